package io.github.xiangqirules.xiangqi.diagram;

import static com.google.common.base.Preconditions.checkArgument;

import org.immutables.value.Value;

/** The value behind {@link DiagramOptions}. */
@Value.Immutable
@Value.Style(
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    overshadowImplementation = true)
non-sealed interface DiagramOptionsValue extends DiagramOptions {
  /** Serif fonts with Chinese characters of the systems in use, the best first. */
  String FONTS =
      "'Noto Serif CJK TC','Source Han Serif TC','Noto Serif TC','Noto Serif CJK SC',"
          + "'Source Han Serif SC','Noto Serif SC','Songti TC','Songti SC','STSong',"
          + "'PMingLiU','SimSun','Noto Serif CJK JP',serif";

  @Override
  @Value.Default
  default PieceStyle textPieces() {
    return PieceStyle.LETTERS;
  }

  @Override
  @Value.Default
  default PieceStyle svgPieces() {
    return PieceStyle.TRADITIONAL;
  }

  @Override
  @Value.Default
  default CoordinateStyle svgCoordinates() {
    return CoordinateStyle.LETTERS;
  }

  @Override
  @Value.Default
  default int svgWidth() {
    return 540;
  }

  @Override
  @Value.Default
  default String svgTitle() {
    return "";
  }

  @Override
  @Value.Default
  default String svgFontFamily() {
    return FONTS;
  }

  @Override
  DiagramOptionsValue withTextPieces(PieceStyle style);

  @Override
  DiagramOptionsValue withSvgPieces(PieceStyle style);

  @Override
  DiagramOptionsValue withSvgCoordinates(CoordinateStyle style);

  @Override
  DiagramOptionsValue withSvgWidth(int width);

  @Override
  DiagramOptionsValue withSvgTitle(String title);

  @Override
  DiagramOptionsValue withSvgFontFamily(String fontFamily);

  /** Keeps the width in its range. */
  @Value.Check
  default void check() {
    checkArgument(svgWidth() >= 1 && svgWidth() <= 100_000, "a width of %s", svgWidth());
  }
}
