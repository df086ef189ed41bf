package io.github.xiangqirules.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.xiangqi.board.Board;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;

/** What adjudication asks a board. */
class BoardQueriesTest {
  @Property(tries = 300)
  @Domain(Positions.class)
  void capturesAreTheLegalMovesThatTakeWithoutThoseOfTheGeneral(@ForAll XiangqiPosition position) {
    Set<String> expected = new TreeSet<>();
    for (XiangqiMove move : position.legalMoves()) {
      if (position.captured(move) != null
          && move.from() != position.general(position.sideToMove())) {
        expected.add(move.text());
      }
    }
    assertEquals(expected, captures(position.board(), true));
  }

  @Property(tries = 300)
  @Domain(Positions.class)
  void capturesWithoutRegardToTheGeneralAreTheAttacks(@ForAll XiangqiPosition position) {
    Color mover = position.sideToMove();
    Set<String> expected = new TreeSet<>();
    for (Point from : Point.values()) {
      for (Point to : Point.values()) {
        boolean own = position.at(from).filter(piece -> piece.color() == mover).isPresent();
        boolean enemy = position.at(to).filter(piece -> piece.color() != mover).isPresent();
        if (own
            && enemy
            && from != position.general(mover)
            && to != position.general(mover.opponent())
            && position.attackers(to, mover).contains(from)) {
          expected.add(from.text() + to.text());
        }
      }
    }
    assertEquals(expected, captures(position.board(), false));
  }

  @Property(tries = 100)
  @Domain(Positions.class)
  void aPointIsReachedIfALegalMoveEndsThere(@ForAll XiangqiPosition position) {
    for (Point point : Point.values()) {
      assertEquals(
          position.legalMoves().stream().anyMatch(move -> move.to() == point),
          position.board().reaches(point.ordinal(), true),
          point.text());
    }
  }

  @Property(tries = 100)
  @Domain(Positions.class)
  void passingTwiceChangesNothing(@ForAll XiangqiPosition position) {
    Board board = position.board();
    assertEquals(board, board.passed().passed());
    assertEquals(board.side() ^ 1, board.passed().side());
    for (Point point : Point.values()) {
      assertEquals(board.pieceAt(point.ordinal()), board.passed().pieceAt(point.ordinal()));
    }
  }

  @Property(tries = 100)
  @Domain(Positions.class)
  void piecesAreCounted(@ForAll XiangqiPosition position) {
    for (Piece piece : Piece.values()) {
      if (piece.kind() != PieceKind.GENERAL) {
        long count = position.pieces().values().stream().filter(other -> other == piece).count();
        assertEquals(
            count, position.board().pieces(piece.color().ordinal(), piece.kind().ordinal()));
      }
    }
  }

  @Test
  void generalsAreNotCounted() {
    Board board = XiangqiPosition.initial().board();
    assertThrows(
        IllegalArgumentException.class, () -> board.pieces(0, PieceKind.GENERAL.ordinal()));
  }

  private static Set<String> captures(Board board, boolean legal) {
    int[] moves = new int[Board.MAX_MOVES];
    int count = board.captures(moves, legal);
    Set<String> texts = new TreeSet<>();
    for (int i = 0; i < count; i++) {
      assertEquals(board.kindAt(Board.from(moves[i])), Board.kind(moves[i]));
      texts.add(Point.at(Board.from(moves[i])).text() + Point.at(Board.to(moves[i])).text());
    }
    assertEquals(count, texts.size());
    return texts;
  }
}
