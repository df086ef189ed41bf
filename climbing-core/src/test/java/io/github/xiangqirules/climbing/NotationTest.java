package io.github.xiangqirules.climbing;

import static io.github.xiangqirules.climbing.Boards.code;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.api.NotationException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NotationTest {
  private final ClimbingRules rules = ClimbingRules.standard();
  private final ClimbingPosition start = rules.initialPosition();
  private final Notation<ClimbingPosition, ClimbingMove> notation = rules.notations().get(0);

  @Test
  void coordinatesWriteTheTextOfTheMove() {
    assertEquals("coordinates", notation.id());
    assertEquals("b2?", notation.write(start, ClimbingMove.parse("b2?")));
    assertEquals("b2=C", notation.write(start, ClimbingMove.parse("b2=C")));
    assertEquals("flip-first", code(() -> notation.write(start, ClimbingMove.parse("b2-b3"))));
  }

  @Test
  void readingGivesTheChoiceOrThePossibleResult() {
    assertEquals(List.of(ClimbingMove.parse("b2?")), notation.read(start, "b2?"));
    assertEquals(List.of(ClimbingMove.parse("b2=C")), notation.read(start, "b2=C"));
    assertEquals(List.of(), notation.read(start, "b2-b3"));
    assertEquals(List.of(), notation.read(start.play(ClimbingMove.parse("a1=K")), "b2=K"));
    assertThrows(NotationException.class, () -> notation.read(start, "b2b3"));
  }

  @Test
  void aGameIsWrittenAndReplayed() {
    Game<ClimbingPosition, ClimbingMove> game = Game.start(rules);
    ClimbingDeal deal = rules.deal(start, new Random(3));
    Random random = new Random(4);
    while (!game.outcome().isOver() && game.plies() < 100) {
      List<ClimbingMove> moves = game.legalMoves();
      game = game.play(moves.get(random.nextInt(moves.size())), deal);
    }
    assertEquals(game.events(), game.moves(notation));
    assertEquals(game, Game.replay(rules, start, game.events()).game());
  }
}
