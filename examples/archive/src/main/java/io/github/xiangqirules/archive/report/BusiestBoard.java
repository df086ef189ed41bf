package io.github.xiangqirules.archive.report;

import static com.google.common.collect.ImmutableList.toImmutableList;

import io.github.xiangqirules.api.Marks;
import io.github.xiangqirules.archive.report.Summary.Busiest;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.diagram.DiagramOptions;
import io.github.xiangqirules.xiangqi.diagram.XiangqiDiagram;
import java.util.Locale;

/** Draws the busiest position, with what was played most as arrows. */
public final class BusiestBoard {
  private BusiestBoard() {}

  /** The board as SVG. */
  public static String svg(Busiest busiest) {
    String title = String.format(Locale.ROOT, "Reached by %,d games", busiest.games());
    Marks<XiangqiMove> marks =
        Marks.<XiangqiMove>none()
            .withArrows(
                busiest.choices().stream()
                    .map(choice -> XiangqiMove.parse(choice.what()))
                    .collect(toImmutableList()));
    return XiangqiDiagram.of(DiagramOptions.standard().withSvgTitle(title))
        .svg(XiangqiPosition.parse(busiest.fen()), marks);
  }
}
