package io.github.xiangqirules.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.xiangqi.notation.Notations;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Legal moves and checks are those of an engine that others wrote. Run by {@code .ci/differential},
 * since it takes minutes and a program that is not everywhere.
 */
@Tag("differential")
class DifferentialTest {
  private static final int POSITIONS = Integer.getInteger("differential.positions", 200_000);
  private static final long SEED = Long.getLong("differential.seed", 1);
  private static final String ENGINE =
      System.getProperty("differential.engine", "/usr/games/fairy-stockfish");

  /** What an endgame starts with at most, both generals included. */
  private static final int FEW = 10;

  private final Random random = new Random(SEED);
  private int checks;
  private int mates;

  @Test
  void randomGamesFromTheStartHaveTheSameMovesAndChecks() throws IOException {
    compare(300, false);
  }

  @Test
  void sparseEndgamesHaveTheSameMovesAndChecks() throws IOException {
    compare(30, true);
  }

  /** Half of the positions, in games of so many plies. */
  private void compare(int plies, boolean sparse) throws IOException {
    try (FairyStockfish engine = new FairyStockfish(ENGINE)) {
      XiangqiPosition position = start(sparse);
      int ply = 0;
      for (int i = 0; i < POSITIONS / 2; i++) {
        compare(engine, position);
        List<XiangqiMove> moves = position.legalMoves();
        if (moves.isEmpty() || ++ply == plies) {
          position = start(sparse);
          ply = 0;
        } else {
          position = position.play(moves.get(random.nextInt(moves.size())));
        }
      }
    }
    assertTrue(checks > POSITIONS / 200, "too few checks: " + checks);
    assertTrue(mates > 0 || !sparse, "no mates");
  }

  private XiangqiPosition start(boolean sparse) {
    if (!sparse) {
      return XiangqiPosition.initial();
    }
    XiangqiPosition thrown = Positions.thrown(random);
    while (thrown.pieces().size() > FEW) {
      thrown = Positions.thrown(random);
    }
    return thrown;
  }

  private void compare(FairyStockfish engine, XiangqiPosition position) throws IOException {
    String fen = position.text();
    FairyStockfish.Answer answer = engine.ask(fen);
    SortedSet<String> moves = new TreeSet<>();
    for (XiangqiMove move : position.legalMoves()) {
      moves.add(Notations.uciFrom1().write(position, move));
    }
    assertEquals(answer.moves(), moves, fen);
    assertEquals(answer.checkers(), fromOne(position.checkers()), fen);
    checks += position.inCheck() ? 1 : 0;
    mates += moves.isEmpty() ? 1 : 0;
  }

  private static SortedSet<String> fromOne(ImmutableSet<Point> points) {
    SortedSet<String> texts = new TreeSet<>();
    for (Point point : points) {
      texts.add(point.text().substring(0, 1) + (point.rank() + 1));
    }
    return texts;
  }
}
