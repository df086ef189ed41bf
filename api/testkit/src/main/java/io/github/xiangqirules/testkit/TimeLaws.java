package io.github.xiangqirules.testkit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import io.github.xiangqirules.api.Dealer;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Preview;
import io.github.xiangqirules.api.Replay;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Going back, looking ahead, and storing.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
interface TimeLaws<P extends Position<P, M>, M extends Move> extends Laws<P, M> {
  /** To take back gives the game of that time, and to play the same again the game of now. */
  @Property(tries = 50)
  default void takingBackGivesTheGameOfThatTime(@ForAll("games") Game<P, M> game) {
    List<P> positions = game.positions();
    List<M> moves = game.moves();
    for (int back = 0; back <= game.plies(); back++) {
      Game<P, M> earlier = game.takeBack(back);
      Check.equal(positions.get(game.plies() - back), earlier.position(), back + " taken back");
    }
    Game<P, M> again = game.takeBack(game.plies());
    for (M move : moves) {
      again = again.play(move);
    }
    Check.equal(game, again, "the game played again");
    Check.equal(game.hashCode(), again.hashCode(), "hash of the game played again");
    Check.equal(game.outcome(), again.outcome(), "outcome of the game played again");
    Check.thrown(
        IllegalArgumentException.class, () -> game.takeBack(game.plies() + 1), "too many plies");
  }

  /** A preview tells the occurrence and the outcome that the choice then has. */
  @Property(tries = 50)
  default void aPreviewIsWhatPlayingBrings(@ForAll("games") Game<P, M> game) {
    for (M choice : game.legalMoves()) {
      Preview preview = game.preview(choice);
      Check.that(preview.occurrence() >= 1, "%s of %s", preview, choice.text());
      if (choice.isResult()) {
        Game<P, M> next = game.play(choice);
        Check.equal(
            new Preview(next.occurrences(), next.outcome()), preview, "of " + choice.text());
      }
    }
  }

  /** The preview of an open choice holds what all its results share. */
  @Property(tries = 50)
  default void aPreviewOfAnOpenChoiceIsWhatAllResultsShare(@ForAll("games") Game<P, M> game) {
    for (M choice : game.legalMoves()) {
      if (choice.isResult()) {
        continue;
      }
      Preview preview = game.preview(choice);
      List<Outcome> outcomes = new ArrayList<>();
      for (M result : game.position().results(choice).elementSet()) {
        Game<P, M> next = game.play(result);
        outcomes.add(next.outcome());
        Check.that(preview.occurrence() <= next.occurrences(), "%s of %s", preview, choice.text());
      }
      boolean shared = outcomes.stream().distinct().count() == 1;
      Check.equal(
          shared ? outcomes.get(0) : new Outcome.Ongoing(),
          preview.outcome(),
          "outcome that all results of " + choice.text() + " share");
    }
  }

  /** To play a choice is to play one of its results, and what the dealer may not say it cannot. */
  @Property(tries = 50)
  default void aDealerMakesAChoiceAResult(@ForAll("games") Game<P, M> game) {
    P position = game.position();
    for (M choice : game.legalMoves()) {
      ImmutableMultiset<M> results = position.results(choice);
      M result = Dealer.<P, M>random(new Random(1)).resolve(position, choice);
      Check.that(results.contains(result), "%s dealt for %s", result.text(), choice.text());
      Check.equal(
          game.play(result),
          game.play(choice, (p, c) -> result),
          "the game after " + result.text() + " dealt for " + choice.text());
      for (M other : game.legalMoves()) {
        if (!other.equals(choice) && other.isResult()) {
          Check.thrown(
              IllegalArgumentException.class,
              () -> game.play(choice, (p, c) -> other),
              other.text() + " dealt for " + choice.text());
          break;
        }
      }
    }
  }

  /** The texts of its start and its events give a game back. */
  @Property(tries = 50)
  default void aGameComesBackFromItsTexts(@ForAll("games") Game<P, M> game) {
    P start = rules().parsePosition(game.start().text());
    Replay<P, M> replay = Game.replay(rules(), start, game.events());
    Check.equal(Optional.empty(), replay.error(), "the error of a good game");
    Check.equal(game.plies(), replay.good(), "good events");
    Check.equal(game, replay.game(), "the game of its texts");
    Check.equal(game.hashCode(), replay.game().hashCode(), "the hash of the game of its texts");
    Check.equal(game.outcome(), replay.game().outcome(), "the outcome of the game of its texts");
  }

  /** A replay stops before the first event that cannot be read or played, and keeps the others. */
  @Property(tries = 100)
  default void replayKeepsTheGoodEventsBeforeABadOne(
      @ForAll("shortGames") Game<P, M> game, @ForAll("brokenMoves") String event) {
    if (mayFollow(game.position(), event)) {
      return;
    }
    ImmutableList<String> events =
        ImmutableList.<String>builder().addAll(game.events()).add(event, "agreed").build();
    Replay<P, M> replay = Game.replay(rules(), game.start(), events);
    Check.equal(game.plies(), replay.good(), "events before " + event);
    Check.equal(game, replay.game(), "the game before " + event);
    Check.that(replay.error().isPresent(), "%s is replayed", event);
    replay.error().ifPresent(e -> e.problems().forEach(problem -> Check.sound(problem, event)));
  }

  private static <P extends Position<P, M>, M extends Move> boolean mayFollow(
      P position, String event) {
    return event.equals("agreed")
        || RandomPlay.choicesAndResults(position).stream()
            .anyMatch(move -> move.isResult() && move.text().equals(event));
  }
}
