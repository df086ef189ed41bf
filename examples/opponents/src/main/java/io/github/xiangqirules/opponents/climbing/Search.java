package io.github.xiangqirules.opponents.climbing;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.climbing.ClimbingMove;
import io.github.xiangqirules.climbing.ClimbingPosition;
import io.github.xiangqirules.opponents.Effort;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Looks ahead by alpha-beta. A flip is worth the mean of what it may reveal; below the root, where
 * there are too many to try them all, some flips are drawn by their odds and stand for the choice
 * to flip anything.
 *
 * <p>Scores are for the side to move. Once the effort is spent they mean nothing.
 */
final class Search {
  private static final int SAMPLES = 3;

  /** A flip costs many positions and leaves the enemy little to answer, so it is looked at less. */
  private static final int FLIP_REDUCTION = 2;

  private final Evaluation evaluation;
  private final Effort effort;
  private final Table table = new Table();

  Search(Evaluation evaluation, Effort effort) {
    this.evaluation = evaluation;
    this.effort = effort;
  }

  /** The worth of a position. */
  int search(ClimbingPosition position, int balance, int depth, int alpha, int beta, int ply) {
    if (!effort.spend()) {
      return 0;
    }
    ImmutableList<ClimbingMove> moves = position.legalMoves();
    if (moves.isEmpty()) {
      return ply - Evaluation.WIN;
    }
    if (depth <= 0) {
      return settle(position, balance, moves, alpha, beta, ply);
    }
    long key = position.key();
    Table.Entry known = table.find(key);
    if (known != null && known.answers(depth, alpha, beta)) {
      return known.score();
    }
    Candidates candidates =
        new Candidates(position, moves, known == null ? null : known.best(), evaluation);
    int best = -Evaluation.WIN;
    @Nullable ClimbingMove bestMove = null;
    int floor = alpha;
    for (ClimbingMove move = candidates.next(); move != null; move = candidates.next()) {
      int score =
          move.isResult()
              ? after(position, balance, move, depth, floor, beta, ply)
              : flip(position, balance, candidates, depth, ply);
      if (effort.isSpent()) {
        return best;
      }
      if (score > best) {
        best = score;
        bestMove = move;
        floor = Math.max(floor, score);
        if (score >= beta) {
          break;
        }
      }
    }
    Table.Bound bound =
        best >= beta
            ? Table.Bound.AT_LEAST
            : best > alpha ? Table.Bound.EXACT : Table.Bound.AT_MOST;
    table.keep(new Table.Entry(key, depth, best, bound, bestMove));
    return best;
  }

  /** The worth of a step or capture. */
  int after(
      ClimbingPosition position,
      int balance,
      ClimbingMove move,
      int depth,
      int alpha,
      int beta,
      int ply) {
    Piece taken = move instanceof ClimbingMove.Capture ? position.captured(move) : null;
    int next = -balance - (taken == null ? 0 : evaluation.value(taken));
    return -search(position.play(move), next, depth - 1, -beta, -alpha, ply + 1);
  }

  /** The worth of a result of a flip, looked at less far. */
  int revealed(ClimbingPosition position, int balance, ClimbingMove result, int depth, int ply) {
    ClimbingPosition next = position.play(result);
    return -search(
        next, -balance, depth - FLIP_REDUCTION, -Evaluation.WIN, Evaluation.WIN, ply + 1);
  }

  /** The mean of some flips. The key decides which, so that a search can be repeated. */
  private int flip(
      ClimbingPosition position, int balance, Candidates candidates, int depth, int ply) {
    SplittableRandom random = new SplittableRandom(position.key());
    ImmutableList<Piece> bag = position.unseen().asList();
    int sum = 0;
    for (int i = 0; i < SAMPLES && !effort.isSpent(); i++) {
      ClimbingMove choice = candidates.flip(random.nextInt(candidates.flips()));
      Piece piece = bag.get(random.nextInt(bag.size()));
      sum += revealed(position, balance, ClimbingMove.flip(choice.from(), piece), depth, ply);
    }
    return sum / SAMPLES;
  }

  /** The worth when only captures are played on, and no side has to. */
  private int settle(
      ClimbingPosition position,
      int balance,
      ImmutableList<ClimbingMove> moves,
      int alpha,
      int beta,
      int ply) {
    int best = evaluation.of(position, balance);
    int floor = Math.max(alpha, best);
    // Captures are the last of the legal moves.
    for (int i = moves.size() - 1; i >= 0 && best < beta; i--) {
      if (!(moves.get(i) instanceof ClimbingMove.Capture capture)) {
        break;
      }
      if (!effort.spend()) {
        break;
      }
      Piece taken = position.captured(capture);
      ClimbingPosition next = position.play(capture);
      ImmutableList<ClimbingMove> replies = next.legalMoves();
      int nextBalance = -balance - (taken == null ? 0 : evaluation.value(taken));
      int score =
          replies.isEmpty()
              ? Evaluation.WIN - ply - 1
              : -settle(next, nextBalance, replies, -beta, -floor, ply + 1);
      best = Math.max(best, score);
      floor = Math.max(floor, best);
    }
    return best;
  }
}
