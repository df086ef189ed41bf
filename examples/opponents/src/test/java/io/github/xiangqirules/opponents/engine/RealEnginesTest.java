package io.github.xiangqirules.opponents.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.Listener;
import io.github.xiangqirules.opponents.Opponent;
import io.github.xiangqirules.opponents.catalog.Opponents;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Engines of the Debian packages fairy-stockfish, hoichess and fairymax, where they are. */
final class RealEnginesTest {
  private static final Budget SHORT = Budget.ofTime(Duration.ofMillis(100));

  @ParameterizedTest
  @CsvSource({
    "uci:, /usr/games/fairy-stockfish",
    "cecp:, /usr/games/hoixiangqi",
    "cecp:, /usr/games/maxqi"
  })
  void aRealEnginePlaysARealOpening(String protocol, String path) {
    assumeTrue(Files.isExecutable(Path.of(path)), path + " is not installed");
    XiangqiRules rules = XiangqiRules.standard();
    try (Opponent<XiangqiPosition, XiangqiMove> engine = Opponents.of(rules, protocol + path, 1)) {
      Game<XiangqiPosition, XiangqiMove> game = Game.start(rules);
      for (String move : new String[] {"h2e2", "b2c2", "i0i1"}) {
        game = game.play(XiangqiMove.parse(move));
        XiangqiMove answer = engine.choose(game, SHORT, Listener.none());
        assertTrue(game.legalMoves().contains(answer));
        game = game.play(answer);
      }
      assertEquals(6, game.plies());
    }
  }

  @ParameterizedTest
  @CsvSource({"uci:, /usr/games/fairy-stockfish", "cecp:, /usr/games/hoixiangqi"})
  void aRealEngineMatesFromAPosition(String protocol, String path) {
    assumeTrue(Files.isExecutable(Path.of(path)), path + " is not installed");
    XiangqiRules rules = XiangqiRules.standard();
    Game<XiangqiPosition, XiangqiMove> game =
        Game.start(rules, XiangqiPosition.parse("4k4/R8/9/9/9/9/9/9/9/1R1K5 w - - 0 1"));
    try (Opponent<XiangqiPosition, XiangqiMove> engine = Opponents.of(rules, protocol + path, 1)) {
      assertEquals("b0b9", engine.choose(game, Budget.ofDepth(4), Listener.none()).text());
    }
  }
}
