package io.github.xiangqirules.xiangqi.record.text;

import com.google.common.base.CharMatcher;
import io.github.xiangqirules.xiangqi.notation.file.Alphabet;
import io.github.xiangqirules.xiangqi.record.GameResult;
import io.github.xiangqirules.xiangqi.record.tree.Problems;
import io.github.xiangqirules.xiangqi.record.tree.Texts;
import java.util.Optional;

/**
 * Reads movetext: moves with their numbers, comments, variations, annotations, the result. One
 * pass, one character at a time, whatever the length of a line.
 */
final class PgnMoves {
  private static final int MOVE_LENGTH = 4;
  private static final int MAX_ANNOTATION = 255;
  private static final int NO_ANNOTATION = -1;
  private static final String LINE_END = "\n";
  private static final CharMatcher DOTS = CharMatcher.anyOf(".…。");

  private final char[] text;
  private final MoveLine line;
  private final Problems problems;
  private final StringBuilder leading = new StringBuilder();
  private boolean opened;
  private int index;

  PgnMoves(char[] text, int start, MoveLine line, Problems problems) {
    this.text = text;
    this.index = start;
    this.line = line;
    this.problems = problems;
  }

  /** Reads up to the result of the game or the end of the text; empty if there is no result. */
  Optional<GameResult> read() {
    while (index < text.length) {
      char c = text[index];
      switch (c) {
        case '{' -> comment(1, "}");
        case ';' -> comment(1, LINE_END);
        case '/' -> {
          if (isAt(index, "/*")) {
            comment(2, "*/");
          } else {
            stray();
          }
        }
        case '(' -> {
          index++;
          line.open();
          opened = true;
        }
        case ')' -> close();
        case '}', ']' -> stray();
        case '$' -> number();
        case '!', '?' -> marks();
        default -> {
          if (Alphabet.isSpace(c)) {
            index++;
          } else {
            Optional<GameResult> result = word();
            if (result.isPresent()) {
              end();
              return result;
            }
          }
        }
      }
    }
    end();
    return Optional.empty();
  }

  private void end() {
    if (line.depth() > 0) {
      problems.add("cut", "end of the moves", line.depth() + " open variations", "closed");
    }
    while (line.depth() > 0) {
      line.close();
    }
    sayLeading();
    line.decide();
  }

  /** What is said in a variation without moves is said about the move that it would replace. */
  private void close() {
    opened = false;
    if (line.close()) {
      index++;
      sayLeading();
    } else {
      stray();
    }
  }

  private void stray() {
    index++;
    surplus(index - 1, "left out");
  }

  private void surplus(int from, String done) {
    problems.add("surplus", "character " + from, new String(text, from, index - from), done);
  }

  private boolean isAt(int place, String sign) {
    boolean same = place + sign.length() <= text.length;
    for (int i = 0; same && i < sign.length(); i++) {
      same = text[place + i] == sign.charAt(i);
    }
    return same;
  }

  /** A comment belongs to the move before it; at the start of a variation to the one after it. */
  private void comment(int openingLength, String closing) {
    int start = index + openingLength;
    int end = start;
    while (end < text.length && !isAt(end, closing)) {
      end++;
    }
    if (end == text.length && !closing.equals(LINE_END)) {
      problems.add("cut", "character " + index, "a comment without end", "taken to the end");
    }
    index = Math.min(end + closing.length(), text.length);
    String comment = Texts.lines(new String(text, start, end - start));
    if (opened) {
      leading.append(leading.isEmpty() ? "" : "\n").append(comment);
    } else {
      line.comment(comment);
    }
  }

  private void sayLeading() {
    if (!leading.isEmpty()) {
      line.comment(leading.toString());
      leading.setLength(0);
    }
  }

  private void number() {
    int start = index;
    int value = 0;
    index++;
    while (index < text.length && isDigit(text[index])) {
      value = Math.min(value * 10 + text[index] - '0', MAX_ANNOTATION + 1);
      index++;
    }
    boolean isNumber = index > start + 1 && value <= MAX_ANNOTATION;
    annotate(start, isNumber ? value : NO_ANNOTATION);
  }

  /** The marks of praise and blame, of which PGN numbers six. */
  private void marks() {
    int start = index;
    while (index < text.length && (text[index] == '!' || text[index] == '?')) {
      index++;
    }
    int number =
        switch (new String(text, start, Math.min(index - start, 3))) {
          case "!" -> 1;
          case "?" -> 2;
          case "!!" -> 3;
          case "??" -> 4;
          case "!?" -> 5;
          case "?!" -> 6;
          default -> NO_ANNOTATION;
        };
    annotate(start, number);
  }

  /** An annotation belongs to the move before it in the same variation. */
  private void annotate(int start, int number) {
    if (number == NO_ANNOTATION) {
      surplus(start, "left out: there is no such annotation");
    } else if (opened || !line.annotate(number)) {
      surplus(start, "left out: there is no move before it");
    }
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private Optional<GameResult> word() {
    int start = index;
    while (index < text.length && isWordCharacter(text[index])) {
      index++;
    }
    if (index == start) {
      index++;
    }
    int from = afterNumber(start, index);
    if (from == index) {
      return Optional.empty();
    }
    if (isDigit(text[start]) || text[start] == '*') {
      Optional<GameResult> result = GameResult.ofText(new String(text, start, index - start));
      if (result.isPresent()) {
        if (line.depth() == 0) {
          return result;
        }
        surplus(start, "left out: a variation has no result");
        return Optional.empty();
      }
    }
    join(from);
    if (!hasNumber(from)) {
      surplus(from, "left out");
      return Optional.empty();
    }
    line.play(text, from, index);
    opened = false;
    sayLeading();
    return Optional.empty();
  }

  /** Every move of every notation has a number in it. */
  private boolean hasNumber(int from) {
    for (int i = from; i < index; i++) {
      if (text[i] == '0' || Alphabet.isDigit(Alphabet.sign(text[i]))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isWordCharacter(char c) {
    return switch (c) {
      case '{', '}', '(', ')', ';', '!', '?', '$' -> false;
      default -> !Alphabet.isSpace(c);
    };
  }

  /** Goes past the number of a move and its dots, unless the word is a move that begins so. */
  private int afterNumber(int start, int end) {
    int i = start;
    while (i < end && isDigit(text[i])) {
      i++;
    }
    if (i == end) {
      return end;
    }
    int dots = i;
    while (i < end && DOTS.matches(text[i])) {
      i++;
    }
    boolean soldier = dots > start && i == dots + 1 && i + 1 == end && isDigit(text[i]);
    return i > dots && !soldier ? i : start;
  }

  /** Takes in what follows a Chinese move that is typed with blanks, such as 车 3平 7. */
  private void join(int from) {
    int signs = index - from;
    if (signs >= MOVE_LENGTH || !Alphabet.isChinese(text[from])) {
      return;
    }
    int end = index;
    while (end < text.length && signs < MOVE_LENGTH) {
      char c = text[end];
      if (Alphabet.sign(c) != Alphabet.NONE) {
        signs++;
      } else if (c != ' ' && c != '\u3000') {
        return;
      }
      end++;
    }
    if (signs == MOVE_LENGTH) {
      index = end;
    }
  }
}
