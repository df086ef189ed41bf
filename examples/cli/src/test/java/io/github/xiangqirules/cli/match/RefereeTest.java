package io.github.xiangqirules.cli.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Reason;
import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.Listener;
import io.github.xiangqirules.opponents.Opponent;
import io.github.xiangqirules.opponents.OpponentException;
import io.github.xiangqirules.opponents.OpponentException.Kind;
import io.github.xiangqirules.opponents.generic.RandomOpponent;
import io.github.xiangqirules.xiangqi.RuleBook;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import java.time.Duration;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RefereeTest {
  private static final Opening OPENING =
      new Opening("", ImmutableList.of("h2e2", "h9g7", "h0g2", "b9c7"));

  private static Opponent<XiangqiPosition, XiangqiMove> playing(
      Function<Game<XiangqiPosition, XiangqiMove>, XiangqiMove> choice) {
    return new Opponent<>() {
      @Override
      public String name() {
        return "scripted";
      }

      @Override
      public XiangqiMove choose(
          Game<XiangqiPosition, XiangqiMove> game, Budget budget, Listener<XiangqiMove> listener) {
        return choice.apply(game);
      }
    };
  }

  private static PlayedGame<XiangqiPosition, XiangqiMove> play(
      RuleBook book, boolean aFirst, Opponent<XiangqiPosition, XiangqiMove> a, int mostPlies) {
    XiangqiRules rules = XiangqiRules.of(book);
    return new Referee<>(rules, Budget.ofTime(Duration.ofDays(1)), mostPlies)
        .play(7, OPENING, 1, aFirst, a, new RandomOpponent<>(3));
  }

  @ParameterizedTest
  @CsvSource({"true, 0", "false, 0"})
  void anIllegalMoveLoses(boolean aFirst, int halves) {
    PlayedGame<XiangqiPosition, XiangqiMove> game =
        play(RuleBook.CASUAL, aFirst, playing(g -> XiangqiMove.parse("a0a9")), 300);
    assertEquals(halves, game.halves());
    assertEquals(1, game.a().illegal());
    assertEquals(0, game.b().illegal());
    assertEquals(aFirst ? 4 : 5, game.game().plies());
  }

  @ParameterizedTest
  @CsvSource({"DIED, 0", "SILENT, 0", "ILLEGAL_MOVE, 0", "RESIGNED, 0", "DRAW_CLAIMED, 1"})
  void whoFailsLosesAndWhoClaimsADrawGetsIt(Kind kind, int halves) {
    PlayedGame<XiangqiPosition, XiangqiMove> game =
        play(
            RuleBook.CASUAL,
            true,
            playing(
                g -> {
                  throw new OpponentException(kind, "because");
                }),
            300);
    assertEquals(halves, game.halves());
    assertEquals("because", game.note());
    assertEquals(kind == Kind.ILLEGAL_MOVE ? 1 : 0, game.a().illegal());
  }

  @Test
  void whoCannotPlayAtAllEndsTheMatch() {
    OpponentException unusable = new OpponentException(Kind.UNUSABLE, "no such program");
    OpponentException thrown =
        assertThrows(
            OpponentException.class,
            () ->
                play(
                    RuleBook.CASUAL,
                    true,
                    playing(
                        g -> {
                          throw unusable;
                        }),
                    300));
    assertSame(unusable, thrown);
  }

  @Test
  void theLimitOfPliesIsADraw() {
    PlayedGame<XiangqiPosition, XiangqiMove> game =
        play(RuleBook.NONE, true, new RandomOpponent<>(5), 10);
    assertEquals(10, game.game().plies());
    assertEquals(1, game.halves());
    assertEquals("limit of plies", game.note());
  }

  @Test
  void aDrawThatMayBeClaimedIsClaimed() {
    RuleBook book = RuleBook.WXF.with(options -> options.withMoveLimit(4));
    PlayedGame<XiangqiPosition, XiangqiMove> game = play(book, true, new RandomOpponent<>(5), 300);
    Outcome.Drawn drawn = assertInstanceOf(Outcome.Drawn.class, game.game().outcome());
    assertEquals(Reason.MOVE_LIMIT, drawn.reason());
  }

  @Test
  void movesAndOverrunsAreCountedForEachSide() {
    XiangqiRules rules = XiangqiRules.standard();
    PlayedGame<XiangqiPosition, XiangqiMove> game =
        new Referee<>(rules, Budget.ofTime(Duration.ofNanos(1)), 9)
            .play(1, OPENING, 1, true, new RandomOpponent<>(1), new RandomOpponent<>(2));
    assertEquals(3, game.a().moves());
    assertEquals(2, game.b().moves());
    assertEquals(3, game.a().overruns());
    assertEquals(0, play(RuleBook.NONE, true, new RandomOpponent<>(1), 9).a().overruns());
  }
}
