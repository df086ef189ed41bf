package io.github.xiangqirules.api;

import com.google.common.collect.ImmutableList;

/**
 * What one ply of a repeated cycle was in the eyes of a rule book.
 *
 * @param ply the ply, counted from 1
 * @param kind what it was
 * @param chases the attacks that count as chases, all that the ply made; those on a piece that is
 *     chased throughout come first. Empty unless it was a chase, or a check that its book also
 *     counts as one
 */
public record PlyClass(int ply, Kind kind, ImmutableList<Chase> chases) {
  /** The classes of moves that rule books know. */
  public enum Kind {
    /** It gave check. */
    CHECK,
    /** It attacked a piece as a chase. */
    CHASE,
    /** It threatened mate. */
    KILL,
    /** None of these. */
    IDLE,
    /** It would take a search to tell. */
    UNCLEAR
  }

  /**
   * An attack of one piece on another.
   *
   * @param attacker the chasing piece
   * @param from where it stood after the ply
   * @param victim the chased piece
   * @param on where that stood after the ply
   */
  public record Chase(Piece attacker, Place from, Piece victim, Place on) {}
}
