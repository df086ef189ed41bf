package io.github.xiangqirules.testkit;

import io.github.xiangqirules.api.InvalidPositionException;
import io.github.xiangqirules.api.LenientSetup;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Setup;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Texts of positions and set-ups.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
interface TextLaws<P extends Position<P, M>, M extends Move> extends Laws<P, M> {
  /** A position comes back from its text, which is what strict and lenient readers call good. */
  @Property(tries = 200)
  default void aPositionComesBackFromItsText(@ForAll("positions") P position) {
    String text = position.text();
    P again = rules().parsePosition(text);
    Check.equal(position, again, "the position of its text");
    Check.equal(position.hashCode(), again.hashCode(), "the hash of the position of its text");
    Check.equal(text, again.text(), "the text of the position of its text");
    Setup<P> setup = rules().parseSetup(text);
    Check.equal(text, setup.text(), "the text of the set-up");
    Check.that(setup.problems().isEmpty(), "%s: %s", text, setup.problems());
    Check.equal(position, setup.position(), "the position of the set-up");
  }

  /** The lenient reader tolerates nothing in a canonical text and reads it as the strict one. */
  @Property(tries = 100)
  default void theLenientReaderReadsCanonicalTexts(@ForAll("positions") P position) {
    LenientSetup<? extends Setup<P>> lenient = rules().parseSetupLeniently(position.text());
    Check.that(
        lenient.tolerated().isEmpty(), "tolerated in %s: %s", position.text(), lenient.tolerated());
    Check.equal(position, lenient.setup().position(), "the position read leniently");
  }

  /** A text is read as a set-up, or refused by one problem that is in the text. */
  @Property(tries = 1000)
  default void aTextIsASetupOrIsRefused(@ForAll("brokenPositions") String text) {
    Optional<Setup<P>> setup = Check.read(text, () -> rules().parseSetup(text), text);
    if (setup.isPresent()) {
      Check.equal(text, setup.get().text(), "the text of a strictly read set-up");
    }
  }

  /** Exactly what the strict reader takes has nothing that the lenient reader tolerates. */
  @Property(tries = 2000)
  default void theLenientReaderTellsWhatIsNotCanonical(@ForAll("brokenPositions") String text) {
    Optional<Setup<P>> strict = Check.read(text, () -> rules().parseSetup(text), text);
    Optional<? extends LenientSetup<? extends Setup<P>>> lenient =
        Check.read(text, () -> rules().parseSetupLeniently(text), text);
    Check.equal(
        strict.isPresent(),
        lenient.filter(setup -> setup.tolerated().isEmpty()).isPresent(),
        "canonical: " + text);
    lenient.ifPresent(setup -> setup.tolerated().forEach(problem -> Check.sound(problem, text)));
    strict.ifPresent(
        setup ->
            Check.equal(
                setup.text(),
                lenient.map(LenientSetup::setup).map(Setup::text).orElse(""),
                "the text of the set-up read leniently"));
    lenient.ifPresent(
        setup ->
            Check.equal(
                setup.setup().text(),
                rules().parseSetup(setup.setup().text()).text(),
                "the canonical text of " + text));
  }

  /** A set-up has a position or problems, and a text one of both or is refused. */
  @Property(tries = 2000)
  default void aSetupHasAPositionOrProblems(@ForAll("brokenPositions") String text) {
    Optional<Setup<P>> read = Check.read(text, () -> rules().parseSetup(text), text);
    if (read.isEmpty()) {
      Check.equal(
          Optional.empty(),
          Check.read(text, () -> rules().parsePosition(text), text),
          "the position of an unreadable text");
      return;
    }
    Setup<P> setup = read.get();
    if (setup.problems().isEmpty()) {
      Check.equal(text, setup.position().text(), "the text of the set-up's position");
      Check.equal(setup.position(), rules().parsePosition(text), "the position of " + text);
    } else {
      for (Check.Action action :
          new Check.Action[] {setup::position, () -> rules().parsePosition(text)}) {
        Check.equal(
            setup.problems(),
            Check.refused(InvalidPositionException.class, action, text).problems(),
            "the problems of " + text);
      }
    }
  }
}
