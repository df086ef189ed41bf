package io.github.xiangqirules.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Perft;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.xiangqi.notation.Notations;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;

/** The laws of positions, and what users rely on without being told. */
class PositionTest {
  private static final int POINTS = 90;

  @Test
  void redIsFirst() {
    XiangqiPosition start = XiangqiPosition.initial();
    assertEquals(Player.FIRST, start.toMove());
    assertEquals(Color.RED, start.sideToMove());
    assertEquals(Color.RED, start.color(Player.FIRST));
    assertEquals(Color.BLACK, start.color(Player.SECOND));
  }

  @Test
  void aCaptureResetsTheQuietPlies() {
    XiangqiPosition start = XiangqiPosition.initial();
    XiangqiMove takes = XiangqiMove.parse("h2h9");
    assertEquals(Piece.BLACK_HORSE, start.captured(takes));
    assertEquals(0, start.play(takes).quietPlies());
    assertEquals(1, start.play(XiangqiMove.parse("h2e2")).quietPlies());
  }

  @Test
  void keysAreTheSameForEver() {
    assertEquals(KEY_OF_START, XiangqiPosition.initial().key());
    assertEquals(KEY_AFTER, XiangqiPosition.initial().play(XiangqiMove.parse("h2e2")).key());
  }

  private static final long KEY_OF_START = -5928274508289199171L;
  private static final long KEY_AFTER = -6261599777282317732L;

  @Test
  void valuesShowTheirText() {
    XiangqiPosition start = XiangqiPosition.initial();
    assertEquals(start.text(), start.toString());
    assertEquals("h2e2", XiangqiMove.parse("h2e2").toString());
    assertEquals("wxf", RuleBook.WXF.toString());
    assertEquals("xiangqi rulebook=wxf", XiangqiRules.of(RuleBook.WXF).toString());
    assertEquals("any", Notations.any().toString());
  }

  @Test
  void theFirstMovesComeInTheirOrder() {
    assertEquals(
        "e0e1 d0e1 f0e1 c0a2 c0e2 g0e2 g0i2 a0a1 a0a2 i0i1 i0i2 b0a2 b0c2 h0g2 h0i2",
        XiangqiPosition.initial().legalMoves().stream()
            .limit(15)
            .map(Move::text)
            .reduce((a, b) -> a + " " + b)
            .orElse(""));
  }

  @Property(tries = 300)
  @Domain(Positions.class)
  void movesAreOrderedByKindThenByPoints(@ForAll XiangqiPosition position) {
    Comparator<XiangqiMove> order =
        Comparator.<XiangqiMove, PieceKind>comparing(
                move -> position.at(move.from()).orElseThrow().kind())
            .thenComparing(XiangqiMove::from)
            .thenComparing(XiangqiMove::to);
    assertEquals(position.legalMoves().stream().sorted(order).toList(), position.legalMoves());
  }

  @Property(tries = 300)
  @Domain(Positions.class)
  void legalMovesAreThoseThatAreLegal(@ForAll XiangqiPosition position) {
    List<XiangqiMove> legal = position.legalMoves();
    for (Point from : Point.values()) {
      for (Point to : Point.values()) {
        if (from != to) {
          XiangqiMove move = XiangqiMove.of(from, to);
          assertEquals(legal.contains(move), position.isLegal(move), move.text());
        }
      }
    }
  }

  @Property(tries = 300)
  @Domain(Positions.class)
  void playingLeavesThePositionAsItWas(@ForAll XiangqiPosition position) {
    String text = position.text();
    int hash = position.hashCode();
    position.legalMoves().forEach(position::play);
    assertEquals(text, position.text());
    assertEquals(hash, position.hashCode());
  }

  @Property(tries = 300)
  @Domain(Positions.class)
  void afterAMoveTheMoverIsNotInCheckAndTheOtherIsToMove(@ForAll XiangqiPosition position) {
    for (XiangqiMove move : position.legalMoves()) {
      XiangqiPosition next = position.play(move);
      assertEquals(position.toMove().opponent(), next.toMove());
      assertEquals(ImmutableList.of(), next.toSetup().problems());
    }
  }

  @Property(tries = 300)
  @Domain(Positions.class)
  void theTwoCountsAreOneInXiangqi(@ForAll XiangqiPosition position) {
    int moves = position.legalMoves().size();
    assertEquals(moves, position.legalMoveCount());
    assertEquals(moves, position.resultCount());
    assertEquals(moves, Perft.count(position, 1));
  }

  @Property(tries = 300)
  @Domain(Positions.class)
  void eachResultIsAMovePlayed(@ForAll XiangqiPosition position) {
    List<XiangqiMove> visited = new ArrayList<>();
    position.forEachResult(
        (move, next, ways) -> {
          visited.add(move);
          assertEquals(1, ways);
          assertEquals(position.play(move), next);
          assertEquals(ImmutableMultiset.of(move), position.results(move));
        });
    assertEquals(position.legalMoves(), visited);
  }

  @Property(tries = 300)
  @Domain(Positions.class)
  void equalityAndHashAgreeWithTheText(@ForAll XiangqiPosition one, @ForAll XiangqiPosition other) {
    assertEquals(one.text().equals(other.text()), one.equals(other));
    XiangqiPosition again = XiangqiPosition.parse(one.text());
    assertEquals(one, again);
    assertEquals(one.hashCode(), again.hashCode());
  }

  @Property(tries = 300)
  @Domain(Positions.class)
  void repetitionAndKeyIgnoreCounters(@ForAll XiangqiPosition position) {
    XiangqiPosition later = position.toSetup().withQuietPlies(77).withMoveNumber(5000).position();
    assertTrue(position.sameForRepetition(later));
    assertEquals(position.key(), later.key());
    assertNotEquals(position, later);
    position.forEachResult(
        (move, next, ways) -> {
          assertFalse(position.sameForRepetition(next));
          assertNotEquals(position.key(), next.key());
        });
  }

  @Property(tries = 300)
  @Domain(Positions.class)
  void stacksPiecesAndPointsTellTheSame(@ForAll XiangqiPosition position) {
    for (Point point : Point.values()) {
      Optional<Piece> piece = position.at(point);
      assertEquals(Optional.ofNullable(position.pieces().get(point)), piece);
      assertEquals(
          piece.map(p -> ImmutableList.of(Optional.of(p))).orElse(ImmutableList.of()),
          position.stack(point));
    }
  }

  @Property(tries = 300)
  @Domain(Positions.class)
  void aMoveTakesWhatStandsOnItsTarget(@ForAll XiangqiPosition position) {
    for (XiangqiMove move : position.legalMoves()) {
      assertEquals(position.at(move.to()), Optional.ofNullable(position.captured(move)));
    }
  }

  @Property(tries = 300)
  @Domain(Positions.class)
  void checkersAreTheAttackersOfTheGeneral(@ForAll XiangqiPosition position) {
    Color mover = position.sideToMove();
    assertEquals(
        position.attackers(position.general(mover), mover.opponent()), position.checkers());
    assertEquals(!position.checkers().isEmpty(), position.inCheck());
  }

  @Test
  void theBoardHasNinetyPoints() {
    assertEquals(POINTS, XiangqiRules.standard().places().size());
    assertEquals(Point.E4, Point.of(4, 4));
    assertEquals(Point.I9, Point.parse("i9"));
    assertThrows(IllegalArgumentException.class, () -> Point.of(9, 0));
    assertThrows(IllegalArgumentException.class, () -> XiangqiMove.of(Point.A0, Point.A0));
  }
}
