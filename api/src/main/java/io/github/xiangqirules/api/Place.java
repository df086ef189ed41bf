package io.github.xiangqirules.api;

/** A place on a board: a point of xiangqi, a square of Climbing Xiangqi. Each board is an enum. */
public interface Place {
  /** The file, counted from 0 at the left of the board as red sees it, file a. */
  int file();

  /** The rank, counted from 0 at the bottom of the board as red sees it. */
  int rank();

  /** The name in coordinates, such as {@code e4}: the file as a letter, then the rank. */
  String text();
}
