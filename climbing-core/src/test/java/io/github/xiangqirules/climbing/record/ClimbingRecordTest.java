package io.github.xiangqirules.climbing.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.Deal;
import io.github.xiangqirules.api.Ending;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.climbing.ClimbingMove;
import io.github.xiangqirules.climbing.ClimbingPosition;
import io.github.xiangqirules.climbing.ClimbingRules;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The record of a game, written and read. */
class ClimbingRecordTest {
  private static final String SECRET =
      "KAABBRRNNCCPPPPPkaabbrrnnccppppp 000102030405060708090a0b0c0d0e0f";
  private static final String COMMITMENT =
      "d65479ff169153bc0aec63fd3f388ffa86a125a89d8fcdd762f4b9518e895edf";
  private static final String RESIGNED =
      """
      [Rules "climbing quiet=40"]
      [Commitment "%s"]
      [Secret "%s"]
      [Event "The \\"small\\" cup"]
      [Path "a\\\\b"]

      1. b2=P c3=r 2. b2-b3 c3-d3
      resigned FIRST
      SECOND wins
      """
          .formatted(COMMITMENT, SECRET);

  private final ClimbingRules rules = ClimbingRules.standard().withQuietPlies(40);
  private final Game<ClimbingPosition, ClimbingMove> game =
      play(Game.start(rules), "b2=P", "c3=r", "b2-b3", "c3-d3");
  private final ClimbingRecord resigned =
      ClimbingRecord.of(game.end(new Ending.Resigned(Player.FIRST)))
          .withCommitment(COMMITMENT)
          .withSecret(SECRET)
          .withHeader("Event", "The \"small\" cup")
          .withHeader("Path", "a\\b");

  private static Game<ClimbingPosition, ClimbingMove> play(
      Game<ClimbingPosition, ClimbingMove> start, String... results) {
    Game<ClimbingPosition, ClimbingMove> game = start;
    for (String result : results) {
      game = game.play(ClimbingMove.parse(result));
    }
    return game;
  }

  @Test
  void aGameIsWrittenWithTagsMovesEndingAndResult() {
    assertEquals(RESIGNED, resigned.text());
  }

  @Test
  void theWrittenGameIsReadBack() {
    ClimbingRecord read = ClimbingRecord.parse(RESIGNED);
    assertEquals(resigned, read);
    assertEquals(List.of("Event", "Path"), read.headers().keySet().asList());
    assertEquals(List.of("b2=P", "c3=r", "b2-b3", "c3-d3", "resigned FIRST"), read.events());
    assertEquals(rules, read.rules());
    assertEquals(rules.initialPosition(), read.start());
    assertEquals(Optional.of(COMMITMENT), read.commitment());
    assertEquals(Optional.of(SECRET), read.secret());
  }

  @Test
  void lineEndsBrokenLinesAndTheOrderOfTagsAreFree() {
    String text =
        """
        [Path "a"]\r
        [Rules "climbing"]\r
        \r
        1.\r
        b2=P c3=r 2.\r
        b2-b3\r
        *\r
        \r
        """;
    ClimbingRecord read = ClimbingRecord.parse(text);
    assertEquals(List.of("b2=P", "c3=r", "b2-b3"), read.events());
    assertEquals(read, ClimbingRecord.parse(text.strip()));
  }

  @Test
  void aGameWithoutMovesIsItsRulesAndAnOpenResult() {
    assertEquals(
        "[Rules \"climbing\"]\n\n*\n",
        ClimbingRecord.of(Game.start(ClimbingRules.standard())).text());
  }

  @Test
  void anAgreedDrawIsAnEndingAndADraw() {
    ClimbingRecord agreed = ClimbingRecord.of(game.end(new Ending.Agreed()));
    assertTrue(agreed.text().endsWith(" c3-d3\nagreed\ndraw\n"), agreed.text());
    assertEquals(agreed, ClimbingRecord.parse(agreed.text()));
  }

