package io.github.xiangqirules.xiangqi.notation;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiPosition;

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
    Color mover = position.sideToMove();
    Piece piece = Piece.of(mover, kind);
    ImmutableList.Builder<Point> points = ImmutableList.builder();
    int[] onFile = new int[10];
    int tandemFiles = 0;
    for (int file = 1; file <= 9; file++) {
      for (int row = 9; row >= 0; row--) {
        Point point = View.point(mover, file, row);
        if (position.at(point).filter(other -> other == piece).isPresent()) {
          points.add(point);
          onFile[file]++;
        }
      }
      tandemFiles += onFile[file] > 1 ? 1 : 0;
    }
    return number(mover, points.build(), onFile, tandemFiles);
  }

  private static ImmutableList<Man> number(
      Color mover, ImmutableList<Point> points, int[] onFile, int tandemFiles) {
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
