package io.github.xiangqirules.xiangqi.notation;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.notation.file.View;

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
record Man(Point point, int file, int place, int onFile, int number, int tandemFiles) {
  /** All of a kind that the mover has, in the order of their numbers. */
  static ImmutableList<Man> all(XiangqiPosition position, PieceKind kind) {
    ImmutableList.Builder<Point> points = ImmutableList.builder();
    for (int file = 1; file <= 9; file++) {
      add(position, kind, file, points);
    }
    return number(position.sideToMove(), points.build());
  }

  /**
   * Those on one file. One that is alone there has the same name wherever the others are, and so
   * have two of a kind that has only two, so that most moves need no look at the other files.
   */
  static ImmutableList<Man> on(XiangqiPosition position, PieceKind kind, int file) {
    ImmutableList.Builder<Point> builder = ImmutableList.builder();
    add(position, kind, file, builder);
    ImmutableList<Point> points = builder.build();
    if (points.size() <= 1 || kind != PieceKind.SOLDIER) {
      return number(position.sideToMove(), points);
    }
    ImmutableList.Builder<Man> men = ImmutableList.builder();
    for (Man man : all(position, kind)) {
      if (man.file == file) {
        men.add(man);
      }
    }
    return men.build();
  }

  /** Adds where those on a file stand, from the front. */
  private static void add(
      XiangqiPosition position, PieceKind kind, int file, ImmutableList.Builder<Point> points) {
    Color mover = position.sideToMove();
    Piece piece = Piece.of(mover, kind);
    for (int row = 9; row >= 0; row--) {
      Point point = View.point(mover, file, row);
      if (position.at(point).filter(other -> other == piece).isPresent()) {
        points.add(point);
      }
    }
  }

  private static ImmutableList<Man> number(Color mover, ImmutableList<Point> points) {
    int[] onFile = new int[10];
    int tandemFiles = 0;
    for (Point point : points) {
      tandemFiles += ++onFile[View.file(mover, point)] == 2 ? 1 : 0;
    }
    ImmutableList.Builder<Man> men = ImmutableList.builderWithExpectedSize(points.size());
    int number = 0;
    int lastFile = 0;
    int place = 0;
    for (Point point : points) {
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
