package io.github.xiangqirules.xiangqi.diagram;

/** Where to put characters. */
final class Glyphs {
  private Glyphs() {}

  /**
   * The baseline on which characters of a size are centred on a height. Chinese fonts draw in a
   * square that reaches about an eighth below the baseline, and capitals are as high as that leaves
   * room for; said in numbers it is the same in every program, unlike {@code dominant-baseline}.
   */
  static double baseline(int middle, int size) {
    return middle + 0.365 * size;
  }
}
