package io.github.xiangqirules.xiangqi.notation.file;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.xiangqi.Point;

/**
 * A piece among the others of its kind and colour, which is what its name in a move depends on. A
 * file with two or more of them is a tandem file.
 *
 * @param point where it stands
 * @param file its file, as the mover counts
 * @param place its place on the file, 1 for the front one
 * @param onFile how many are on the file
 * @param number its number among those on tandem files, from the mover's right to left and on a
 *     file from the front, starting from 1; of no meaning for one that is alone on its file
 * @param tandemFiles how many tandem files there are
 */
public record Man(Point point, int file, int place, int onFile, int number, int tandemFiles) {
  private static final int FILES = 9;
  private static final int ROWS = 10;
  private static final Point[] POINTS = Point.values();
  private static final int KINDS = PieceKind.values().length;

  /** All of a kind that the mover has, in the order of their numbers. */
  public static ImmutableList<Man> all(MoveContext board, PieceKind kind) {
    int[] points = new int[FILES * ROWS];
    int count = 0;
    for (int file = 1; file <= FILES; file++) {
      count = add(board, kind, file, points, count);
    }
    return number(board.toMove(), points, count);
  }

  /**
   * Those on one file. One that is alone there has the same name wherever the others are, and so
   * have two of a kind that has only two, so that most moves need no look at the other files.
   */
  public static ImmutableList<Man> on(MoveContext board, PieceKind kind, int file) {
    int[] points = new int[ROWS];
    int count = add(board, kind, file, points, 0);
    if (count == 1) {
      return ImmutableList.of(new Man(POINTS[points[0]], file, 1, 1, 0, 0));
    }
    if (count == 0 || kind != PieceKind.SOLDIER) {
      return number(board.toMove(), points, count);
    }
    ImmutableList.Builder<Man> men = ImmutableList.builder();
    for (Man man : all(board, kind)) {
      if (man.file == file) {
        men.add(man);
      }
    }
    return men.build();
  }

  /** Adds where those on a file stand, from the front; how many there are then. */
  private static int add(MoveContext board, PieceKind kind, int file, int[] points, int before) {
    Color mover = board.toMove();
    int piece = mover.ordinal() * KINDS + kind.ordinal();
    int count = before;
    for (int row = ROWS - 1; row >= 0; row--) {
      int point = View.point(mover, file, row).ordinal();
      if (board.pieceAt(point) == piece) {
        points[count++] = point;
      }
    }
    return count;
  }

  private static ImmutableList<Man> number(Color mover, int[] points, int count) {
    int[] onFile = new int[FILES + 1];
    int tandemFiles = 0;
    for (int i = 0; i < count; i++) {
      tandemFiles += ++onFile[View.file(mover, POINTS[points[i]])] == 2 ? 1 : 0;
    }
    ImmutableList.Builder<Man> men = ImmutableList.builderWithExpectedSize(count);
    int number = 0;
    int lastFile = 0;
    int place = 0;
    for (int i = 0; i < count; i++) {
      Point point = POINTS[points[i]];
      int file = View.file(mover, point);
      place = file == lastFile ? place + 1 : 1;
      lastFile = file;
      number += onFile[file] > 1 ? 1 : 0;
      men.add(new Man(point, file, place, onFile[file], number, tandemFiles));
    }
    return men.build();
  }

  boolean isTandem() {
    return onFile > 1;
  }

  boolean isFront() {
    return isTandem() && place == 1;
  }

  boolean isRear() {
    return isTandem() && place == onFile;
  }

  /** Whether as many are before it as behind it. */
  boolean isMiddle() {
    return isTandem() && 2 * place == onFile + 1;
  }
}
