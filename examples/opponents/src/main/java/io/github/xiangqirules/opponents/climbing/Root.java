package io.github.xiangqirules.opponents.climbing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Preview;
import io.github.xiangqirules.climbing.ClimbingMove;
import io.github.xiangqirules.climbing.ClimbingPosition;
import io.github.xiangqirules.opponents.Effort;
import io.github.xiangqirules.opponents.Listener;
import io.github.xiangqirules.opponents.Progress;
import io.github.xiangqirules.opponents.Score;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

/** The choices of the game itself, looked at deeper and deeper. */
final class Root {
  /** From this depth on a flip is looked at anew only if it was nearly the best one before. */
  private static final int SELECTIVE_DEPTH = 3;

  private static final int NEARLY = 60;
  private static final int MOST_FLIPS = 4;

  /** What a position that comes again is worth less to a side that is not worse. */
  private static final int STALLING = 20;

  private static final int FORCED = Evaluation.WIN - 1_000;

  private final ClimbingPosition position;
  private final int balance;
  private final Search search;
  private final Effort effort;
  private final List<Choice> choices = new ArrayList<>();

  /** A choice and what is thought of it. */
  private static final class Choice {
    final ClimbingMove move;
    final Preview preview;
    final int whim;
    int score;

    Choice(ClimbingMove move, Preview preview, int whim) {
      this.move = move;
      this.preview = preview;
      this.whim = whim;
    }
  }

  Root(
      Game<ClimbingPosition, ClimbingMove> game,
      Color side,
      Effort effort,
      int whim,
      SplittableRandom random) {
    this.position = game.position();
    this.effort = effort;
    Evaluation evaluation = new Evaluation(position);
    this.balance = evaluation.balance(side);
    this.search = new Search(evaluation, effort);
    for (ClimbingMove move : game.legalMoves()) {
      int misjudged = whim == 0 ? 0 : random.nextInt(2 * whim + 1) - whim;
      choices.add(new Choice(move, game.preview(move), misjudged));
    }
  }

  /** The best choice that the effort allows to find. */
  ClimbingMove choose(int mostDepth, Listener<ClimbingMove> listener) {
    for (int depth = 1; depth <= mostDepth && !effort.isSpent(); depth++) {
      if (!deepen(depth) && depth > 1) {
        break;
      }
      choices.sort(Comparator.comparingInt((Choice choice) -> choice.score).reversed());
      tell(depth, listener);
      if (Math.abs(choices.get(0).score) >= FORCED) {
        break;
      }
    }
    return choices.get(0).move;
  }

  /**
   * Looks at all choices to a depth. When the effort is spent on the way, what was found better
   * than the best of before is moved to the front, and the answer is false.
   */
  private boolean deepen(int depth) {
    int best = -Evaluation.WIN;
    int leader = 0;
    int flips = 0;
    int before = choices.get(0).score;
    for (int i = 0; i < choices.size(); i++) {
      Choice choice = choices.get(i);
      int score;
      if (choice.move.isResult()) {
        score = step(choice, depth, best);
      } else {
        boolean skip =
            depth >= SELECTIVE_DEPTH && (flips >= MOST_FLIPS || choice.score < before - NEARLY);
        flips++;
        score = skip ? Math.min(choice.score, best - 1) : flip(choice, depth);
      }
      if (effort.isSpent()) {
        choices.add(0, choices.remove(leader));
        return false;
      }
      choice.score = score;
      if (score > best) {
        best = score;
        leader = i;
      }
    }
    return true;
  }

  private int step(Choice choice, int depth, int best) {
    Outcome outcome = choice.preview.outcome();
    if (outcome instanceof Outcome.Won) {
      return Evaluation.WIN - 1;
    }
    if (outcome instanceof Outcome.Drawn) {
      return choice.whim;
    }
    // A whim may make a move of any score the best, so all of them have to be exact.
    int alpha = choice.whim == 0 ? best : -Evaluation.WIN;
    int score = search.after(position, balance, choice.move, depth, alpha, Evaluation.WIN, 0);
    int again = choice.preview.occurrence() - 1;
    return score + choice.whim - (score > 0 ? STALLING * Math.min(again, 10) : 0);
  }

  /** The mean of all that a flip may reveal, by its odds. */
  private int flip(Choice choice, int depth) {
    ImmutableMultiset<ClimbingMove> results = position.results(choice.move);
    long sum = 0;
    for (ClimbingMove result : results.elementSet()) {
      long ways = results.count(result);
      sum += ways * search.revealed(position, balance, result, depth, 0);
      if (effort.isSpent()) {
        return 0;
      }
    }
    return (int) (sum / results.size()) + choice.whim;
  }

  private void tell(int depth, Listener<ClimbingMove> listener) {
    Choice best = choices.get(0);
    int toWin = Evaluation.WIN - Math.abs(best.score);
    int moves = (toWin + 1) / 2;
    Score score =
        Math.abs(best.score) < FORCED
            ? new Score.Points(best.score)
            : new Score.Forced(best.score > 0 ? moves : -moves);
    listener.progress(
        new Progress<>(depth, score, ImmutableList.of(best.move), effort.nodes(), effort.time()));
  }
}
