package io.github.xiangqirules.xiangqi;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.InvalidPositionException;
import io.github.xiangqirules.api.MoveReader;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.xiangqi.notation.Notations;

/**
 * A position as UCI and UCCI tell it to an engine: where a game started and what was played.
 *
 * <pre>{@code
 * PositionLine line = PositionLine.parse("position startpos moves h2e2 h9g7");
 * line.position(); // after the two moves
 * }</pre>
 *
 * <p>The line is {@code position}, then {@code startpos} or {@code fen} and a FEN, then, if moves
 * were played, {@code moves} and the moves. {@code position} and {@code fen} may be left out.
 *
 * @param start the position from which the moves are played
 * @param moves the moves in their order
 * @param tolerated where the FEN was not canonical; empty for one that was read strictly
 */
public record PositionLine(
    XiangqiPosition start, ImmutableList<XiangqiMove> moves, ImmutableList<Problem> tolerated) {
  static final String MOVES = "moves";

  /**
   * Reads a line with a canonical FEN and moves as {@link XiangqiMove#text} writes them. Linear in
   * the length of the text.
   *
   * @throws NotationException if the text cannot be read, with field and index
   * @throws InvalidPositionException if the position cannot be played, with all defects
   * @throws IllegalMoveException if a move is not legal, with the reason and the index of the move
   */
  public static PositionLine parse(String text) {
    return PositionLineReader.strict(text);
  }

  /**
   * Reads a line with a FEN in any form that {@link XiangqiSetup#parseLeniently} knows and moves in
   * any notation.
   *
   * @param notation how the moves are written, such as {@link Notations#uciFrom1}; each move is one
   *     word
   * @throws NotationException if the text cannot be read, or a move has several meanings
   * @throws InvalidPositionException if the position cannot be played, with all defects
   * @throws IllegalMoveException if a move is not legal
   */
  public static PositionLine parseLeniently(
      String text, MoveReader<XiangqiPosition, XiangqiMove> notation) {
    return PositionLineReader.lenient(text, notation);
  }

  /**
   * The position after all moves.
   *
   * @throws IllegalMoveException if one is not legal, which cannot be in a line that was read
   */
  public XiangqiPosition position() {
    XiangqiPosition position = start;
    for (XiangqiMove move : moves) {
      position = position.play(move);
    }
    return position;
  }

  /** The line, which {@link #parse} reads back. */
  public String text() {
    boolean initial = start.equals(XiangqiPosition.initial());
    StringBuilder line = new StringBuilder("position ");
    line.append(initial ? "startpos" : "fen " + start.text());
    if (!moves.isEmpty()) {
      line.append(' ').append(MOVES);
    }
    for (XiangqiMove move : moves) {
      line.append(' ').append(move.text());
    }
    return line.toString();
  }
}
