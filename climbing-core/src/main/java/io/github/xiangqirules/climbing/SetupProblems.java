package io.github.xiangqirules.climbing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.Multiset;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.climbing.board.Board;
import java.util.Optional;

/** Finds all that is wrong with a set-up. */
final class SetupProblems {
  private static final int MATERIAL = 32;
  private static final int MOST_FACE_DOWN = 2;

  private final ClimbingSetup setup;
  private final ImmutableList.Builder<Problem> problems = ImmutableList.builder();

  SetupProblems(ClimbingSetup setup) {
    this.setup = setup;
  }

  ImmutableList<Problem> all() {
    ImmutableMultiset.Builder<Piece> seen = ImmutableMultiset.builder();
    int faceDown = 0;
    for (Square square : Square.values()) {
      checkStack(square);
      for (Optional<Piece> piece : setup.stack(square)) {
        if (piece.isPresent()) {
          seen.add(piece.get());
        } else {
          faceDown++;
        }
      }
    }
    seen.addAll(setup.capturedPieces());
    ImmutableMultiset<Piece> known = seen.build();
    checkMaterial(known, faceDown);
    checkSide(known.isEmpty());
    checkCounters(known);
    return problems.build();
  }

  private void checkStack(Square square) {
    ImmutableList<Optional<Piece>> stack = setup.stack(square);
    if (stack.size() > Board.MAX_HEIGHT) {
      at(square, "stack-height", "more than three pieces on " + square.text());
    }
    int faceDown = 0;
    boolean above = false;
    for (int i = 0; i < stack.size(); i++) {
      if (stack.get(i).isEmpty()) {
        above |= faceDown < i;
        faceDown++;
      }
    }
    if (faceDown > MOST_FACE_DOWN) {
      at(square, "face-down-height", "more than two face-down pieces on " + square.text());
    }
    if (above) {
      at(
          square,
          "face-down-on-face-up",
          "a face-down piece above a face-up one on " + square.text());
    }
  }

  private void checkMaterial(ImmutableMultiset<Piece> known, int faceDown) {
    for (Piece piece : Piece.values()) {
      int most = piece.kind().inSet();
      int count = known.count(piece);
      if (count > most) {
        String message = count + " of " + piece.letter() + ", a set has " + most;
        problems.add(Problem.ofSetup("too-many", Optional.of(piece), Optional.empty(), message));
      }
    }
    if (faceDown + known.size() != MATERIAL) {
      String message =
          faceDown + " face-down and " + known.size() + " face-up and captured pieces are not 32";
      problems.add(Problem.ofSetup("face-down-count", Optional.empty(), Optional.empty(), message));
    }
  }

  private void checkSide(boolean start) {
    if (start && setup.sideToMove().isPresent()) {
      in("side", "side-at-start", "nobody has a colour before the first flip");
    }
    if (!start && setup.sideToMove().isEmpty()) {
      in("side", "side-missing", "after the first flip a side is to move");
    }
  }

  private void checkCounters(Multiset<Piece> known) {
    checkCounter("quiet", setup.quietPlies(), known.isEmpty());
    checkCounter("ply", setup.ply(), known.isEmpty());
    // Each known piece was flipped, and each captured one was also taken.
    int busy = known.size() + setup.capturedPieces().size();
    if (!known.isEmpty() && setup.ply() - setup.quietPlies() < busy) {
      in(
          "ply",
          "ply-too-small",
          "the flips and captures took at least " + busy + " plies, the quiet ones come on top");
    }
  }

  private void checkCounter(String field, int counter, boolean start) {
    if (counter > ClimbingPosition.COUNTER_LIMIT) {
      in(field, "counter-too-large", field + " is at most " + ClimbingPosition.COUNTER_LIMIT);
    } else if (start && counter > 0) {
      in(field, "counter-at-start", field + " is 0 before the first flip");
    }
  }

  private void at(Square square, String code, String message) {
    problems.add(Problem.ofSetup(code, Optional.empty(), Optional.of(square), message));
  }

  private void in(String field, String code, String message) {
    problems.add(Problem.ofText(code, field, -1, message));
  }
}
