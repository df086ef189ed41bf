package io.github.xiangqirules.api;

import java.util.Optional;

/**
 * What one ply of a repeated cycle was in the eyes of a rule book.
 *
 * @param ply the ply, counted from 1
 * @param kind what it was
 * @param attacker where the chasing piece stood after the ply
 * @param victim where the chased piece stood after the ply
 */
public record PlyClass(int ply, Kind kind, Optional<Place> attacker, Optional<Place> victim) {
  /** The classes of moves that rule books know. */
  public enum Kind {
    /** It gave check. */
    CHECK,
    /** It attacked a piece as a chase. */
    CHASE,
    /** It threatened mate. */
    KILL,
    /** None of these. */
    IDLE
  }
}
