package io.github.xiangqirules.xiangqi.record.text;

import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.record.GameRecord;
import io.github.xiangqirules.xiangqi.record.MoveNode;
import io.github.xiangqirules.xiangqi.record.tree.Losses;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** Writes the tree of a game as movetext: after a move the variations that replace it. */
final class PgnMoveWriter {
  private static final int LINE_LENGTH = 72;
  private static final int MAX_ANNOTATION = 255;

  /**
   * Something still to be written.
   *
   * @param node the move; the end of a variation if it is the root
   * @param before the position before it
   * @param ply the ply that it is, from 0
   * @param opens whether it begins a variation, and does not only go on after its move
   * @param goesOn whether the move is written already and what follows it is due
   */
  private record Task(
      MoveNode node, Optional<XiangqiPosition> before, int ply, boolean opens, boolean goesOn) {}

  private final GameRecord record;
  private final MoveWriter moves;
  private final Losses losses;
  private final StringBuilder out;
  private final int firstPly;
  private final Deque<Task> tasks = new ArrayDeque<>();
  private boolean numberIsDue = true;
  private int lineStart;

  PgnMoveWriter(GameRecord record, MoveWriter moves, Losses losses, StringBuilder out) {
    XiangqiSetup start = record.start();
    this.record = record;
    this.moves = moves;
    this.losses = losses;
    this.out = out;
    this.firstPly = 2 * (start.moveNumber() - 1) + start.sideToMove().ordinal();
    this.lineStart = out.length();
  }

  void write() {
    comment(record.root().comment(), 0);
    follow(record.root(), moves.start(), 0);
    while (!tasks.isEmpty()) {
      Task task = tasks.pop();
      if (task.node.move().isEmpty()) {
        out.setLength(out.length() - 1);
        word(")");
        numberIsDue = true;
      } else if (task.goesOn) {
        follow(task.node, MoveWriter.after(task.before, move(task)), task.ply + 1);
      } else {
        variation(task);
      }
    }
  }

  private static XiangqiMove move(Task task) {
    return task.node.move().orElseThrow();
  }

  /** Writes the main move after a node, and puts off its variations and what follows it. */
  private void follow(MoveNode parent, Optional<XiangqiPosition> position, int ply) {
    if (parent.next().isEmpty()) {
      return;
    }
    MoveNode main = parent.next().get(0);
    tasks.push(new Task(main, position, ply, false, true));
    for (int i = parent.next().size() - 1; i > 0; i--) {
      tasks.push(new Task(parent.next().get(i), position, ply, true, false));
    }
    move(main, position, ply);
  }

  private void variation(Task task) {
    tasks.push(new Task(record.root(), task.before, task.ply, false, false));
    tasks.push(new Task(task.node, task.before, task.ply, false, true));
    out.append('(');
    numberIsDue = true;
    move(task.node, task.before, task.ply);
  }

  private void move(MoveNode node, Optional<XiangqiPosition> before, int ply) {
    int number = (firstPly + ply) / 2 + 1;
    boolean red = (firstPly + ply) % 2 == 0;
    if (red) {
      word(number + ".");
    } else if (numberIsDue) {
      word(number + ".");
      word("...");
    }
    numberIsDue = false;
    word(moves.text(before, node.move().orElseThrow()));
    node.annotations()
        .forEach(
            annotation -> {
              if (annotation >= 0 && annotation <= MAX_ANNOTATION) {
                word("$" + annotation);
              } else {
                losses.add(Losses.place(ply + 1), "annotation " + annotation, "left out");
              }
            });
    comment(node.comment(), ply + 1);
  }

  private void word(String text) {
    if (out.length() - lineStart > LINE_LENGTH && out.charAt(out.length() - 1) == ' ') {
      out.setCharAt(out.length() - 1, '\n');
      lineStart = out.length();
    }
    out.append(text).append(' ');
  }

  /** A closing brace would end a comment, and a line that begins as a tag would end the game. */
  private void comment(String comment, int ply) {
    if (comment.isEmpty()) {
      return;
    }
    String place = Losses.place(ply);
    String text = losses.storable(comment, place);
    String held = withoutTags(text.replace('}', '｝'));
    if (!held.equals(text)) {
      losses.add(place, text, "a brace was replaced, or a dot set before a bracket");
    }
    out.append('{').append(held).append("} ");
    if (held.indexOf('\n') >= 0) {
      lineStart = out.length() - (held.length() - held.lastIndexOf('\n'));
    }
    numberIsDue = true;
  }

  private static String withoutTags(String text) {
    StringBuilder held = new StringBuilder(text.length());
    int line = 0;
    while (line < text.length()) {
      int end = text.indexOf('\n', line);
      end = end < 0 ? text.length() : end + 1;
      int bracket = line;
      while (bracket < end && text.charAt(bracket) == ' ') {
        bracket++;
      }
      boolean tag = line > 0 && PgnTags.isTag(text, bracket);
      held.append(text, line, tag ? bracket : end);
      if (tag) {
        held.append('.').append(text, bracket, end);
      }
      line = end;
    }
    return held.toString();
  }
}
