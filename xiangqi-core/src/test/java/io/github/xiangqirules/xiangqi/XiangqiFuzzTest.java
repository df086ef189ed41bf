package io.github.xiangqirules.xiangqi;

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
import io.github.xiangqirules.api.MoveReader;
import io.github.xiangqirules.api.RulesException;
import io.github.xiangqirules.api.Variants;
import io.github.xiangqirules.xiangqi.notation.Notations;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

/** Any text given to every reader, and any bytes played as a game, held to the slow rules. */
class XiangqiFuzzTest {
  private static final XiangqiRules RULES = XiangqiRules.standard();
  private static final ImmutableList<XiangqiPosition> BEFORE =
      ImmutableList.of(
          XiangqiPosition.initial(),
          XiangqiPosition.parse("2bak4/4a4/4b4/2P1P4/2P1P4/2R1N4/4C4/2R1B4/4A4/2BAK4 w - - 0 1"),
          XiangqiPosition.parse("3k5/9/3n5/9/3np4/3p1p3/3p5/4B4/4A4/2BAK4 b - - 0 1"));

  static Stream<String> fenSeeds() {
    return Stream.of(
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
        "4k4/9/9/9/9/9/9/9/9/3K5 b - - 3 7",
        "9/9/9/9/9/9/9/9/9/9 w - - 99999 99999");
  }

  @MethodSource("fenSeeds")
  @FuzzTest
  void fen(@NotNull String text) {
    try {
      XiangqiSetup setup = RULES.parseSetup(text);
      assertEquals(text, setup.text());
      assertEquals(setup, RULES.parseSetupLeniently(text).setup());
    } catch (RulesException e) {
      assertEquals(1, e.problems().size());
    }
  }

  static Stream<String> lenientFenSeeds() {
    return Stream.of(
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
        " RHEAKAEHR/9/1C5C1/P1P1P1P1P/9/9/p1p1p1p1p/1c5c1/9/rheakaehr r",
        "4k4/9/9/9/9/9/9/9/9/3K5 b KQkq - 3");
  }

  @MethodSource("lenientFenSeeds")
  @FuzzTest
  void lenientFen(@NotNull String text) {
    try {
      LenientSetup<XiangqiSetup> read = RULES.parseSetupLeniently(text);
      assertEquals(read.setup(), RULES.parseSetup(read.setup().text()));
    } catch (RulesException e) {
      assertEquals(1, e.problems().size());
    }
  }

  static Stream<String> positionLineSeeds() {
    return Stream.of(
        "position startpos moves h2e2 h9g7",
        "fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1 moves a0a1	a9a8",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1");
  }

  @MethodSource("positionLineSeeds")
  @FuzzTest
  void positionLine(@NotNull String text) {
    try {
      PositionLine line = PositionLine.parse(text);
      PositionLine again = PositionLine.parse(line.text());
      assertEquals(line.position(), again.position());
      assertEquals(line.moves(), again.moves());
    } catch (RulesException e) {
      assertFalse(e.problems().isEmpty());
    }
  }

  static Stream<String> moveSeeds() {
    return Stream.of("h2e2", "i9i0");
  }

  @MethodSource("moveSeeds")
  @FuzzTest
  void move(@NotNull String text) {
    try {
      assertEquals(text, RULES.parseMove(text).text());
    } catch (RulesException e) {
      assertEquals(1, e.problems().size());
    }
  }

  static Stream<String> notationSeeds() {
    return Stream.of("C2=5", "h3e3", "H2-E2", "炮二平五", "前車進１", "C+-1", "12+1", "Nbe4", "C25");
  }

  @MethodSource("notationSeeds")
  @FuzzTest
  void notation(@NotNull String text) {
    for (XiangqiPosition before : BEFORE) {
      for (MoveReader<XiangqiPosition, XiangqiMove> reader : Notations.readers()) {
        try {
          for (XiangqiMove move : reader.read(before, text)) {
            assertTrue(before.isLegal(move));
          }
        } catch (RulesException e) {
          assertEquals(1, e.problems().size());
        }
      }
    }
  }

  static Stream<String> openDealSeeds() {
    return Stream.of(RULES.deal(RULES.initialPosition(), new Random(1)).secret());
  }

  @MethodSource("openDealSeeds")
  @FuzzTest
  void openDeal(@NotNull String secret) {
    try {
      assertEquals(secret, RULES.parseDeal(RULES.initialPosition(), secret).secret());
    } catch (RulesException e) {
      assertFalse(secret.length() > 8 && e.toString().contains(secret));
    }
  }

  static Stream<String> rulesSeeds() {
    return Stream.of("xiangqi", "xiangqi rulebook=wxf fold=4", "xiangqi rulebook=computer");
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
    return Stream.of("resigned FIRST", "agreed", "decided draw", "claimed SECOND");
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
    return Stream.of(new byte[] {1, 9, 2, 77, -1, 30, 0, 4}, randomBytes(300));
  }

  private static byte[] randomBytes(int length) {
    byte[] bytes = new byte[length];
    new Random(length).nextBytes(bytes);
    return bytes;
  }

  /** Two bytes a ply: a legal move by its number, or any two points, mostly impossible. */
  @MethodSource("playSeeds")
  @FuzzTest
  void play(byte[] numbers) {
    XiangqiRules book = XiangqiRules.of(RuleBook.all().get(numbers.length % RuleBook.all().size()));
    Game<XiangqiPosition, XiangqiMove> game = Game.start(book);
    for (int i = 0; i + 1 < numbers.length; i += 2) {
      XiangqiPosition position = game.position();
      BruteForce slow = new BruteForce(position.text());
      SortedSet<String> legal = slow.legalMoves();
      assertEquals(legal, new TreeSet<>(texts(position)));
      assertEquals(slow.inCheck(), position.inCheck());
      assertEquals(legal.isEmpty(), position.outcome().isOver());
      int number = (numbers[i] & 0x7f) << 8 | (numbers[i + 1] & 0xff);
      if (numbers[i] < 0) {
        tryAnything(position, legal, number);
      } else if (game.outcome().isOver()) {
        game = Game.start(book);
      } else {
        game = next(game, legal, number);
      }
    }
  }

  private static ImmutableList<String> texts(XiangqiPosition position) {
    return position.legalMoves().stream()
        .map(XiangqiMove::text)
        .collect(ImmutableList.toImmutableList());
  }

  private static void tryAnything(XiangqiPosition position, SortedSet<String> legal, int number) {
    Point from = Point.values()[number / 90 % 90];
    Point to = Point.values()[number % 90];
    if (from == to) {
      return;
    }
    XiangqiMove move = XiangqiMove.parse(from.text() + to.text());
    assertEquals(legal.contains(move.text()), position.isLegal(move));
    if (!legal.contains(move.text())) {
      assertThrows(IllegalMoveException.class, () -> position.play(move));
    }
  }

  private static Game<XiangqiPosition, XiangqiMove> next(
      Game<XiangqiPosition, XiangqiMove> game, SortedSet<String> legal, int number) {
    XiangqiMove move = XiangqiMove.parse(ImmutableList.copyOf(legal).get(number % legal.size()));
    Game<XiangqiPosition, XiangqiMove> next = game.play(move);
    assertEquals(game.preview(move).outcome(), next.outcome());
    assertEquals(next.position(), XiangqiPosition.parse(next.position().text()));
    assertEquals(game, next.takeBack(1));
    return next;
  }
}
