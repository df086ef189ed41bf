package io.github.xiangqirules.xiangqi.diagram;

/** How a diagram looks. Immutable: every change gives new options. */
public sealed interface DiagramOptions permits DiagramOptionsValue {
  /** Text in letters; SVG in traditional characters, 540 wide, with letters at the edges. */
  static DiagramOptions standard() {
    return ImmutableDiagramOptionsValue.builder().build();
  }

  /** What stands for the pieces in text. */
  PieceStyle textPieces();

  /** What is on the pieces in SVG. */
  PieceStyle svgPieces();

  /** What is along the edges in SVG. Text always has letters. */
  CoordinateStyle svgCoordinates();

  /** The width of the SVG in CSS pixels, 1 to 100,000. The height follows from it. */
  int svgWidth();

  /** What a browser shows and reads out for the SVG; empty for nothing. */
  String svgTitle();

  /** The fonts of the SVG by preference, as in CSS. */
  String svgFontFamily();

  /** These options with those pieces in text. */
  DiagramOptions withTextPieces(PieceStyle style);

  /** These options with those pieces in SVG. */
  DiagramOptions withSvgPieces(PieceStyle style);

  /** These options with those coordinates. */
  DiagramOptions withSvgCoordinates(CoordinateStyle style);

  /**
   * These options with that width.
   *
   * @throws IllegalArgumentException if it is not from 1 to 100,000
   */
  DiagramOptions withSvgWidth(int width);

  /** These options with that title. */
  DiagramOptions withSvgTitle(String title);

  /** These options with those fonts. */
  DiagramOptions withSvgFontFamily(String fontFamily);
}
