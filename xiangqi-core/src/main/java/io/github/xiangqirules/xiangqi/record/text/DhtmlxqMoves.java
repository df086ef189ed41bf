package io.github.xiangqirules.xiangqi.record.text;

import com.google.common.base.CharMatcher;
import io.github.xiangqirules.xiangqi.record.tree.Cursor;
import io.github.xiangqirules.xiangqi.record.tree.Grid;
import io.github.xiangqirules.xiangqi.record.tree.Problems;
import io.github.xiangqirules.xiangqi.record.tree.TreeBuilder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;

/** Puts the lines and comments of DhtmlXQ, which come in any order, together to a tree. */
final class DhtmlxqMoves {
  private static final CharMatcher DIGITS = CharMatcher.inRange('0', '9');
  private static final int MAX_DIGITS = 9;
  private static final int MAIN = 0;

  private record Comment(String key, int line, int ply, String text) {}

  private final Problems problems;
  private final Map<Integer, DhtmlxqLine> lines = new HashMap<>();
  private final Map<Integer, List<DhtmlxqLine>> waiting = new HashMap<>();
  private final List<Comment> comments = new ArrayList<>();
  private int order;

  DhtmlxqMoves(Problems problems) {
    this.problems = problems;
  }

  void movelist(String value) {
    add("movelist", MAIN, MAIN, 1, value);
  }

  /**
   * A line whose key is {@code move_P_N_V}: line V replaces line P from ply N on. Line 0 is the
   * movelist, which replaces nothing.
   */
  void variation(String key, String value) {
    List<Integer> numbers = numbers(key, "move_".length());
    if (numbers.size() != 3 || numbers.get(1) < 1) {
      problems.add("surplus", key, value, "left out: the key is not move_P_N_V");
      return;
    }
    if (numbers.get(2) == MAIN) {
      problems.add("surplus", key, value, "left out: line 0 is the movelist");
      return;
    }
    add(key, numbers.get(2), numbers.get(0), numbers.get(1), value);
  }

  private void add(String key, int number, int parent, int firstPly, String value) {
    String moves = CharMatcher.whitespace().removeFrom(value);
    String digits = DIGITS.retainFrom(moves);
    if (digits.length() < moves.length()) {
      problems.add("unreadable-move", key, moves, "what is no digit was skipped");
    }
    if (digits.length() % 4 != 0) {
      problems.add("unreadable-move", key, digits, "the last digits are no move and were left out");
    }
    DhtmlxqLine line = new DhtmlxqLine(order++, number, parent, firstPly, digits);
    if (lines.putIfAbsent(number, line) != null) {
      problems.add("surplus", key, digits, "left out: there is a line " + number + " before it");
    } else if (number != MAIN) {
      waiting.computeIfAbsent(parent, p -> new ArrayList<>()).add(line);
    }
  }

  /** A comment whose key is {@code commentK} or {@code commentV_K}: after ply K of line V. */
  void comment(String key, String text) {
    List<Integer> numbers = numbers(key, "comment".length());
    if (numbers.isEmpty() || numbers.size() > 2) {
      problems.add("surplus", key, text, "left out: the key is not commentV_K");
      return;
    }
    int line = numbers.size() == 2 ? numbers.get(0) : MAIN;
    comments.add(new Comment(key, line, numbers.get(numbers.size() - 1), text));
  }

  /** The numbers of a key, separated by low lines; empty if something else is there. */
  private static List<Integer> numbers(String key, int from) {
    List<Integer> numbers = new ArrayList<>(3);
    for (String part : key.substring(from).split("_", -1)) {
      if (part.isEmpty() || part.length() > MAX_DIGITS || !DIGITS.matchesAllOf(part)) {
        return List.of();
      }
      numbers.add(Integer.parseInt(part));
    }
    return numbers;
  }

  /** Plays everything into a tree. */
  void build(TreeBuilder tree) {
    DhtmlxqLine main =
        lines.computeIfAbsent(MAIN, number -> new DhtmlxqLine(order, MAIN, MAIN, 1, ""));
    List<DhtmlxqLine> hung = hang(main);
    comments.forEach(this::place);
    hung.forEach(line -> play(line, tree));
  }

  /** The lines that hang together with the main one, a host before its guests, else in order. */
  private List<DhtmlxqLine> hang(DhtmlxqLine main) {
    PriorityQueue<DhtmlxqLine> ready =
        new PriorityQueue<>(Comparator.comparingInt(line -> line.order));
    List<DhtmlxqLine> hung = new ArrayList<>();
    hangGuests(main, hung, ready);
    while (!ready.isEmpty()) {
      hangGuests(ready.poll(), hung, ready);
    }
    for (List<DhtmlxqLine> orphans : waiting.values()) {
      orphans.forEach(this::orphan);
    }
    return hung;
  }

  private void hangGuests(
      DhtmlxqLine line, List<DhtmlxqLine> hung, PriorityQueue<DhtmlxqLine> ready) {
    hung.add(line);
    List<DhtmlxqLine> guests = waiting.remove(line.number);
    if (guests == null) {
      return;
    }
    for (DhtmlxqLine guest : guests) {
      Optional<DhtmlxqLine> holder = line.holder(guest.firstPly - 1);
      if (holder.isPresent()) {
        guest.hangOn(holder.get());
        ready.add(guest);
      } else {
        orphan(guest);
      }
    }
  }

  private void orphan(DhtmlxqLine line) {
    lines.remove(line.number);
    problems.add(
        "surplus",
        "move_" + line.parent + "_" + line.firstPly + "_" + line.number,
        line.digits,
        "left out: there is nothing that it could replace");
  }

  private void place(Comment comment) {
    DhtmlxqLine line = lines.get(comment.line);
    Optional<DhtmlxqLine> holder = line == null ? Optional.empty() : line.holder(comment.ply);
    if (holder.isPresent()) {
      holder.get().comments.merge(comment.ply, comment.text, (a, b) -> a + "\n" + b);
    } else {
      problems.add("surplus", comment.key, comment.text, "left out: there is no such ply");
    }
  }

  private static void play(DhtmlxqLine line, TreeBuilder tree) {
    DhtmlxqLine host = line.host();
    Cursor at = host == null ? tree.root() : host.forks.get(line.firstPly - 1);
    if (at == null) {
      throw new IllegalStateException("line " + line.number + " was played before its host");
    }
    if (host == null) {
      visit(line, 0, at, tree);
    }
    for (int i = 0; i < line.moves(); i++) {
      at = tree.play(at, point(line.digits, 4 * i), point(line.digits, 4 * i + 2));
      visit(line, line.firstPly + i, at, tree);
    }
  }

  private static void visit(DhtmlxqLine line, int ply, Cursor at, TreeBuilder tree) {
    String comment = line.comments.get(ply);
    if (comment != null) {
      tree.comment(at, comment);
    }
    if (line.forks.containsKey(ply)) {
      line.forks.put(ply, at);
    }
  }

  private static int point(String digits, int index) {
    return Grid.fromTop(digits.charAt(index) - '0', digits.charAt(index + 1) - '0');
  }
}
