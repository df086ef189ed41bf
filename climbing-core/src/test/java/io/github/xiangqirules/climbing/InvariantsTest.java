package io.github.xiangqirules.climbing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableMultiset;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds in every position, reached by play or set up in any valid way. */
class InvariantsTest {
  private static final ClimbingRules RULES = ClimbingRules.standard();
  private static final ImmutableMultiset<Piece> MATERIAL = RULES.initialPosition().unseen();

  @Provide
  Arbitrary<ClimbingPosition> positions() {
    return Boards.positions();
  }

  @Property(tries = 500)
  void noStackIsHigherThanThreeAndAtMostTheTwoLowestPiecesAreFaceDown(
      @ForAll("positions") ClimbingPosition position) {
    for (ClimbingPosition each : withAllNext(position)) {
      for (Square square : Square.values()) {
        List<Optional<Piece>> stack = each.stack(square);
        assertTrue(stack.size() <= 3);
        assertEquals(stack.size(), each.height(square));
        long faceDown = stack.stream().filter(Optional::isEmpty).count();
        assertTrue(faceDown <= 2);
        assertTrue(stack.stream().skip(faceDown).allMatch(Optional::isPresent));
      }
    }
  }

  @Property(tries = 500)
  void theThirtyTwoPiecesAreConservedKindByKind(@ForAll("positions") ClimbingPosition position) {
    for (ClimbingPosition each : withAllNext(position)) {
      ImmutableMultiset.Builder<Piece> pieces = ImmutableMultiset.builder();
      pieces.addAll(each.unseen()).addAll(each.capturedPieces());
      int faceDown = 0;
      for (Square square : Square.values()) {
        each.stack(square).forEach(piece -> piece.ifPresent(pieces::add));
        faceDown += (int) each.stack(square).stream().filter(Optional::isEmpty).count();
      }
      assertEquals(MATERIAL, pieces.build());
      assertEquals(faceDown, each.unseen().size());
    }
  }

  @Property(tries = 500)
  void aStepChangesTheLevelOfThePieceByAtMostOne(@ForAll("positions") ClimbingPosition position) {
    for (ClimbingMove move : position.legalMoves()) {
      if (move instanceof ClimbingMove.Step) {
        ClimbingPosition next = position.play(move);
        int before = position.height(move.from());
        int after = next.height(move.to());
        assertTrue(Math.abs(after - before) <= 1);
        assertEquals(position.piece(move.from(), before), next.piece(move.to(), after));
        assertEquals(position.beneath(move.from()), next.stack(move.from()));
        assertEquals(position.stack(move.to()), next.beneath(move.to()));
      }
    }
  }

  @Property(tries = 500)
  void aCaptureIsOnTheSameLevelByTheTableAndKeepsTheHeight(
      @ForAll("positions") ClimbingPosition position) {
    for (ClimbingMove move : position.legalMoves()) {
      if (move instanceof ClimbingMove.Capture) {
        int level = position.height(move.from());
        assertEquals(level, position.height(move.to()));
        Piece taker = top(position, move.from());
        Piece victim = top(position, move.to());
        assertNotEquals(taker.color(), victim.color());
        assertEquals(position.color(position.toMove()), taker.color());
        assertTrue(RULES.captureTable().takes(taker.kind(), victim.kind()));
        assertEquals(victim, position.captured(move));
        ClimbingPosition next = position.play(move);
        assertEquals(level, next.height(move.to()));
        assertEquals(taker, top(next, move.to()));
        assertEquals(
            position.capturedPieces().count(victim) + 1, next.capturedPieces().count(victim));
      }
    }
  }

  @Property(tries = 500)
  void legalityAndResultsAreThoseOfTheBruteForce(@ForAll("positions") ClimbingPosition position) {
    BruteForce slow = BruteForce.parse(position.text());
    assertEquals(slow.choices(), Boards.choices(position));
    assertEquals(slow.choices().size(), position.legalMoveCount());
    Map<String, String> expected = new TreeMap<>();
    slow.results().forEach((move, next) -> expected.put(move, next.text()));
    Map<String, String> found = new TreeMap<>();
    position.forEachResult((result, next, ways) -> found.put(result.text(), next.text()));
    assertEquals(expected, found);
    assertEquals(expected.size(), position.resultCount());
    for (Square from : Square.values()) {
      for (Square to : Square.values()) {
        if (from != to) {
          for (ClimbingMove move :
              List.of(ClimbingMove.step(from, to), ClimbingMove.capture(from, to))) {
            assertEquals(slow.choices().contains(move.text()), position.isLegal(move));
          }
        }
      }
    }
  }

  @Property(tries = 500)
  void aPlayerHasLostExactlyWhenThereIsNoFlipStepOrCapture(
      @ForAll("positions") ClimbingPosition position) {
    for (ClimbingPosition each : withAllNext(position)) {
      boolean nothing = BruteForce.parse(each.text()).choices().isEmpty();
      assertEquals(nothing, each.outcome().isOver());
      assertEquals(nothing, each.legalMoves().isEmpty());
      if (each.outcome() instanceof Outcome.Won won) {
        assertEquals(each.toMove().opponent(), won.winner());
      }
    }
  }

  @Property(tries = 500)
  void theOddsOfAFlipAddUpToTheFaceDownPieces(@ForAll("positions") ClimbingPosition position) {
    for (ClimbingMove move : position.legalMoves()) {
      if (move instanceof ClimbingMove.Flip) {
        ImmutableMultiset<ClimbingMove> results = position.results(move);
        assertEquals(position.unseen().size(), results.size());
        results
            .elementSet()
            .forEach(
                result ->
                    assertEquals(
                        position.unseen().count(result.revealed()), results.count(result)));
      }
    }
  }

  @Property(tries = 500)
  void everyTextIsReadAgain(@ForAll("positions") ClimbingPosition position) {
    for (ClimbingPosition each : withAllNext(position)) {
      ClimbingPosition read = ClimbingPosition.parse(each.text());
      assertEquals(each, read);
      assertEquals(each.hashCode(), read.hashCode());
      assertEquals(each.key(), read.key());
      assertEquals(List.of(), RULES.parseSetupLeniently(each.text()).tolerated());
    }
  }

  private static List<ClimbingPosition> withAllNext(ClimbingPosition position) {
    List<ClimbingPosition> all = new ArrayList<>();
    all.add(position);
    position.forEachResult(
        (result, next, ways) -> {
          assertEquals(position.toMove().opponent(), next.toMove());
          assertEquals(position.play(result), next);
          all.add(next);
        });
    return all;
  }

  private static Piece top(ClimbingPosition position, Place place) {
    List<Optional<Piece>> stack = position.stack(place);
    return stack.get(stack.size() - 1).orElseThrow();
  }
}
