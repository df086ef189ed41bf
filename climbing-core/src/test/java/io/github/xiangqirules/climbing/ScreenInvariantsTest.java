package io.github.xiangqirules.climbing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.PieceKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Rule 16 in every position: a cannon, a victim on its level in its line, and what is between. */
class ScreenInvariantsTest {
  @Provide
  Arbitrary<ClimbingPosition> positions() {
    return Boards.positions();
  }

  @Property(tries = 500)
  void aCannonCapturesOverExactlyOneScreen(@ForAll("positions") ClimbingPosition position) {
    for (Square from : Square.values()) {
      for (Square to : Square.values()) {
        if (isAimedAt(position, from, to)) {
          assertEquals(
              screens(position, from, to) == 1,
              position.isLegal(ClimbingMove.capture(from, to)),
              position.text() + " " + from + " " + to);
        }
      }
    }
  }

  @Property(tries = 500)
  void movingAScreenAwayOrAddingOneFlipsTheAnswer(@ForAll("positions") ClimbingPosition position) {
    for (Square from : Square.values()) {
      for (Square to : Square.values()) {
        if (isAimedAt(position, from, to)) {
          ClimbingMove capture = ClimbingMove.capture(from, to);
          for (Square square : between(from, to)) {
            int level = position.height(from);
            int more = position.height(square) >= level ? -1 : 1;
            boolean expected = screens(position, from, to) + more == 1;
            withToggled(position, square, level)
                .ifPresent(
                    changed -> assertEquals(expected, changed.isLegal(capture), changed.text()));
          }
        }
      }
    }
  }

  @Property(tries = 500)
  void aCannonNeverCapturesBesideIt(@ForAll("positions") ClimbingPosition position) {
    for (ClimbingMove move : position.legalMoves()) {
      if (move instanceof ClimbingMove.Capture) {
        Piece taker = position.piece(move.from(), position.height(move.from()));
        boolean cannon = taker != null && taker.kind() == PieceKind.CANNON;
        assertEquals(!cannon, between(move.from(), move.to()).isEmpty());
        assertFalse(cannon && screens(position, move.from(), move.to()) != 1);
      }
    }
  }

  /** Whether an own cannon and an enemy stand on one level of one line with squares between. */
  private static boolean isAimedAt(ClimbingPosition position, Square from, Square to) {
    int level = position.height(from);
    if (level == 0 || position.height(to) != level || between(from, to).isEmpty()) {
      return false;
    }
    Piece cannon = position.piece(from, level);
    Piece victim = position.piece(to, level);
    return cannon != null
        && victim != null
        && cannon.kind() == PieceKind.CANNON
        && cannon.color() == position.color(position.toMove())
        && victim.color() != cannon.color();
  }

  private static long screens(ClimbingPosition position, Square from, Square to) {
    int level = position.height(from);
    return between(from, to).stream().filter(s -> position.height(s) >= level).count();
  }

  /** The squares strictly between two of one line; none if they are on no line. */
  private static List<Square> between(Square from, Square to) {
    List<Square> between = new ArrayList<>();
    int files = Integer.signum(to.file() - from.file());
    int ranks = Integer.signum(to.rank() - from.rank());
    if (from == to || (files != 0 && ranks != 0)) {
      return between;
    }
    int file = from.file() + files;
    int rank = from.rank() + ranks;
    while (file != to.file() || rank != to.rank()) {
      between.add(Square.of(file, rank));
      file += files;
      rank += ranks;
    }
    return between;
  }

  /**
   * The position with a screen captured away, or with captured pieces put back to make one; empty
   * when too few were captured for that.
   */
  private static Optional<ClimbingPosition> withToggled(
      ClimbingPosition position, Square square, int level) {
    List<Piece> captured = new ArrayList<>(position.capturedPieces());
    List<Optional<Piece>> stack = new ArrayList<>(position.stack(square));
    if (stack.size() >= level) {
      List<Piece> unseen = new ArrayList<>(position.unseen());
      for (Optional<Piece> piece : stack) {
        captured.add(piece.orElseGet(() -> unseen.remove(0)));
      }
      stack.clear();
    } else {
      while (stack.size() < level) {
        if (captured.isEmpty()) {
          return Optional.empty();
        }
        stack.add(Optional.of(captured.remove(0)));
      }
    }
    return Optional.of(
        position
            .toSetup()
            .withStack(square, stack)
            .withCapturedPieces(captured)
            .withQuietPlies(0)
            .withPly(200 + position.ply() % 2)
            .position());
  }
}
