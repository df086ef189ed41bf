package io.github.xiangqirules.testkit;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Plays a game by a script of small numbers. A number names a style, which narrows the legal
 * choices, and which of the narrowed choices is played; where chance has a say it names the result
 * as well. The number 0 is the first result of the first choice, so that scripts which shrink
 * become plain.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
final class GuidedPlay<P extends Position<P, M>, M extends Move> {
  private static final int NUMBERS_OF_A_STYLE = 4096;

  /** Each style as often as it is to come; a shuttle goes a long way to end a game. */
  private static final ImmutableList<Style> STYLES =
      ImmutableList.<Style>builder()
          .addAll(Collections.nCopies(9, Style.ANY))
          .addAll(Collections.nCopies(5, Style.CAPTURE))
          .addAll(Collections.nCopies(5, Style.PRESS))
          .add(Style.SHUTTLE)
          .build();

  /** The largest number of a script; the least is 0. */
  static final int LAST_NUMBER = STYLES.size() * NUMBERS_OF_A_STYLE - 1;

  private final int maxPlies;
  private Game<P, M> game;

  private GuidedPlay(Game<P, M> start, int maxPlies) {
    this.game = start;
    this.maxPlies = maxPlies;
  }

  /** The game that a script gives: it ends with the script, after so many plies or when over. */
  static <P extends Position<P, M>, M extends Move> Game<P, M> play(
      Game<P, M> start, List<Integer> script, int maxPlies) {
    GuidedPlay<P, M> play = new GuidedPlay<>(start, maxPlies);
    for (int number : script) {
      play.follow(STYLES.get(number / NUMBERS_OF_A_STYLE), number % NUMBERS_OF_A_STYLE);
    }
    return play.game;
  }

  private boolean goesOn() {
    return game.plies() < maxPlies
        && !game.outcome().isOver()
        && game.position().legalMoveCount() > 0;
  }

  private void follow(Style style, int number) {
    if (!goesOn()) {
      return;
    }
    List<M> choices = style.of(game.position());
    M choice = choices.get(number % choices.size());
    int rest = number / choices.size();
    if (style == Style.SHUTTLE) {
      shuttle(choice, rest);
    } else {
      List<M> results = game.position().results(choice).asList();
      game = game.play(results.get(rest % results.size()));
    }
  }

  /** Both sides go somewhere and back, so that the position occurs once more. */
  private void shuttle(M first, int number) {
    if (!first.isResult()) {
      return;
    }
    game = game.play(first);
    if (!goesOn()) {
      return;
    }
    List<M> replies = Style.SHUTTLE.of(game.position());
    M reply = replies.get(number % replies.size());
    if (!reply.isResult()) {
      return;
    }
    game = game.play(reply);
    goBack(first);
    goBack(reply);
  }

  private void goBack(M move) {
    @Nullable M back = goesOn() ? reverse(move) : null;
    if (back != null) {
      game = game.play(back);
    }
  }

  private @Nullable M reverse(M move) {
    for (M choice : Style.SHUTTLE.of(game.position())) {
      if (choice.isResult() && choice.from().equals(move.to()) && choice.to().equals(move.from())) {
        return choice;
      }
    }
    return null;
  }

  /** How a player picks: which of the legal choices come into question. */
  private enum Style {
    /** All of them. */
    ANY,
    /** Those that take something, if there are any. */
    CAPTURE,
    /** Those that leave the other side the fewest replies: checks, blockades, mates. */
    PRESS,
    /** Those that take nothing, to come back from. */
    SHUTTLE;

    <P extends Position<P, M>, M extends Move> List<M> of(P position) {
      List<M> legal = position.legalMoves();
      List<M> preferred =
          switch (this) {
            case ANY -> legal;
            case CAPTURE ->
                legal.stream().filter(choice -> position.captured(choice) != null).toList();
            case PRESS -> fewestReplies(position, legal);
            case SHUTTLE ->
                legal.stream()
                    .filter(choice -> choice.isResult() && position.captured(choice) == null)
                    .toList();
          };
      return preferred.isEmpty() ? legal : preferred;
    }

    private static <P extends Position<P, M>, M extends Move> List<M> fewestReplies(
        P position, List<M> legal) {
      List<M> best = new ArrayList<>();
      int fewest = Integer.MAX_VALUE;
      for (M choice : legal) {
        if (!choice.isResult()) {
          continue;
        }
        int replies = position.play(choice).legalMoveCount();
        if (replies < fewest) {
          fewest = replies;
          best.clear();
        }
        if (replies == fewest) {
          best.add(choice);
        }
      }
      return best;
    }
  }
}
