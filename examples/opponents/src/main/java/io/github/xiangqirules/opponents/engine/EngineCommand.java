package io.github.xiangqirules.opponents.engine;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Problem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How an engine is started: the program with its arguments, and the options that it is given. As
 * text the words are separated by blanks, a word with blanks stands in double quotes, and each
 * option follows a semicolon:
 *
 * <pre>
 * /usr/games/fairy-stockfish;Skill Level=3;Hash=64
 * java -jar "/opt/my rules/rules.jar" uci;Level=4
 * </pre>
 *
 * @param words the program and its arguments; at least one
 * @param options values by the names that the engine gave them
 */
public record EngineCommand(ImmutableList<String> words, ImmutableMap<String, String> options) {
  /**
   * A program with arguments and options.
   *
   * @throws IllegalArgumentException if there is no program
   */
  public EngineCommand {
    if (words.isEmpty() || words.get(0).isEmpty()) {
      throw new IllegalArgumentException("no program");
    }
  }

  /**
   * Reads the text of a command. Linear in its length.
   *
   * @throws NotationException if it is none, with code {@code command}
   */
  public static EngineCommand parse(String text) {
    int semicolon = text.indexOf(';');
    String program = semicolon < 0 ? text : text.substring(0, semicolon);
    List<String> words = words(program);
    if (words.isEmpty() || words.get(0).isEmpty()) {
      throw problem(0, "a program is missing");
    }
    Map<String, String> options =
        semicolon < 0 ? Map.of() : options(text.substring(semicolon + 1), semicolon + 1);
    return new EngineCommand(ImmutableList.copyOf(words), ImmutableMap.copyOf(options));
  }

  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean begun = false;
    boolean quoted = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"') {
        quoted = !quoted;
        begun = true;
      } else if (c == ' ' && !quoted) {
        if (begun) {
          words.add(word.toString());
          word.setLength(0);
        }
        begun = false;
      } else {
        word.append(c);
        begun = true;
      }
    }
    if (quoted) {
      throw problem(text.length(), "a double quote is missing");
    }
    if (begun) {
      words.add(word.toString());
    }
    return words;
  }

  private static Map<String, String> options(String text, int start) {
    Map<String, String> options = new LinkedHashMap<>();
    int index = start;
    for (String option : text.split(";", -1)) {
      int equals = option.indexOf('=');
      if (equals < 1) {
        throw problem(index, "an option is written Name=value");
      }
      if (options.put(option.substring(0, equals), option.substring(equals + 1)) != null) {
        throw problem(index, "an option is given twice");
      }
      index += option.length() + 1;
    }
    return options;
  }

  private static NotationException problem(int index, String message) {
    return new NotationException(Problem.ofText("command", "opponent", index, message));
  }

  /** The name of the program's file, for people. */
  String program() {
    String path = words.get(0);
    return path.substring(path.lastIndexOf('/') + 1);
  }
}
