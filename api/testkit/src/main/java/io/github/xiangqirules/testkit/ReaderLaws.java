package io.github.xiangqirules.testkit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.Deal;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.api.Option;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.api.Variant;
import io.github.xiangqirules.api.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * Texts of moves, of secrets and of rules, right or wrong.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
interface ReaderLaws<P extends Position<P, M>, M extends Move> extends Laws<P, M> {
  /** Secrets with something wrong, as a rule. */
  @Provide
  default Arbitrary<String> brokenSecrets() {
    return BrokenTexts.of(
        Combinators.combine(anyStart(), Arbitraries.longs())
            .as((start, seed) -> rules().deal(start, new Random(seed)).secret()));
  }

  /** Texts of moves, each good where such a move is possible, and the same with something wrong. */
  @Provide
  default Arbitrary<String> goodAndBrokenMoves() {
    return Arbitraries.oneOf(goodMoves(), brokenMoves());
  }

  /** Texts of rules with something wrong, as a rule. */
  @Provide
  default Arbitrary<String> brokenRules() {
    Variant variant = rules().variant();
    List<String> texts = new ArrayList<>(List.of(rules().text(), variant.id()));
    for (Option option : variant.options()) {
      String head = variant.id() + " " + option.key() + "=";
      texts.add(head + option.standard());
      option.choices().forEach(choice -> texts.add(head + choice));
    }
    return BrokenTexts.of(Arbitraries.of(texts));
  }

  /** A text is a move that has this text, or is refused. */
  @Property(tries = 500)
  default void aTextIsAMoveOrIsRefused(@ForAll("brokenMoves") String text) {
    Check.read(text, () -> rules().parseMove(text), text)
        .ifPresent(move -> Check.equal(text, move.text(), "the text of a move"));
  }

  /**
   * A text in a notation means some of what can happen, choices or results, each told once, or is
   * refused.
   */
  @Property(tries = 300)
  default void aTextMeansLegalMovesOrIsRefused(
      @ForAll("positions") P position, @ForAll("goodAndBrokenMoves") String text) {
    ImmutableSet<M> possible = RandomPlay.choicesAndResults(position);
    for (Notation<P, M> notation : rules().notations()) {
      Optional<ImmutableList<M>> meanings =
          Check.read(text, () -> notation.read(position, text), text);
      if (meanings.isPresent()) {
        Check.equal(
            meanings.get().stream().distinct().filter(possible::contains).toList(),
            meanings.get(),
            "the legal meanings of " + text);
      }
    }
  }

  /** A text is the secret of a deal, or is refused without being shown. */
  @Property(tries = 300)
  default void aTextIsASecretOrIsRefusedUnseen(
      @ForAll("starts") P start, @ForAll("brokenSecrets") String text) {
    Optional<Deal<P, M>> deal;
    try {
      deal = Check.read(text, () -> rules().parseDeal(start, text), "a secret");
    } catch (AssertionError e) {
      throw new AssertionError("the secret <" + text + ">", e);
    }
    if (deal.isPresent()) {
      Check.equal(text, deal.get().secret(), "a secret read back");
      followsTheOdds(start, deal.get());
    } else {
      Secrets.checkHides(
          text,
          Check.thrown(RuntimeException.class, () -> rules().parseDeal(start, text), "a secret")
              .toString());
    }
  }

  private void followsTheOdds(P start, Deal<P, M> deal) {
    Random random = new Random(1);
    Game<P, M> game = Game.start(rules(), start);
    while (game.plies() < 60 && !game.outcome().isOver()) {
      ImmutableList<M> choices = game.legalMoves();
      game = game.play(choices.get(random.nextInt(choices.size())), deal);
    }
  }

  /** A text names rules, which their own text names again, or is refused. */
  @Property(tries = 300)
  default void aTextNamesRulesOrIsRefused(@ForAll("brokenRules") String text) {
    Optional<Rules<?, ?>> rules = Check.read(text, () -> Variants.rules(text), text);
    rules.ifPresent(
        found -> Check.equal(found, Variants.rules(found.text()), "the rules of " + text));
  }

  /** Null is no text and no move, and is answered as a slip of the caller. */
  @Example
  @SuppressWarnings("NullAway") // null is the point
  default void nullIsTheCallersSlip() {
    P start = rules().initialPosition();
    Check.thrown(NullPointerException.class, () -> rules().parseMove(null), "a move");
    Check.thrown(NullPointerException.class, () -> rules().parseSetup(null), "a set-up");
    Check.thrown(NullPointerException.class, () -> rules().parseSetupLeniently(null), "leniently");
    Check.thrown(NullPointerException.class, () -> rules().parsePosition(null), "a position");
    Check.thrown(NullPointerException.class, () -> rules().parseDeal(start, null), "a secret");
    Check.thrown(NullPointerException.class, () -> start.play(null), "a result");
    Check.thrown(NullPointerException.class, () -> start.color(null), "a seat");
    Game<P, M> game = Game.start(rules(), start);
    Check.thrown(NullPointerException.class, () -> game.end(null), "an ending");
  }
}
