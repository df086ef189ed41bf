package io.github.xiangqirules.xiangqi;

import com.google.common.base.Ascii;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Place;
import io.github.xiangqirules.api.Problem;

/**
 * The 90 points of the board: files a to i from red's left, ranks 0 to 9 from red's back rank. They
 * are ordered by rank, then by file, so that {@code ordinal()} is nine times the rank and the file.
 *
 * <pre>
 *   9  a9 b9 c9 d9 e9 f9 g9 h9 i9   black's back rank
 *   ...
 *   5  a5 b5 c5 d5 e5 f5 g5 h5 i5
 *      --------- river ----------
 *   4  a4 b4 c4 d4 e4 f4 g4 h4 i4
 *   ...
 *   0  a0 b0 c0 d0 e0 f0 g0 h0 i0   red's back rank
 * </pre>
 */
public enum Point implements Place {
  A0,
  B0,
  C0,
  D0,
  E0,
  F0,
  G0,
  H0,
  I0,
  A1,
  B1,
  C1,
  D1,
  E1,
  F1,
  G1,
  H1,
  I1,
  A2,
  B2,
  C2,
  D2,
  E2,
  F2,
  G2,
  H2,
  I2,
  A3,
  B3,
  C3,
  D3,
  E3,
  F3,
  G3,
  H3,
  I3,
  A4,
  B4,
  C4,
  D4,
  E4,
  F4,
  G4,
  H4,
  I4,
  A5,
  B5,
  C5,
  D5,
  E5,
  F5,
  G5,
  H5,
  I5,
  A6,
  B6,
  C6,
  D6,
  E6,
  F6,
  G6,
  H6,
  I6,
  A7,
  B7,
  C7,
  D7,
  E7,
  F7,
  G7,
  H7,
  I7,
  A8,
  B8,
  C8,
  D8,
  E8,
  F8,
  G8,
  H8,
  I8,
  A9,
  B9,
  C9,
  D9,
  E9,
  F9,
  G9,
  H9,
  I9;

  private static final Point[] VALUES = values();

  private final String text = Ascii.toLowerCase(name());

  /**
   * The point on a file and a rank.
   *
   * @param file 0 to 8 for a to i
   * @param rank 0 to 9
   * @throws IllegalArgumentException if there is no such point
   */
  public static Point of(int file, int rank) {
    if (file < 0 || file > 8 || rank < 0 || rank > 9) {
      throw new IllegalArgumentException("no point on file " + file + " and rank " + rank);
    }
    return VALUES[rank * 9 + file];
  }

  /**
   * Reads the name of a point, such as {@code e4}.
   *
   * @throws NotationException if there is no such point
   */
  public static Point parse(String text) {
    for (Point point : VALUES) {
      if (point.text.equals(text)) {
        return point;
      }
    }
    throw new NotationException(Problem.ofText("point", "point", 0, "no such point"));
  }

  static Point at(int ordinal) {
    return VALUES[ordinal];
  }

  @Override
  public int file() {
    return ordinal() % 9;
  }

  @Override
  public int rank() {
    return ordinal() / 9;
  }

  @Override
  public String text() {
    return text;
  }
}
