package io.github.xiangqirules.xiangqi.diagram;

/** A corner beside a point, open away from it. */
final class Corner {
  private Corner() {}

  /**
   * Adds one to the data of a path.
   *
   * @param across -1 for left of the point, 1 for right of it
   * @param down -1 for above the point, 1 for below it
   * @param away how far its tip is from the point, across and down
   * @param length of its legs; outward when positive
   */
  static void append(StringBuilder path, int x, int y, int across, int down, int away, int length) {
    int tipX = x + across * away;
    int tipY = y + down * away;
    path.append('M').append(tipX + across * length).append(' ').append(tipY);
    path.append('H').append(tipX).append('V').append(tipY + down * length);
  }
}
