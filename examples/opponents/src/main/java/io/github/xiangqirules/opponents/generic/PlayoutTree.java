package io.github.xiangqirules.opponents.generic;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Dealer;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.opponents.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The tree of the games that were tried. Every game played adds one branch to it. */
final class PlayoutTree<P extends Position<P, M>, M extends Move> {
  /** So that a share of three quarters reads as about a horse. */
  private static final double POINTS = 364;

  private static final double SURE = 0.001;

  private final Branch<P, M> root;
  private final int depth;
  private final Playout<P, M> playout;
  private final Dealer<P, M> dealer;
  private final RandomGenerator random;
  private final List<Branch<P, M>> path = new ArrayList<>();

  PlayoutTree(
      Game<P, M> game,
      int depth,
      Playout<P, M> playout,
      Dealer<P, M> dealer,
      RandomGenerator random) {
    this.root = new Branch<>(game);
    this.depth = depth;
    this.playout = playout;
    this.dealer = dealer;
    this.random = random;
  }

  /** Goes down the tree to a game that was not seen yet, plays it to its end and counts it. */
  void playOnce() {
    path.clear();
    Branch<P, M> leaf = descend();
    Player player = leaf.game().position().toMove();
    double worth =
        leaf.game().outcome().isOver()
            ? Playout.worth(leaf.game().outcome(), player)
            : playout.play(leaf.game().position(), player);
    for (int i = path.size() - 1; i >= 0; i--) {
      Branch<P, M> branch = path.get(i);
      boolean same = branch.game().position().toMove() == player;
      branch.count(same ? worth : 1 - worth);
    }
  }

  private Branch<P, M> descend() {
    Branch<P, M> branch = root;
    while (path.size() < depth && !branch.game().outcome().isOver()) {
      path.add(branch);
      M result = dealer.resolve(branch.game().position(), branch.next(random));
      Branch<P, M> next = branch.after(result);
      if (next == null) {
        return branch.grow(result);
      }
      branch = next;
    }
    return branch;
  }

  M best() {
    return root.best();
  }

  /** The moves that were tried most, up to the first that chance has yet to decide. */
  ImmutableList<M> line() {
    ImmutableList.Builder<M> line = ImmutableList.builder();
    @Nullable Branch<P, M> branch = root;
    while (branch != null && branch.isTried()) {
      M choice = branch.best();
      line.add(choice);
      branch = branch.after(choice);
    }
    return line.build();
  }

  Score score() {
    double share = Math.min(1 - SURE, Math.max(SURE, root.share()));
    return new Score.Points((int) Math.round(POINTS * Math.log(share / (1 - share))));
  }
}
