package io.github.xiangqirules.climbing.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.xiangqirules.api.Ending;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.InvalidPositionException;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.climbing.ClimbingDeal;
import io.github.xiangqirules.climbing.ClimbingMove;
import io.github.xiangqirules.climbing.ClimbingPosition;
import io.github.xiangqirules.climbing.ClimbingRules;
import io.github.xiangqirules.testkit.RandomPlay;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Records of random games under random deals come back, and whatever text comes is answered. */
class ClimbingRecordPropertyTest {
  private static final List<ClimbingRules> RULES =
      List.of(
          ClimbingRules.standard(),
          ClimbingRules.standard().withRepetition(2),
          new ClimbingRules(3, 12));

  private static final List<Ending> ENDINGS =
      List.of(
          new Ending.Agreed(),
          new Ending.Resigned(Player.FIRST),
          new Ending.TimedOut(Player.SECOND),
          new Ending.Decided(Optional.empty()));

  @Provide
  Arbitrary<ClimbingRecord> records() {
    Arbitrary<String> names =
        Arbitraries.strings().alpha().numeric().withChars('_').ofMaxLength(6).map(s -> "h" + s);
    Arbitrary<String> values =
        Arbitraries.oneOf(
                Arbitraries.strings().withChars("a\"\\[] \u70ae"),
                Arbitraries.strings().ofMaxLength(20))
            .map(
                text ->
                    text.codePoints()
                        .filter(c -> isPrintable(c))
                        .collect(
                            StringBuilder::new,
                            StringBuilder::appendCodePoint,
                            StringBuilder::append)
                        .toString());
    Arbitrary<Map<String, String>> headers = Arbitraries.maps(names, values).ofMaxSize(5);
    return Combinators.combine(Arbitraries.longs(), headers)
        .as((seed, map) -> record(new Random(seed), map));
  }

  private static boolean isPrintable(int c) {
    return !Character.isISOControl(c)
        && c != 0x2028
        && c != 0x2029
        && (c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE);
  }

  private static ClimbingRecord record(Random random, Map<String, String> headers) {
    ClimbingRules rules = RULES.get(random.nextInt(RULES.size()));
    ClimbingPosition start =
        random.nextBoolean()
            ? rules.initialPosition()
            : RandomPlay.game(rules, random.nextLong(), random.nextInt(300)).position();
    ClimbingDeal deal = rules.deal(start, random);
    Game<ClimbingPosition, ClimbingMove> game = Game.start(rules, start);
    for (int left = random.nextInt(400); left > 0 && !game.outcome().isOver(); left--) {
      List<ClimbingMove> moves = game.legalMoves();
      game = game.play(moves.get(random.nextInt(moves.size())), deal);
    }
    if (!game.outcome().isOver() && random.nextBoolean()) {
      game = game.end(ENDINGS.get(random.nextInt(ENDINGS.size())));
    }
    ClimbingRecord record = ClimbingRecord.of(game);
    if (random.nextBoolean()) {
      record = record.withCommitment(deal.commitment());
    }
    if (random.nextBoolean()) {
      record = record.withSecret(deal.secret());
    }
    for (Map.Entry<String, String> header : headers.entrySet()) {
      record = record.withHeader(header.getKey(), header.getValue());
    }
    return record;
  }

  @Property(tries = 300)
  void whatIsWrittenIsReadBack(@ForAll("records") ClimbingRecord record) {
    ClimbingRecord read = ClimbingRecord.parse(record.text());
    assertEquals(record, read);
    assertEquals(record.hashCode(), read.hashCode());
    assertEquals(record.headers().keySet().asList(), read.headers().keySet().asList());
    assertEquals(record.text(), read.text());
  }

  @Property(tries = 100)
  void aForgedRevealIsRefused(@ForAll long seed) {
    ClimbingRules rules = ClimbingRules.standard();
    ClimbingPosition start = rules.initialPosition();
    ClimbingDeal deal = rules.deal(start, new Random(seed));
    ClimbingDeal other = rules.deal(start, new Random(~seed));
    Game<ClimbingPosition, ClimbingMove> game = Game.start(rules);
    for (ClimbingMove flip : start.legalMoves()) {
      game = game.play(flip, deal);
    }
    ClimbingRecord honest =
        ClimbingRecord.of(game).withCommitment(deal.commitment()).withSecret(deal.secret());
    String swapped = honest.text().replace(deal.secret(), other.secret());
    String both = swapped.replace(deal.commitment(), other.commitment());
    for (String forged : List.of(swapped, both)) {
      NotationException e =
          assertThrows(NotationException.class, () -> ClimbingRecord.parse(forged));
      assertEquals("dishonest-deal", e.problems().get(0).code());
      assertEquals(forged.indexOf(other.secret()), e.problems().get(0).index());
    }
  }

  /** Records with a few chars changed, and nonsense of the right letters. */
  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> nonsense =
        Arbitraries.oneOf(
            Arbitraries.strings().withChars("[]\"\\ \r\n12.*abcd=-xKpRules?\u0000").ofMaxLength(90),
            Arbitraries.strings().ofMaxLength(30));
    Arbitrary<String> changed =
        Combinators.combine(
                records(),
                Arbitraries.doubles().between(0, 1),
                Arbitraries.integers().between(0, 3),
                nonsense.map(s -> s.substring(0, Math.min(2, s.length()))))
            .as(ClimbingRecordPropertyTest::edited);
    return Arbitraries.oneOf(
        changed, nonsense, nonsense.map(text -> "[Rules \"climbing\"]\n\n" + text));
  }

  private static String edited(ClimbingRecord record, double at, int cut, String insert) {
    StringBuilder text = new StringBuilder(record.text());
    int start = (int) (at * text.length());
    return text.replace(start, Math.min(start + cut, text.length()), insert).toString();
  }

  @Property(tries = 1000)
  void textsAreReadOrRefused(@ForAll("texts") String text) {
    try {
      ClimbingRecord record = ClimbingRecord.parse(text);
      assertEquals(record, ClimbingRecord.parse(record.text()));
    } catch (NotationException e) {
      int index = e.problems().get(0).index();
      assertEquals(Math.max(0, Math.min(index, text.length())), index, "inside the text");
    } catch (InvalidPositionException e) {
      assertFalse(e.problems().isEmpty());
    }
  }
}
