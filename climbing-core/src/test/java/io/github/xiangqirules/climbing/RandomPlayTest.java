package io.github.xiangqirules.climbing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.Dealer;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.testkit.RandomPlay;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What games of random moves look like, by the odds and under deals. Seeds are fixed. */
class RandomPlayTest {
  private static final int GAMES = 10_000;
  private final ClimbingRules rules = ClimbingRules.standard();
  private final ClimbingPosition start = rules.initialPosition();

  @Test
  void tenThousandRandomGamesAllEndAfter389PliesOnAverage() {
    long plies = 0;
    int firstWins = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      Game<ClimbingPosition, ClimbingMove> game = RandomPlay.game(rules, seed, 100_000);
      assertTrue(game.outcome().isOver());
      plies += game.plies();
      if (game.outcome() instanceof Outcome.Won won && won.winner() == Player.FIRST) {
        firstWins++;
      }
    }
    assertEquals(389, plies / (double) GAMES, 0.02 * 389);
    assertEquals(0.495, firstWins / (double) GAMES, 0.02);
  }

  @Test
  void gamesUnderADealLastAsLongAsGamesByTheOdds() {
    Random random = new Random(11);
    long plies = 0;
    for (int i = 0; i < GAMES; i++) {
      Game<ClimbingPosition, ClimbingMove> game = Game.start(rules);
      ClimbingDeal deal = rules.deal(start, random);
      while (!game.outcome().isOver()) {
        List<ClimbingMove> moves = game.legalMoves();
        game = game.play(moves.get(random.nextInt(moves.size())), deal);
      }
      plies += game.plies();
    }
    assertEquals(389, plies / (double) GAMES, 0.02 * 389);
  }

  @Test
  void dealsAndOddsRevealTheSameDistributionOfPieces() {
    int draws = 40_000;
    Random random = new Random(12);
    Dealer<ClimbingPosition, ClimbingMove> byOdds = Dealer.random(random);
    int[][] odds = reveals(draws, i -> byOdds);
    int[][] deals = reveals(draws, i -> rules.deal(start, random));
    // The first piece against its expected count: 13 degrees of freedom.
    for (int[][] counts : List.of(odds, deals)) {
      double chiSquare = 0;
      for (Piece piece : Piece.values()) {
        double expected = draws * start.unseen().count(piece) / 32.0;
        int observed = 0;
        for (int second : counts[piece.ordinal()]) {
          observed += second;
        }
        chiSquare += (observed - expected) * (observed - expected) / expected;
      }
      assertTrue(chiSquare < 13 + 5 * Math.sqrt(2 * 13), "chi square " + chiSquare);
    }
    // Pairs under deals against pairs by the odds.
    double chiSquare = 0;
    int cells = 0;
    for (int i = 0; i < Piece.values().length; i++) {
      for (int j = 0; j < Piece.values().length; j++) {
        int sum = odds[i][j] + deals[i][j];
        int difference = odds[i][j] - deals[i][j];
        if (sum > 0) {
          chiSquare += difference * difference / (double) sum;
          cells++;
        }
      }
    }
    assertEquals(14 * 14 - 2, cells, "no general comes twice");
    assertTrue(chiSquare < cells + 5 * Math.sqrt(2.0 * cells), "chi square " + chiSquare);
  }

  /** How often which piece was followed by which, when a1 and then d4 are flipped. */
  private int[][] reveals(
      int draws, Function<Integer, Dealer<ClimbingPosition, ClimbingMove>> dealers) {
    int pieces = Piece.values().length;
    int[][] counts = new int[pieces][pieces];
    for (int i = 0; i < draws; i++) {
      Dealer<ClimbingPosition, ClimbingMove> dealer = dealers.apply(i);
      ClimbingMove first = dealer.resolve(start, ClimbingMove.flip(Square.A1));
      ClimbingMove second = dealer.resolve(start.play(first), ClimbingMove.flip(Square.D4));
      counts[ordinal(first)][ordinal(second)]++;
    }
    return counts;
  }

  private static int ordinal(ClimbingMove move) {
    Piece revealed = move.revealed();
    return revealed == null ? -1 : revealed.ordinal();
  }
}
