package io.github.xiangqirules.api;

import java.util.Optional;

/**
 * One thing that is wrong with a text, a set-up or a move.
 *
 * @param code what is wrong, for programs: lower case words joined by {@code -}, the same in every
 *     release
 * @param field the part of the text that is concerned, such as {@code placement} or {@code move}
 * @param index where in the whole text, counted in chars from 0; -1 when there is no text
 * @param piece the piece that is concerned
 * @param place the place that is concerned
 * @param message what is wrong, for people, in English
 */
public record Problem(
    String code,
    String field,
    int index,
    Optional<Piece> piece,
    Optional<Place> place,
    String message) {

  /** A problem with a text. */
  public static Problem ofText(String code, String field, int index, String message) {
    return new Problem(code, field, index, Optional.empty(), Optional.empty(), message);
  }

  /**
   * A problem with a piece on a place of a set-up, or with a whole set-up where these are empty.
   */
  public static Problem ofSetup(
      String code, Optional<Piece> piece, Optional<? extends Place> place, String message) {
    return new Problem(code, "placement", -1, piece, place.map(p -> p), message);
  }

  /** A problem with a move. */
  public static Problem ofMove(
      String code, Optional<Piece> piece, Optional<? extends Place> place, String message) {
    return new Problem(code, "move", -1, piece, place.map(p -> p), message);
  }
}
