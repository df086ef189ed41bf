package io.github.xiangqirules.xiangqi.diagram;

import io.github.xiangqirules.api.Diagram;
import io.github.xiangqirules.api.Marks;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiSetup;

/**
 * Draws xiangqi positions.
 *
 * <pre>{@code
 * String svg =
 *     XiangqiDiagram.of(DiagramOptions.standard().withSvgPieces(PieceStyle.SIMPLIFIED))
 *         .svg(position, Marks.<XiangqiMove>none().withLastMove(move));
 * }</pre>
 *
 * <p>In text the last move has brackets around the piece that moved and parentheses around the
 * point that it left, highlighted points have stars, and arrows are listed below. In the SVG the
 * last move has corners around both points and a general in check a red halo. Every part of the SVG
 * has a class, such as {@code xq-piece}, {@code xq-red} and {@code xq-last-move}, and its colours
 * are attributes, so that the style sheet of a page may change them.
 *
 * <p>Places that are no points of a xiangqi board are not drawn.
 */
public final class XiangqiDiagram implements Diagram<XiangqiPosition, XiangqiMove> {
  private static final XiangqiDiagram STANDARD = new XiangqiDiagram(DiagramOptions.standard());

  private final DiagramOptions options;

  private XiangqiDiagram(DiagramOptions options) {
    this.options = options;
  }

  /** Draws with the standard options: text in letters, SVG in traditional characters. */
  public static XiangqiDiagram standard() {
    return STANDARD;
  }

  /** Draws with options. */
  public static XiangqiDiagram of(DiagramOptions options) {
    return new XiangqiDiagram(options);
  }

  @Override
  public String text(XiangqiPosition position, Marks<XiangqiMove> marks) {
    return text(Scene.of(position), marks);
  }

  /** The same of a set-up, such as an editor has in hand, whether it can be played or not. */
  public String text(XiangqiSetup setup, Marks<XiangqiMove> marks) {
    return text(Scene.of(setup), marks);
  }

  private String text(Scene scene, Marks<XiangqiMove> marks) {
    return new TextBoard(scene, marks, options.textPieces()).draw();
  }

  @Override
  public String svg(XiangqiPosition position, Marks<XiangqiMove> marks) {
    return svg(Scene.of(position), marks);
  }

  /** The same of a set-up, such as an editor has in hand, whether it can be played or not. */
  public String svg(XiangqiSetup setup, Marks<XiangqiMove> marks) {
    return svg(Scene.of(setup), marks);
  }

  private String svg(Scene scene, Marks<XiangqiMove> marks) {
    return new SvgBoard(scene, marks, options).draw();
  }
}
