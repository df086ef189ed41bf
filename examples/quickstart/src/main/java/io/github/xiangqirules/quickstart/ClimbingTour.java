package io.github.xiangqirules.quickstart;

import io.github.xiangqirules.api.Deal;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.Marks;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.climbing.ClimbingDeal;
import io.github.xiangqirules.climbing.ClimbingMove;
import io.github.xiangqirules.climbing.ClimbingPosition;
import io.github.xiangqirules.climbing.ClimbingRules;
import java.io.PrintStream;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Deals a game of Climbing Xiangqi, plays it to its end and proves that it was dealt honestly. */
final class ClimbingTour {
  private final PrintStream out;
  private final Random random = new Random(8);
  private final Set<String> shown = new HashSet<>();

  ClimbingTour(PrintStream out) {
    this.out = out;
  }

  void run() {
    ClimbingRules rules = ClimbingRules.standard();
    // The same seed makes this tour the same each time. For people pass a SecureRandom.
    Deal<ClimbingPosition, ClimbingMove> deal = rules.deal(rules.initialPosition(), random);
    out.println("Climbing Xiangqi. Published before the game: " + deal.commitment() + "\n");
    Game<ClimbingPosition, ClimbingMove> game = Game.start(rules);
    nobodyNamesWhatAFlipReveals(game, deal);
    while (!game.outcome().isOver()) {
      List<ClimbingMove> choices = game.legalMoves();
      game = game.play(choices.get(random.nextInt(choices.size())), deal);
      showFirstOfItsKind(game);
    }
    if (game.outcome() instanceof Outcome.Won won) {
      out.println(
          game.position().color(won.winner())
              + " wins after "
              + game.plies()
              + " plies: the other has no flip, step or capture.\n");
      show(game);
    }
    out.println(
        "Published after the game: "
            + deal.secret()
            + "\nand it was dealt honestly: "
            + ClimbingDeal.verify(game, deal.secret(), deal.commitment()));
  }

  private void nobodyNamesWhatAFlipReveals(
      Game<ClimbingPosition, ClimbingMove> game, Deal<ClimbingPosition, ClimbingMove> deal) {
    try {
      game.play(ClimbingMove.parse("b2=K"), deal);
    } catch (IllegalMoveException e) {
      out.println("A client that sends b2=K is told: " + e.problems().get(0).message() + "\n");
    }
  }

  private void showFirstOfItsKind(Game<ClimbingPosition, ClimbingMove> game) {
    ClimbingMove move = game.lastMove();
    Game<ClimbingPosition, ClimbingMove> before = game.previous();
    if (move == null || before == null) {
      return;
    }
    String kind = kind(move, before.position());
    if (shown.add(kind)) {
      out.println(kind + ", " + move.text() + " at ply " + game.plies() + ":");
      show(game);
    }
  }

  private static String kind(ClimbingMove move, ClimbingPosition before) {
    if (move.revealed() != null) {
      return "A flip";
    }
    Piece taken = before.captured(move);
    if (taken == null) {
      return "A step";
    }
    return before.stack(move.from()).reverse().get(0).filter(ClimbingTour::isCannon).isPresent()
        ? "A capture by a cannon over its screen"
        : "A capture on the same level";
  }

  private static boolean isCannon(Piece piece) {
    return piece.kind() == PieceKind.CANNON;
  }

  private void show(Game<ClimbingPosition, ClimbingMove> game) {
    Marks<ClimbingMove> marks = Marks.none();
    ClimbingMove last = game.lastMove();
    out.println(
        game.rules()
            .diagram()
            .text(game.position(), last == null ? marks : marks.withLastMove(last)));
  }
}
