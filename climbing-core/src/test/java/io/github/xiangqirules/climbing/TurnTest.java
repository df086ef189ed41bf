package io.github.xiangqirules.climbing;

import static io.github.xiangqirules.climbing.Boards.choices;
import static io.github.xiangqirules.climbing.Boards.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Reason;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules 3 to 5: turns, and how a game ends. */
class TurnTest {
  private final ClimbingPosition start = ClimbingRules.standard().initialPosition();

  @Test
  void onlyFlipsArePossibleBeforeTheFirstFlip() {
    assertEquals(16, start.legalMoveCount());
    assertEquals("flip-first", refusal(start, "a1-a2"));
    assertEquals("flip-first", refusal(start, "a1xa2"));
  }

  @ParameterizedTest
  @CsvSource({"C,RED,BLACK", "p,BLACK,RED"})
  void theFirstFlipDecidesWhoHasWhichColour(char piece, Color first, Color second) {
    ClimbingPosition position = start.play(ClimbingMove.parse("b2=" + piece));
    assertEquals(first, position.color(Player.FIRST));
    assertEquals(second, position.color(Player.SECOND));
    assertEquals(Player.SECOND, position.toMove());
  }

  @Test
  void aLaterFlipOfTheOtherColourChangesNoColours() {
    ClimbingPosition position = Boards.play(start, "b2=C", "c2=R", "d2=k");
    assertEquals(Color.RED, position.color(Player.FIRST));
    assertEquals(Color.BLACK, position.color(position.toMove()));
  }

  @Test
  void anyoneMayFlipAnyFaceDownTopPiece() {
    ClimbingPosition position = Boards.of("-,-,-,-/?,-,-,-/?p,-,??,-/K,-,-,?R", "b");
    assertEquals(
        List.of("a3?", "c2?"), choices(position).stream().filter(m -> m.endsWith("?")).toList());
  }

  @Test
  void turnsAlternateAndPassingIsNoMove() {
    ClimbingPosition position = Boards.play(start, "b2=C", "c2=k", "b2-b3", "c2-c3");
    assertEquals(Player.FIRST, position.toMove());
    assertFalse(
        position.legalMoves().stream()
            .anyMatch(m -> !m.text().endsWith("?") && m.from() == m.to()));
  }

  @Test
  void aPlayerWithoutFlipStepOrCaptureLoses() {
    ClimbingPosition position = Boards.of("-,-,-,-/-,-,-,-/-,-,-,-/-,kA,-,-", "b");
    assertEquals(0, position.legalMoveCount());
    Outcome.Won won = assertInstanceOf(Outcome.Won.class, position.outcome());
    assertEquals(position.toMove().opponent(), won.winner());
    assertEquals(Reason.STALEMATE, won.reason());
    assertEquals(Optional.empty(), won.ruling());
  }

  @Test
  void aPlayerWithoutPiecesStillPlaysWhileThereIsSomethingToFlip() {
    ClimbingPosition position = Boards.of("-,-,-,-/-,-,-,-/-,-,-,?/-,kA,-,-", "b");
    assertEquals(List.of("d2?"), choices(position));
    assertFalse(position.outcome().isOver());
  }
}
