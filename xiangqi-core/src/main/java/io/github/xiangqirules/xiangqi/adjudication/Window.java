package io.github.xiangqirules.xiangqi.adjudication;

import io.github.xiangqirules.xiangqi.board.Board;

/**
 * The plies between the oldest and the newest of the occurrences that a rule book counts. The same
 * placement with the same side to move stands at both ends and nothing is captured in between, so a
 * piece is followed by its squares.
 */
public final class Window {
  private final Board[] boards;
  private final int[] from;
  private final int[] to;

  /**
   * A window.
   *
   * @param boards before the first ply, after it, and so on
   * @param from where each ply started
   * @param to where each ply ended
   */
  public Window(Board[] boards, int[] from, int[] to) {
    this.boards = boards.clone();
    this.from = from.clone();
    this.to = to.clone();
  }

  /** The number of plies. */
  public int length() {
    return from.length;
  }

  Board before(int index) {
    return boards[index];
  }

  /** The board after a ply. */
  public Board after(int index) {
    return boards[index + 1];
  }

  int from(int index) {
    return from[index];
  }

  int to(int index) {
    return to[index];
  }

  /** The side that made a ply. */
  public int mover(int index) {
    return boards[index].side();
  }

  boolean givesCheck(int index) {
    return after(index).inCheck();
  }

  /** The answer to a ply: the next one, and for the last ply the first, since both ends agree. */
  int answerTo(int index) {
    return index + 1 == from.length ? 0 : index + 1;
  }

  /**
   * The number that each piece bears after each ply, by that ply and the point of the piece. Pieces
   * are numbered where they stand at the end.
   */
  byte[][] names() {
    byte[][] names = new byte[from.length][];
    byte[] now = new byte[Board.POINTS];
    byte count = 0;
    for (int point = 0; point < now.length; point++) {
      if (after(from.length - 1).pieceAt(point) >= 0) {
        now[point] = count++;
      }
    }
    for (int index = from.length - 1; index >= 0; index--) {
      names[index] = now.clone();
      now[from[index]] = now[to[index]];
    }
    return names;
  }
}