  @Test
  void anotherStartIsWrittenAndItsNumbersGoOn() {
    ClimbingPosition start = play(game, "a1=A").position();
    ClimbingRecord later = ClimbingRecord.of(play(Game.start(rules, start), "a4=p", "a1-a2"));
    assertEquals(
        "[Rules \"climbing quiet=40\"]\n[Start \""
            + start.text()
            + "\"]\n\n3... a4=p 4. a1-a2\n*\n",
        later.text());
    assertEquals(later, ClimbingRecord.parse(later.text()));
  }

  @Test
  void theFortiethQuietPlyDrawsWithoutAnEnding() {
    Game<ClimbingPosition, ClimbingMove> shuttle = game;
    for (int i = 0; !shuttle.outcome().isOver(); i++) {
      shuttle = i % 2 == 0 ? play(shuttle, "b3-b2", "d3-c3") : play(shuttle, "b2-b3", "c3-d3");
    }
    ClimbingRecord drawn = ClimbingRecord.of(shuttle);
    assertTrue(drawn.text().endsWith("d3\ndraw\n") || drawn.text().endsWith("c3\ndraw\n"));
    drawn.text().lines().forEach(line -> assertTrue(line.length() <= 80, line));
    assertEquals(drawn, ClimbingRecord.parse(drawn.text()));
  }

  @Test
  void aHeaderOfOneNameIsReplacedInItsPlace() {
    ClimbingRecord changed = resigned.withHeader("Event", "x");
    assertEquals(List.of("Event", "Path"), changed.headers().keySet().asList());
    assertEquals("x", changed.headers().get("Event"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1a", "a b", "Rules", "Start", "Commitment", "Secret", "\u00e4"})
  void aNameThatATagCannotHaveIsTheCallersMistake(String name) {
    assertThrows(IllegalArgumentException.class, () -> resigned.withHeader(name, ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a\nb", "\t", "\u2028", "\u0085", "\ud800", "x\udc00"})
  void aValueThatIsNotOnePrintableLineIsTheCallersMistake(String value) {
    assertThrows(IllegalArgumentException.class, () -> resigned.withHeader("Event", value));
  }

  @Test
  void aGameOfTooManyPliesIsTheCallersMistake() {
    Game<ClimbingPosition, ClimbingMove> open =
        play(Game.start(ClimbingRules.standard()), "b2=P", "c3=r");
    while (open.plies() < ClimbingRecord.MOST_PLIES) {
      open = play(open, "b2-b3", "c3-d3", "b3-b2", "d3-c3");
    }
    Game<ClimbingPosition, ClimbingMove> tooLong = open;
    assertThrows(IllegalArgumentException.class, () -> ClimbingRecord.of(tooLong));
  }

  @Test
  void aSecretIsCheckedAgainstCommitmentStartAndFlips() {
    ClimbingRecord plain = ClimbingRecord.of(game);
    String other = rules.deal(rules.initialPosition(), new Random(1)).secret();
    String forged = SECRET.replace("KAA", "AKA");
    assertEquals("dishonest-deal", code(() -> plain.withSecret(other)));
    assertEquals("dishonest-deal", code(() -> plain.withSecret("- " + SECRET.substring(33))));
    assertEquals(SECRET, plain.withSecret(SECRET).secret().orElseThrow());
    assertEquals(forged, plain.withSecret(forged).secret().orElseThrow());
    ClimbingRecord committed = plain.withCommitment(COMMITMENT);
    assertEquals("dishonest-deal", code(() -> committed.withSecret(forged)));
    ClimbingRecord told = plain.withSecret(SECRET);
    assertEquals("dishonest-deal", code(() -> told.withCommitment(Deal.commitment(forged))));
    assertEquals("commitment", code(() -> plain.withCommitment(COMMITMENT.substring(1))));
    assertEquals("commitment", code(() -> plain.withCommitment(COMMITMENT.replace('d', 'D'))));
  }

  @Test
  void neitherLogsNorRefusalsShowTheSecret() {
    assertFalse(resigned.toString().contains("KAABB"), resigned.toString());
    String forged = RESIGNED.replace("KAA", "AKA");
    NotationException e = assertThrows(NotationException.class, () -> ClimbingRecord.parse(forged));
    assertFalse(e.toString().contains("AKABB"), e.toString());
  }

  private static String code(Runnable refused) {
    return assertThrows(NotationException.class, refused::run).problems().get(0).code();
  }
}
