package io.github.xiangqirules.climbing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Marks;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.RulesException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Rule 17: nothing that can be derived from a game depends on what is still face-down. */
class DealSecrecyTest {
  @Property(tries = 50)
  void nothingOfADealReachesAGameBeforeItIsRevealed(@ForAll long seed, @ForAll boolean midGame) {
    Random random = new Random(seed);
    ClimbingRules rules = ClimbingRules.standard().withRepetition(3).withQuietPlies(40);
    ClimbingPosition start = midGame ? Boards.random(random) : rules.initialPosition();
    ClimbingDeal deal = rules.deal(start, random);
    Game<ClimbingPosition, ClimbingMove> game = Game.start(rules, start);
    List<ClimbingMove> choices = new ArrayList<>();
    for (int plies = random.nextInt(120); plies > 0 && !game.outcome().isOver(); plies--) {
      List<ClimbingMove> moves = game.legalMoves();
      ClimbingMove choice = moves.get(random.nextInt(moves.size()));
      choices.add(choice);
      game = game.play(choice, deal);
    }
    ClimbingDeal other = withOtherUnseenPieces(start, game.position(), deal, random);
    Game<ClimbingPosition, ClimbingMove> otherGame = Game.start(rules, start);
    for (ClimbingMove choice : choices) {
      otherGame = otherGame.play(choice, other);
    }
    assertEquals(derived(game, deal), derived(otherGame, other));
    assertEquals(game, otherGame);
    assertEquals(game.hashCode(), otherGame.hashCode());
  }

  /** The same deal with what is still face-down now shuffled again, and another salt. */
  private static ClimbingDeal withOtherUnseenPieces(
      ClimbingPosition start, ClimbingPosition now, ClimbingDeal deal, Random random) {
    String letters = deal.secret().substring(0, deal.secret().indexOf(' '));
    List<Piece> pieces = new ArrayList<>();
    List<Integer> unseen = new ArrayList<>();
    List<Piece> unseenPieces = new ArrayList<>();
    for (Square square : Square.values()) {
      for (int level = 1; level <= start.height(square); level++) {
        if (start.isFaceDown(square, level)) {
          Piece piece = Piece.ofLetter(letters.charAt(pieces.size())).orElseThrow();
          if (now.isFaceDown(square, level)) {
            unseen.add(pieces.size());
            unseenPieces.add(piece);
          }
          pieces.add(piece);
        }
      }
    }
    Collections.shuffle(unseenPieces, random);
    for (int i = 0; i < unseen.size(); i++) {
      pieces.set(unseen.get(i), unseenPieces.get(i));
    }
    return ClimbingDeal.of(start, pieces, random);
  }

  /** All that a host or a client can see of a game, exceptions included. */
  private static String derived(Game<ClimbingPosition, ClimbingMove> game, ClimbingDeal deal) {
    StringBuilder all = new StringBuilder();
    all.append(game).append(game.events()).append(game.moves()).append(game.outcome());
    for (ClimbingPosition position : game.positions()) {
      all.append(position).append(position.text()).append(position.hashCode());
      all.append(position.key()).append(position.outcome()).append(position.legalMoves());
      all.append(position.unseen()).append(position.capturedPieces()).append(position.toSetup());
      all.append(position.resultCount()).append(position.quietPlies());
      all.append(ClimbingRules.standard().diagram().text(position, Marks.none()));
    }
    game.position()
        .forEachResult((result, next, ways) -> all.append(result).append(next).append(ways));
    for (ClimbingMove choice : game.legalMoves()) {
      all.append(game.preview(choice)).append(game.position().results(choice));
    }
    for (Square square : Square.values()) {
      all.append(game.position().stack(square)).append(game.position().beneath(square));
      appendRefusals(all, game, deal, square);
    }
    return all.toString();
  }

  private static void appendRefusals(
      StringBuilder all,
      Game<ClimbingPosition, ClimbingMove> game,
      ClimbingDeal deal,
      Square square) {
    List<ClimbingMove> moves = new ArrayList<>();
    moves.add(ClimbingMove.flip(square));
    for (Piece piece : Piece.values()) {
      moves.add(ClimbingMove.flip(square, piece));
    }
    for (Square to : Square.values()) {
      if (to != square) {
        moves.add(ClimbingMove.step(square, to));
        moves.add(ClimbingMove.capture(square, to));
      }
    }
    for (ClimbingMove move : moves) {
      appendRefusal(all, move, () -> game.position().play(move));
      appendRefusal(all, move, () -> game.play(move));
      if (!game.position().isLegal(move)) {
        appendRefusal(all, move, () -> game.position().results(move));
        appendRefusal(all, move, () -> deal.resolve(game.position(), move));
        appendRefusal(all, move, () -> game.play(move, deal));
      }
    }
  }

  private static void appendRefusal(StringBuilder all, Move move, Runnable attempt) {
    all.append(move);
    try {
      attempt.run();
    } catch (RulesException e) {
      all.append(e).append(e.problems());
    }
  }
}
