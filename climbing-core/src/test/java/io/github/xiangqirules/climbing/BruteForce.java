package io.github.xiangqirules.climbing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The rules a second time, slowly, on strings: every square is tried against every other, and
 * nothing is shared with the library.
 */
final class BruteForce {
  private static final String PIECES = "KABRNCPkabrncp";
  private static final String MATERIAL = "KAABBRRNNCCPPPPPkaabbrrnnccppppp";
  private static final Map<Character, String> TAKES =
      Map.of(
          'K', "KABRNC", 'A', "ABRNCP", 'B', "BRNCP", 'R', "RNCP", 'N', "NCP", 'C', "KABRNCP", 'P',
          "KP");

  private final List<String> stacks; // a1 b1 c1 d1 a2 ..., each from bottom to top
  private final char side;
  private final String captured;
  private final int quiet;
  private final int ply;

  private BruteForce(List<String> stacks, char side, String captured, int quiet, int ply) {
    this.stacks = stacks;
    this.side = side;
    this.captured = captured;
    this.quiet = quiet;
    this.ply = ply;
  }

  static BruteForce parse(String text) {
    String[] fields = text.split(" ", -1);
    List<String> stacks = new ArrayList<>();
    for (String rank : fields[0].split("/", -1)) {
      stacks.addAll(
          0, Arrays.stream(rank.split(",", -1)).map(s -> s.equals("-") ? "" : s).toList());
    }
    return new BruteForce(
        stacks,
        fields[1].charAt(0),
        fields[2].equals("-") ? "" : fields[2],
        Integer.parseInt(fields[3]),
        Integer.parseInt(fields[4]));
  }

  String text() {
    List<String> ranks = new ArrayList<>();
    for (int rank = 3; rank >= 0; rank--) {
      ranks.add(
          String.join(
              ",",
              stacks.subList(4 * rank, 4 * rank + 4).stream()
                  .map(s -> s.isEmpty() ? "-" : s)
                  .toList()));
    }
    return String.join("/", ranks)
        + " "
        + side
        + " "
        + (captured.isEmpty() ? "-" : captured)
        + " "
        + quiet
        + " "
        + ply;
  }

  /** How often each piece is still face-down. */
  Map<Character, Integer> unseen() {
    Map<Character, Integer> unseen = new TreeMap<>();
    MATERIAL.chars().forEach(c -> unseen.merge((char) c, 1, Integer::sum));
    (String.join("", stacks) + captured)
        .chars()
        .filter(c -> c != '?')
        .forEach(c -> unseen.merge((char) c, -1, Integer::sum));
    unseen.values().removeIf(count -> count == 0);
    return unseen;
  }

  /** The choices, sorted. */
  List<String> choices() {
    List<String> choices = new ArrayList<>();
    for (int from = 0; from < 16; from++) {
      if (stacks.get(from).endsWith("?")) {
        choices.add(name(from) + "?");
      }
      for (int to = 0; to < 16; to++) {
        if (from != to && isOwn(top(from))) {
          if (canStep(from, to)) {
            choices.add(name(from) + "-" + name(to));
          }
          if (canCapture(from, to)) {
            choices.add(name(from) + "x" + name(to));
          }
        }
      }
    }
    return choices.stream().sorted().toList();
  }

  private boolean canStep(int from, int to) {
    int level = stacks.get(from).length();
    int newLevel = stacks.get(to).length() + 1;
    return distance(from, to) == 1 && newLevel <= 3 && Math.abs(newLevel - level) <= 1;
  }

  private boolean canCapture(int from, int to) {
    char mover = top(from);
    char victim = top(to);
    int level = stacks.get(from).length();
    if (victim == ' ' || victim == '?' || isOwn(victim) || stacks.get(to).length() != level) {
      return false;
    }
    if (Character.toUpperCase(mover) != 'C') {
      return distance(from, to) == 1 && takes(mover, victim);
    }
    if (from % 4 != to % 4 && from / 4 != to / 4) {
      return false;
    }
    int screens = 0;
    for (int between = 0; between < 16; between++) {
      boolean inside =
          between != from
              && between != to
              && distance(from, between) + distance(between, to) == distance(from, to);
      if (inside && stacks.get(between).length() >= level) {
        screens++;
      }
    }
    return screens == 1;
  }

  static boolean takes(char attacker, char victim) {
    return TAKES
        .getOrDefault(Character.toUpperCase(attacker), "")
        .contains("" + Character.toUpperCase(victim));
  }

  /** All results of all choices with the position after each. */
  Map<String, BruteForce> results() {
    Map<String, BruteForce> results = new TreeMap<>();
    for (String choice : choices()) {
      if (choice.endsWith("?")) {
        String square = choice.substring(0, 2);
        unseen()
            .keySet()
            .forEach(piece -> results.put(square + "=" + piece, play(square + "=" + piece)));
      } else {
        results.put(choice, play(choice));
      }
    }
    return results;
  }

  BruteForce play(String result) {
    List<String> next = new ArrayList<>(stacks);
    int from = square(result, 0);
    if (result.charAt(2) == '=') {
      char piece = result.charAt(3);
      next.set(from, withoutTop(from) + piece);
      char mover = side == '-' ? colour(piece) : side;
      return new BruteForce(next, other(mover), captured, 0, ply + 1);
    }
    int to = square(result, 3);
    next.set(from, withoutTop(from));
    if (result.charAt(2) == '-') {
      next.set(to, stacks.get(to) + top(from));
      return new BruteForce(next, other(side), captured, quiet + 1, ply + 1);
    }
    next.set(to, withoutTop(to) + top(from));
    String taken =
        (captured + top(to))
            .chars()
            .mapToObj(c -> (char) c)
            .sorted((a, b) -> PIECES.indexOf(a) - PIECES.indexOf(b))
            .collect(StringBuilder::new, StringBuilder::append, StringBuilder::append)
            .toString();
    return new BruteForce(next, other(side), taken, 0, ply + 1);
  }

  long perft(int depth) {
    if (depth == 0) {
      return 1;
    }
    return results().values().stream().mapToLong(next -> next.perft(depth - 1)).sum();
  }

  private char top(int square) {
    String stack = stacks.get(square);
    return stack.isEmpty() ? ' ' : stack.charAt(stack.length() - 1);
  }

  private String withoutTop(int square) {
    String stack = stacks.get(square);
    return stack.substring(0, stack.length() - 1);
  }

  private boolean isOwn(char piece) {
    return Character.isLetter(piece) && colour(piece) == side;
  }

  private static char colour(char piece) {
    return Character.isUpperCase(piece) ? 'r' : 'b';
  }

  private static char other(char side) {
    return side == 'r' ? 'b' : 'r';
  }

  private static int distance(int a, int b) {
    return Math.abs(a % 4 - b % 4) + Math.abs(a / 4 - b / 4);
  }

  private static String name(int square) {
    return "" + "abcd".charAt(square % 4) + (square / 4 + 1);
  }

  private static int square(String text, int index) {
    return "abcd".indexOf(text.charAt(index)) + 4 * (text.charAt(index + 1) - '1');
  }
}
