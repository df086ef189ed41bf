package io.github.xiangqirules.climbing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import com.code_intelligence.jazzer.mutation.annotation.NotNull;
import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Ending;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.LenientSetup;
import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.api.RulesException;
import io.github.xiangqirules.api.Variants;
import io.github.xiangqirules.climbing.record.ClimbingRecord;
import io.github.xiangqirules.testkit.RandomPlay;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

/** Any text given to every reader, and any bytes played as a game, held to the slow rules. */
class ClimbingFuzzTest {
  private static final ClimbingRules RULES = ClimbingRules.standard();
  private static final int SQUARES = Square.values().length;

  static Stream<String> placementSeeds() {
    return Stream.of(
        RULES.initialPosition().text(),
        Boards.random(new Random(7)).text(),
        Boards.random(new Random(8)).text());
  }

  @MethodSource("placementSeeds")
  @FuzzTest
  void placement(@NotNull String text) {
    try {
      ClimbingSetup setup = RULES.parseSetup(text);
      assertEquals(text, setup.text());
      assertEquals(setup, RULES.parseSetupLeniently(text).setup());
      if (setup.problems().isEmpty()) {
        assertEquals(text, setup.position().text());
      }
    } catch (RulesException e) {
      assertEquals(1, e.problems().size());
    }
  }

  static Stream<String> lenientPlacementSeeds() {
    return Stream.of(RULES.initialPosition().text(), " " + Boards.random(new Random(7)).text());
  }

  @MethodSource("lenientPlacementSeeds")
  @FuzzTest
  void lenientPlacement(@NotNull String text) {
    try {
      LenientSetup<ClimbingSetup> read = RULES.parseSetupLeniently(text);
      String canonical = read.setup().text();
      assertEquals(read.setup(), RULES.parseSetup(canonical));
      assertEquals(read.tolerated().isEmpty(), text.equals(canonical));
    } catch (RulesException e) {
      assertEquals(1, e.problems().size());
    }
  }

  static Stream<String> moveSeeds() {
    return Stream.of("b2?", "b2=C", "a1-a2", "a1xd1");
  }

  @MethodSource("moveSeeds")
  @FuzzTest
  void move(@NotNull String text) {
    try {
      assertEquals(text, RULES.parseMove(text).text());
      for (Notation<ClimbingPosition, ClimbingMove> notation : RULES.notations()) {
        for (ClimbingMove move : notation.read(RULES.initialPosition(), text)) {
          assertTrue(isPossible(RULES.initialPosition(), move));
        }
      }
    } catch (RulesException e) {
      assertEquals(1, e.problems().size());
    }
  }

  private static boolean isPossible(ClimbingPosition position, ClimbingMove move) {
    return position.legalMoves().stream()
        .anyMatch(choice -> choice.equals(move) || position.results(choice).contains(move));
  }

  static Stream<String> dealSeeds() {
    return Stream.of(RULES.deal(RULES.initialPosition(), new Random(1)).secret());
  }

  @MethodSource("dealSeeds")
  @FuzzTest
  void deal(@NotNull String secret) {
    try {
      assertEquals(secret, RULES.parseDeal(RULES.initialPosition(), secret).secret());
    } catch (RulesException e) {
      assertFalse(secret.length() > 8 && e.toString().contains(secret));
    }
  }

  static Stream<String> recordSeeds() {
    return Stream.of(
        ClimbingRecord.of(RandomPlay.game(RULES, 3, 40)).text(),
        ClimbingRecord.of(Game.start(RULES)).text());
  }

  @MethodSource("recordSeeds")
  @FuzzTest
  void record(@NotNull String text) {
    try {
      ClimbingRecord record = ClimbingRecord.parse(text);
      assertEquals(record, ClimbingRecord.parse(record.text()));
    } catch (RulesException e) {
      assertEquals(1, e.problems().size());
    }
  }

  static Stream<String> rulesSeeds() {
    return Stream.of(
        "climbing",
        "climbing quiet=40",
        "climbing repetition=3 quiet=40",
        "climbing quiet=40 repetition=0");
  }

  @MethodSource("rulesSeeds")
  @FuzzTest
  void rules(@NotNull String text) {
    try {
      String canonical = Variants.rules(text).text();
      assertEquals(canonical, Variants.rules(canonical).text());
    } catch (RulesException e) {
      assertEquals(1, e.problems().size());
    }
  }

  static Stream<String> endingSeeds() {
    return Stream.of("timed-out FIRST", "agreed", "decided SECOND");
  }

  @MethodSource("endingSeeds")
  @FuzzTest
  void ending(@NotNull String text) {
    try {
      assertEquals(text, Ending.parse(text).text());
    } catch (RulesException e) {
      assertEquals(1, e.problems().size());
    }
  }

  static Stream<byte[]> playSeeds() {
    return Stream.of(new byte[] {1, 3, 5, 7, 4, 18, 2, 100}, randomBytes(300));
  }

  private static byte[] randomBytes(int length) {
    byte[] bytes = new byte[length];
    new Random(length).nextBytes(bytes);
    return bytes;
  }

  /** Two bytes a ply: one of the results, or any step or capture, mostly impossible. */
  @MethodSource("playSeeds")
  @FuzzTest
  void play(byte[] numbers) {
    ClimbingPosition position = RULES.initialPosition();
    for (int i = 0; i + 1 < numbers.length; i += 2) {
      BruteForce slow = BruteForce.parse(position.text());
      int number = numbers[i + 1] & 0xff;
      switch (numbers[i] & 3) {
        case 0 -> tryAnything(position, slow, numbers[i], number);
        default -> position = next(position, slow, number);
      }
    }
  }

  private static void tryAnything(
      ClimbingPosition position, BruteForce slow, int kind, int number) {
    Square from = Square.values()[number / SQUARES];
    Square to = Square.values()[number % SQUARES];
    if (from == to) {
      return;
    }
    ClimbingMove move =
        (kind & 4) == 0 ? ClimbingMove.step(from, to) : ClimbingMove.capture(from, to);
    if (slow.choices().contains(move.text())) {
      assertEquals(slow.play(move.text()).text(), position.play(move).text());
    } else {
      assertFalse(position.isLegal(move));
      assertThrows(IllegalMoveException.class, () -> position.play(move));
    }
  }

  private static ClimbingPosition next(ClimbingPosition position, BruteForce slow, int number) {
    assertEquals(slow.choices(), Boards.choices(position));
    assertEquals(slow.choices().isEmpty(), position.outcome().isOver());
    ImmutableList<String> results = ImmutableList.copyOf(new TreeMap<>(slow.results()).keySet());
    assertEquals(results.size(), position.resultCount());
    if (results.isEmpty()) {
      return RULES.initialPosition();
    }
    String result = results.get(number % results.size());
    ClimbingPosition next = position.play(ClimbingMove.parse(result));
    assertEquals(slow.play(result).text(), next.text());
    return next;
  }
}
