package io.github.xiangqirules.api;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;

/**
 * What a diagram shows beside the position.
 *
 * <pre>{@code
 * Marks<XiangqiMove> marks = Marks.<XiangqiMove>none().withLastMove(move);
 * }</pre>
 *
 * @param bottom whose side of the board is at the bottom: for FIRST the board is drawn as red sees
 *     it
 * @param lastMove the move that led here
 * @param places places to highlight
 * @param arrows moves to draw as arrows
 * @param <M> the move of the variant
 */
public record Marks<M extends Move>(
    Player bottom,
    Optional<M> lastMove,
    ImmutableSet<? extends Place> places,
    ImmutableList<M> arrows) {
  /** Marks, none of which is null. */
  public Marks {
    requireNonNull(bottom);
    requireNonNull(lastMove);
    requireNonNull(places);
    requireNonNull(arrows);
  }

  /** The board as red sees it, nothing marked. */
  public static <M extends Move> Marks<M> none() {
    return new Marks<>(Player.FIRST, Optional.empty(), ImmutableSet.of(), ImmutableList.of());
  }

  /** These marks seen from another side. */
  public Marks<M> withBottom(Player side) {
    return new Marks<>(side, lastMove, places, arrows);
  }

  /** These marks with that last move. */
  public Marks<M> withLastMove(M move) {
    return new Marks<>(bottom, Optional.of(move), places, arrows);
  }

  /** These marks with those places highlighted. */
  public Marks<M> withPlaces(Iterable<? extends Place> highlighted) {
    return new Marks<>(bottom, lastMove, ImmutableSet.copyOf(highlighted), arrows);
  }

  /** These marks with those moves drawn as arrows. */
  public Marks<M> withArrows(Iterable<? extends M> moves) {
    return new Marks<>(bottom, lastMove, places, ImmutableList.copyOf(moves));
  }
}
