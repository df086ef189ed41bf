package io.github.xiangqirules.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.fail;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.InvalidPositionException;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Perft;
import io.github.xiangqirules.api.Problem;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Faults that other programs had, each with its position and the right answer. */
class KnownFaultsTest {
  /** The rows whose right value is a list of {@code claim=value}. */
  static List<String[]> claims() {
    return Facts.rows("known-faults.tsv").stream()
        .filter(row -> row[3].matches("(moves legal; )?(legal|legalMoves|inCheck|perft)\\b.*"))
        .filter(row -> row[2].startsWith("FEN "))
        .toList();
  }

  private static String[] row(String id) {
    return Facts.rows("known-faults.tsv").stream()
        .filter(row -> row[0].equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static String fen(String id) {
    return row(id)[2].substring(4);
  }

  @Test
  void mostRowsAreClaims() {
    assertEquals(17, claims().size());
  }

  @ParameterizedTest
  @MethodSource("claims")
  void thePositionIsJudgedRight(String id, String kind, String input, String rightValue) {
    List<String> parts = Splitter.on(" | moves ").splitToList(input.substring(4));
    Game<XiangqiPosition, XiangqiMove> game =
        Game.start(XiangqiRules.standard(), XiangqiPosition.parse(parts.get(0)));
    if (parts.size() > 1) {
      for (String move : Splitter.on(' ').split(parts.get(1))) {
        game = game.play(XiangqiMove.parse(move));
      }
    }
    for (String claim : Splitter.on("; ").split(rightValue)) {
      if (claim.contains("=")) {
        check(
            game, claim.substring(0, claim.indexOf('=')), claim.substring(claim.indexOf('=') + 1));
      }
    }
  }

  private static void check(Game<XiangqiPosition, XiangqiMove> game, String claim, String value) {
    XiangqiPosition position = game.position();
    if (claim.startsWith("legal[")) {
      XiangqiMove move = XiangqiMove.parse(claim.substring(6, 10));
      assertEquals(Boolean.parseBoolean(value), position.isLegal(move), claim);
      return;
    }
    switch (claim) {
      case "legalMoves" -> assertEquals(Integer.parseInt(value), game.legalMoves().size());
      case "inCheck" -> assertEquals(Boolean.parseBoolean(value), position.inCheck());
      case "outcome" -> assertEquals(value, outcome(game));
      case "perft" -> {
        int depth = 0;
        for (String count : Splitter.on(',').split(value)) {
          depth++;
          assertEquals(Long.parseLong(count), Perft.count(position, depth));
        }
      }
      default -> fail("an unknown claim: " + claim);
    }
  }

  private static String outcome(Game<XiangqiPosition, XiangqiMove> game) {
    return game.outcome() instanceof Outcome.Won won
        ? "won by "
            + Ascii.toLowerCase(game.position().color(won.winner()).name())
            + ", "
            + Ascii.toLowerCase(won.reason().name())
        : Ascii.toLowerCase(game.outcome().getClass().getSimpleName());
  }

  @Test
  void x079And091TheTextIsGivenBackWithItsSideAndCounters() {
    assertEquals(fen("X079"), XiangqiPosition.parse(fen("X079")).text());
    assertEquals(fen("X091"), XiangqiPosition.parse(fen("X091")).text());
  }

  @Test
  void x080To092WhatIsNoFenIsRefusedWithFieldAndIndex() {
    assertRefused("X080", "side", "side", fen("X080").indexOf('x'));
    assertRefused("X088", "board", "digit-zero", fen("X088").indexOf('0'));
    assertRefused("X089", "board", "ranks", fen("X089").indexOf(" w"));
    assertRefused("X090", "board", "rank-width", fen("X090").indexOf('/'));
    assertRefused("X092", "board", "letter", 0);
  }

  private static void assertRefused(String id, String field, String code, int index) {
    for (boolean lenient : new boolean[] {false, true}) {
      NotationException refused =
          assertThrows(
              NotationException.class,
              () -> {
                if (lenient) {
                  XiangqiSetup.parseLeniently(fen(id));
                } else {
                  XiangqiSetup.parse(fen(id));
                }
              });
      Problem problem = refused.problems().get(0);
      assertEquals(field, problem.field(), id);
      assertEquals(code, problem.code(), id);
      assertEquals(index, problem.index(), id);
    }
  }

  @Test
  void x081To094WhatCannotBePlayedIsRefusedWithThePieceAndThePoint() {
    assertInvalid("X081", "the red elephant on d0 cannot stand there");
    assertInvalid("X084", "the red elephant on e7 cannot stand there");
    assertInvalid("X087", "the red soldier is on the board 6 times, 5 at most");
    assertInvalid("X093", "the black general on e9 faces the other on e0");
    assertInvalid(
        "X094", "the black general on e9 is in check by e5 though the other side is to move");
  }

  private static void assertInvalid(String id, String message) {
    InvalidPositionException invalid =
        assertThrows(InvalidPositionException.class, () -> XiangqiPosition.parse(fen(id)));
    assertEquals(List.of(message), invalid.problems().stream().map(Problem::message).toList(), id);
  }

  @Test
  void x147TheSideNotToMoveHasNoLegalMove() {
    XiangqiPosition position = XiangqiPosition.parse(fen("X147"));
    XiangqiMove blacks = XiangqiMove.parse("e5e4");
    assertFalse(position.isLegal(blacks));
    IllegalMoveException refused =
        assertThrows(IllegalMoveException.class, () -> position.play(blacks));
    assertEquals("not-your-turn", refused.problems().get(0).code());
  }
}
