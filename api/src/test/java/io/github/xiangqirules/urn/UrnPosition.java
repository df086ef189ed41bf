package io.github.xiangqirules.urn;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Place;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.api.Reason;
import io.github.xiangqirules.api.ResultVisitor;
import java.util.Collections;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position.
 *
 * @param heap pebbles on the heap
 * @param red red soldiers in the urn
 * @param black black soldiers in the urn
 * @param turned whether the heap is turned
 */
public record UrnPosition(
    int heap, int red, int black, boolean turned, @Override int quietPlies, int ply)
    implements Position<UrnPosition, UrnMove> {

  @Override
  public Player toMove() {
    return ply % 2 == 0 ? Player.FIRST : Player.SECOND;
  }

  @Override
  public @Nullable Color color(Player seat) {
    Color color = Color.values()[seat.ordinal()];
    return ply == 0 ? null : color;
  }

  @Override
  public ImmutableList<UrnMove> legalMoves() {
    ImmutableList.Builder<UrnMove> moves = ImmutableList.builder();
    if (heap > 0) {
      moves.add(UrnMove.TAKE, UrnMove.TURN);
    }
    if (red + black > 0) {
      moves.add(UrnMove.DRAW);
    }
    return moves.build();
  }

  @Override
  public int legalMoveCount() {
    return legalMoves().size();
  }

  @Override
  public boolean isLegal(UrnMove choice) {
    return legalMoves().contains(choice);
  }

  @Override
  public ImmutableMultiset<UrnMove> results(UrnMove choice) {
    if (!isLegal(choice)) {
      throw refusal(choice);
    }
    return choice == UrnMove.DRAW
        ? ImmutableMultiset.<UrnMove>builder()
            .addCopies(UrnMove.DRAW_RED, red)
            .addCopies(UrnMove.DRAW_BLACK, black)
            .build()
        : ImmutableMultiset.of(choice);
  }

  private static IllegalMoveException refusal(UrnMove move) {
    String code = move.revealed() != null ? "not-a-choice" : "movement";
    return new IllegalMoveException(
        Problem.ofMove(code, Optional.empty(), Optional.of(move.from()), "not here: " + move));
  }

  @Override
  public int resultCount() {
    return (heap > 0 ? 2 : 0) + (red > 0 ? 1 : 0) + (black > 0 ? 1 : 0);
  }

  @Override
  public void forEachResult(ResultVisitor<? super UrnPosition, ? super UrnMove> visitor) {
    for (UrnMove choice : legalMoves()) {
      results(choice).forEachEntry((result, ways) -> visitor.visit(result, play(result), ways));
    }
  }

  @Override
  public UrnPosition play(UrnMove result) {
    UrnMove choice = result.revealed() == null ? result : UrnMove.DRAW;
    if (!result.isResult() || !isLegal(choice) || !results(choice).contains(result)) {
      throw refusal(result);
    }
    return switch (result) {
      case TAKE -> new UrnPosition(heap - 1, red, black, turned, 0, ply + 1);
      case TURN -> new UrnPosition(heap, red, black, !turned, quietPlies + 1, ply + 1);
      case DRAW_RED -> new UrnPosition(heap + 1, red - 1, black, turned, 0, ply + 1);
      default -> new UrnPosition(heap, red, black - 1, turned, 0, ply + 1);
    };
  }

  @Override
  public @Nullable Piece captured(UrnMove move) {
    return move == UrnMove.TAKE ? Piece.RED_SOLDIER : null;
  }

  @Override
  public ImmutableList<Optional<Piece>> stack(Place place) {
    checkArgument(place instanceof UrnPlace, "%s is neither heap nor urn", place.text());
    return place == UrnPlace.URN
        ? ImmutableList.copyOf(Collections.nCopies(red + black, Optional.empty()))
        : ImmutableList.copyOf(Collections.nCopies(heap, Optional.of(Piece.RED_SOLDIER)));
  }

  @Override
  public ImmutableSet<UrnPlace> checkers() {
    return ImmutableSet.of();
  }

  @Override
  public long key() {
    return ((heap * 100L + red) * 100 + black) * 4 + (turned ? 2 : 0) + ply % 2;
  }

  @Override
  public boolean sameForRepetition(UrnPosition other) {
    return key() == other.key();
  }

  @Override
  public Outcome outcome() {
    return legalMoves().isEmpty()
        ? new Outcome.Won(toMove().opponent(), Reason.STALEMATE, Optional.empty())
        : new Outcome.Ongoing();
  }

  @Override
  public String text() {
    return String.join(
        " ",
        String.valueOf(heap),
        String.valueOf(red),
        String.valueOf(black),
        turned ? "t" : "-",
        String.valueOf(quietPlies),
        String.valueOf(ply));
  }
}
