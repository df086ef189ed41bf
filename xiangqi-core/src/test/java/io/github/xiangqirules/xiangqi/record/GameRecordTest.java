package io.github.xiangqirules.xiangqi.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.InvalidPositionException;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Records as values: their trees, their headers, and games made of them. */
class GameRecordTest {
  private static final GameRecord EMPTY = GameRecord.of(XiangqiSetup.initial());
  private static final int DEEP = 200_000;

  private static ImmutableList<XiangqiMove> line(String moves) {
    return Stream.of(moves.split(" ", -1))
        .map(XiangqiMove::parse)
        .collect(ImmutableList.toImmutableList());
  }

  @Test
  void aLineIsAddedOnceAndTheFirstIsTheMainOne() {
    GameRecord record = EMPTY.withLine(line("h2e2 h9g7")).withLine(line("b2e2"));
    assertEquals(line("h2e2 h9g7"), record.mainLine());
    assertEquals(3, record.root().size());
    assertTrue(record.root().hasVariations());
    assertSame(record, record.withLine(line("h2e2 h9g7")));
  }

  @Test
  void aLineIsTakenAwayWithWhatFollowsIt() {
    GameRecord record = EMPTY.withLine(line("h2e2 h9g7")).withLine(line("b2e2"));
    assertEquals(line("b2e2"), record.withoutLine(line("h2e2")).mainLine());
    assertEquals(2, record.withoutLine(line("h2e2 h9g7")).root().size());
    assertSame(record, record.withoutLine(line("a0a1")));
    assertThrows(IllegalArgumentException.class, () -> record.withoutLine(List.of()));
  }

  @Test
  void aNodeIsChangedInItsPlace() {
    GameRecord record = EMPTY.withLine(line("h2e2 h9g7"));
    GameRecord told =
        record.withNode(
            line("h2e2"),
            node -> node.withComment("central").withAnnotations(ImmutableIntArray.of(1)));
    assertTrue(told.root().hasComments());
    assertEquals("central", told.at(line("h2e2")).orElseThrow().comment());
    assertEquals(record.at(line("h2e2 h9g7")), told.at(line("h2e2 h9g7")));
    assertFalse(record.root().hasComments());
    assertThrows(IllegalArgumentException.class, () -> record.withNode(line("a0a1"), node -> node));
    assertThrows(
        IllegalArgumentException.class,
        () -> record.withNode(line("h2e2"), node -> MoveNode.of(XiangqiMove.parse("b2e2"))));
  }

  @Test
  void onlyLegalMovesComeIn() {
    assertThrows(IllegalMoveException.class, () -> EMPTY.withLine(line("h2h3 h2h4")));
    MoveNode illegal = MoveNode.root("", ImmutableList.of(MoveNode.of(XiangqiMove.parse("e0e5"))));
    assertThrows(IllegalMoveException.class, () -> EMPTY.withRoot(illegal));
    assertThrows(
        IllegalMoveException.class,
        () -> EMPTY.withNode(List.of(), node -> node.withNext(illegal.next())));
    assertThrows(
        IllegalArgumentException.class,
        () -> EMPTY.withRoot(MoveNode.of(XiangqiMove.parse("h2e2"))));
    assertThrows(IllegalArgumentException.class, () -> MoveNode.root("", List.of(EMPTY.root())));
  }

  @Test
  void aGameBecomesARecordAndARecordAGame() {
    Game<XiangqiPosition, XiangqiMove> game =
        Game.start(XiangqiRules.standard()).play(XiangqiMove.parse("h2e2"));
    GameRecord record = GameRecord.of(game);
    assertEquals(game.moves(), record.game().moves());
    assertEquals(game.position(), record.game().position());
    assertEquals(game.position().text(), record.end().text());
    assertEquals(GameResult.UNKNOWN, record.result());
  }

  @Test
  void aRealGameGoesOnAfterAThirdOccurrence() {
    GameRecord record = EMPTY.withLine(line("b0c2 b9c7 c2b0 c7b9 b0c2 b9c7 c2b0 c7b9 b0c2 b9c7"));
    assertEquals(10, record.game().plies());
    Game<XiangqiPosition, XiangqiMove> judged = record.game(XiangqiRules.standard());
    assertTrue(judged.plies() < 10);
    assertTrue(judged.outcome() instanceof Outcome.Won);
  }

  @Test
  void countersRunOn() {
    GameRecord record = EMPTY.withLine(line("h2h9 i9h9 b2e2"));
    assertEquals(
        "rnbakabr1/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/4C4/9/RNBAKABNR b - - 1 2", record.end().text());
  }

  @Test
  void aSetUpThatCannotBePlayedHasARecordButNoGame() {
    GameRecord record =
        GameRecord.of(XiangqiSetup.parse("9/9/9/9/9/9/9/9/9/R3K4 w - - 0 1"))
            .withLine(line("a0a9"));
    assertEquals("R8/9/9/9/9/9/9/9/9/4K4 b - - 1 1", record.end().text());
    assertThrows(InvalidPositionException.class, record::game);
  }

  @Test
  void headersAreOrderedAndFoundWhateverTheirCase() {
    GameRecord record =
        EMPTY.withHeader("Event", "Cup").withHeader("Red", "A").withHeader("EVENT", "League");
    assertEquals(
        ImmutableList.of(new Header("EVENT", "League"), new Header("Red", "A")), record.headers());
    assertEquals(Optional.of("League"), record.event());
    assertEquals(Optional.of("A"), record.red());
    assertEquals(Optional.of("W"), EMPTY.withHeader("White", "W").red());
    assertEquals(ImmutableList.of(), EMPTY.withHeader("A", "b").withHeader("a", "").headers());
  }

  @Test
  void datesAreReadAsPeopleTypeThem() {
    LocalDate day = LocalDate.of(2009, 12, 19);
    for (String text :
        new String[] {"2009.12.19", "2009-12-19 08:00", "19-12-2009", "2009年12月19日"}) {
      assertEquals(Optional.of(day), EMPTY.withHeader("Date", text).date(), text);
    }
    for (String text :
        new String[] {
          "1982", "2009.13.19", "????.??.??", "99999999999.1.1", "98.12.04", "99年5月3日", "1-2-99"
        }) {
      assertEquals(Optional.empty(), EMPTY.withHeader("Date", text).date(), text);
    }
  }

  @Test
  void aVeryLongLineIsAValueLikeAnyOther() {
    List<XiangqiMove> there = line("b0c2 b9c7 c2b0 c7b9");
    List<XiangqiMove> moves = new ArrayList<>();
    for (int i = 0; i < DEEP; i++) {
      moves.add(there.get(i % 4));
    }
    GameRecord one = EMPTY.withLine(moves);
    GameRecord other = EMPTY.withLine(moves);
    assertEquals(one, other);
    assertEquals(one.hashCode(), other.hashCode());
    assertEquals(DEEP, one.root().size());
    assertThrows(IllegalArgumentException.class, () -> one.game(XiangqiRules.standard()));
    GameRecord shorter = other.withoutLine(moves);
    assertEquals(DEEP - 1, shorter.mainLine().size());
    assertNotEquals(one, shorter);
    assertEquals(one, shorter.withLine(moves));
  }
}
