package io.github.xiangqirules.archive.generate;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import io.github.xiangqirules.xiangqi.record.GameRecord;
import io.github.xiangqirules.xiangqi.record.GameResult;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Plays games that look like games from afar: an opening, then of a few moves the one that takes
 * most, to the end or until somebody is far ahead. Fast, and nothing to learn from.
 */
final class GuidedPlay {
  private static final int LEAST_PLIES = 16;
  private static final int MOST_PLIES = 90;
  private static final int LOOKED_AT = 4;

  /** Two chariots: who is so far ahead after the opening has won. */
  private static final int WON = 18;

  /** One game in so many ends by moves to and fro, on which the rule books have their say. */
  private static final int STUBBORN = 16;

  private final Openings openings = Openings.load();

  /** A game, always the same from the same source of chance. */
  GameRecord play(RandomGenerator random) {
    Game<XiangqiPosition, XiangqiMove> game = Game.start(XiangqiRules.standard());
    for (XiangqiMove move : openings.choose(random)) {
      game = game.play(move);
    }
    int plies = random.nextInt(LEAST_PLIES, MOST_PLIES);
    boolean stubborn = random.nextInt(STUBBORN) == 0;
    int balance = 0;
    XiangqiMove[] moves = new XiangqiMove[XiangqiPosition.MAX_MOVES];
    while (!game.outcome().isOver() && game.plies() < plies && Math.abs(balance) < WON) {
      XiangqiPosition position = game.position();
      XiangqiMove move = choose(position, moves, random);
      int taken = worth(position.captured(move));
      balance += position.sideToMove() == Color.RED ? taken : -taken;
      game = game.play(move);
    }
    GameRecord record = GameRecord.of(stubborn ? toAndFro(game) : game);
    return record.result() == GameResult.UNKNOWN ? record.withResult(result(balance)) : record;
  }

  /** The game until it ends by repetition, or until one cannot go back. */
  private static Game<XiangqiPosition, XiangqiMove> toAndFro(
      Game<XiangqiPosition, XiangqiMove> start) {
    Game<XiangqiPosition, XiangqiMove> game = start;
    while (!game.outcome().isOver()) {
      XiangqiMove last = game.moves().get(game.plies() - 2);
      XiangqiMove back = XiangqiMove.of(last.to(), last.from());
      if (!game.position().isLegal(back)) {
        break;
      }
      game = game.play(back);
    }
    return game;
  }

  private static XiangqiMove choose(
      XiangqiPosition position, XiangqiMove[] moves, RandomGenerator random) {
    int count = position.legalMoves(moves);
    XiangqiMove best = moves[random.nextInt(count)];
    for (int i = 1; i < LOOKED_AT; i++) {
      XiangqiMove other = moves[random.nextInt(count)];
      if (worth(position.captured(other)) > worth(position.captured(best))) {
        best = other;
      }
    }
    return best;
  }

  /** In games that are broken off a clear lead wins. */
  private static GameResult result(int balance) {
    if (Math.abs(balance) < LOOKED_AT) {
      return GameResult.DRAW;
    }
    return balance > 0 ? GameResult.RED_WINS : GameResult.BLACK_WINS;
  }

  private static int worth(@Nullable Piece piece) {
    return piece == null ? 0 : worth(piece.kind());
  }

  private static int worth(PieceKind kind) {
    return switch (kind) {
      case CHARIOT -> 9;
      case CANNON, HORSE -> 4;
      case SOLDIER -> 1;
      default -> 2;
    };
  }
}
