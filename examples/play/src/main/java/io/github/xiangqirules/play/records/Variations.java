package io.github.xiangqirules.play.records;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.play.view.LineView;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.record.MoveNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The variations of one record, as far as they are shown. */
final class Variations {
  private static final int DEEPEST = 16;

  private int left = RecordKeeper.LONGEST;
  private boolean cut;

  /** Whether there was more than is shown. */
  boolean isCut() {
    return cut;
  }

  /** The lines that leave the main line. */
  ImmutableList<LineView> of(MoveNode root, Game<XiangqiPosition, XiangqiMove> start) {
    return leaving(root, start, 0);
  }

  /** The lines that leave the one that goes on from a node. */
  private ImmutableList<LineView> leaving(
      MoveNode node, Game<XiangqiPosition, XiangqiMove> game, int depth) {
    if (!node.hasVariations()) {
      return ImmutableList.of();
    }
    if (depth == DEEPEST) {
      cut = true;
      return ImmutableList.of();
    }
    ImmutableList.Builder<LineView> lines = ImmutableList.builder();
    Game<XiangqiPosition, XiangqiMove> at = game;
    for (Optional<MoveNode> next = Optional.of(node); next.isPresent(); ) {
      List<MoveNode> followers = next.get().next();
      for (MoveNode other : followers.subList(Math.min(1, followers.size()), followers.size())) {
        line(other, at, depth + 1).ifPresent(lines::add);
      }
      next = next.get().main().filter(MoveNode::hasVariations);
      Optional<XiangqiMove> move = next.flatMap(MoveNode::move);
      if (move.isEmpty() || !mayPlay(at, move.get())) {
        break;
      }
      at = at.play(move.get());
    }
    return lines.build();
  }

  private Optional<LineView> line(
      MoveNode first, Game<XiangqiPosition, XiangqiMove> before, int depth) {
    List<String> comments = new ArrayList<>();
    Game<XiangqiPosition, XiangqiMove> end = before;
    for (Optional<MoveNode> at = Optional.of(first); at.isPresent(); ) {
      Optional<XiangqiMove> move = at.flatMap(MoveNode::move);
      if (left == 0) {
        cut = true;
        break;
      }
      if (move.isEmpty() || !mayPlay(end, move.get())) {
        break;
      }
      end = end.play(move.get());
      comments.add(at.get().comment());
      left--;
      at = at.flatMap(MoveNode::main);
    }
    if (comments.isEmpty()) {
      return Optional.empty();
    }
    Game<XiangqiPosition, XiangqiMove> begun = end.takeBack(comments.size() - 1);
    return Optional.of(LineView.of(end, comments, leaving(first, begun, depth)));
  }

  private static boolean mayPlay(Game<XiangqiPosition, XiangqiMove> game, XiangqiMove move) {
    return !game.outcome().isOver() && game.position().isLegal(move);
  }
}
