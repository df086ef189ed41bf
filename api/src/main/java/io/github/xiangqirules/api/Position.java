package io.github.xiangqirules.api;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What both players see at one moment of a game: the pieces, the side to move and the counters. It
 * holds no history; a {@link Game} does. Immutable.
 *
 * <table>
 * <caption>Two ways of being equal</caption>
 * <tr><th></th><th>pieces and side to move</th><th>counters</th></tr>
 * <tr><td>{@link Object#equals}, {@link Object#hashCode}, {@link #text}</td><td>compared</td><td>compared</td></tr>
 * <tr><td>{@link #sameForRepetition}, {@link #key}</td><td>compared</td><td>ignored</td></tr>
 * </table>
 *
 * @param <P> the position type of the variant itself
 * @param <M> the move type of the variant
 */
public interface Position<P extends Position<P, M>, M extends Move> {
  /** The seat to move. It alternates with every ply. */
  Player toMove();

  /** The colour of a seat; null while nobody has a colour yet. */
  @Nullable Color color(Player seat);

  /**
   * All choices of the side to move, in an order that is fixed for each variant. Empty exactly when
   * the {@link #outcome} of this position is over; {@link Game#legalMoves} knows the history too.
   * The list is built at each call.
   */
  ImmutableList<M> legalMoves();

  /** The number of choices, {@code legalMoves().size()}, without building the list. */
  int legalMoveCount();

  /**
   * Whether {@link #legalMoves} contains this choice. False for a result that chance has to bring
   * about, such as a flip that names the revealed piece.
   */
  boolean isLegal(M choice);

  /**
   * The possible results of a choice, each as often as it is likely: the odds of a result are its
   * count by the size of the multiset. Without chance it is the choice alone, once.
   *
   * @throws IllegalMoveException if the choice is not legal here
   */
  ImmutableMultiset<M> results(M choice);

  /** The number of distinct results of all choices together: perft to depth 1. */
  int resultCount();

  /**
   * Plays every distinct result of every choice and shows each with the position after it, in the
   * order of {@link #legalMoves}. This is the door for searches and for counting: it builds no list
   * and checks nothing twice.
   */
  void forEachResult(ResultVisitor<? super P, ? super M> visitor);

  /**
   * The position after a result.
   *
   * @throws IllegalMoveException if the move is not legal here, with the reason, or if it is a
   *     choice that chance has yet to decide
   */
  P play(M result);

  /**
   * The piece that a legal move would take here; null when it takes none. Of a move that is not
   * legal the answer means nothing.
   */
  @Nullable Piece captured(M move);

  /**
   * The pieces on a place from bottom to top; an empty Optional is a face-down piece. At most one
   * piece where pieces do not stack.
   *
   * @throws IllegalArgumentException if the place belongs to another variant's board
   */
  ImmutableList<Optional<Piece>> stack(Place place);

  /**
   * Where the pieces stand that give check to the side to move. Empty when it is not in check, and
   * always in a variant without check.
   */
  ImmutableSet<? extends Place> checkers();

  /**
   * Plies since the last capture or reveal, 0 to 99,999, where it stays; near there a variant may
   * hold it a few plies lower. A position further back cannot occur again.
   */
  int quietPlies();

  /**
   * A 64-bit key, equal for positions that are {@link #sameForRepetition} and different with very
   * high probability otherwise. It is the same on every machine and in every release.
   */
  long key();

  /** Whether the other position counts as the same when repetition is judged: all but counters. */
  boolean sameForRepetition(P other);

  /**
   * How the game stands by this position alone: over exactly when there is no legal move. What
   * depends on the history, such as repetition, is in {@link Game#outcome}.
   */
  Outcome outcome();

  /** The canonical text, which {@link Rules#parsePosition} reads back to an equal position. */
  String text();
}
