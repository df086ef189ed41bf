package io.github.xiangqirules.architecture;

import com.google.common.collect.ImmutableSet;

/** The classes that may keep lookup tables: private arrays, filled before anybody can see them. */
final class Tables {
  static final ImmutableSet<String> CLASSES =
      ImmutableSet.of(
          "io.github.xiangqirules.api.Piece",
          "io.github.xiangqirules.climbing.MoveTable",
          "io.github.xiangqirules.climbing.Square",
          "io.github.xiangqirules.climbing.board.Codes",
          "io.github.xiangqirules.climbing.board.Squares",
          "io.github.xiangqirules.testkit.BrokenTexts",
          "io.github.xiangqirules.xiangqi.Fen",
          "io.github.xiangqirules.xiangqi.Placement",
          "io.github.xiangqirules.xiangqi.Point",
          "io.github.xiangqirules.xiangqi.Rulings",
          "io.github.xiangqirules.xiangqi.SetupProblems",
          "io.github.xiangqirules.xiangqi.XiangqiMove",
          "io.github.xiangqirules.xiangqi.XiangqiPosition",
          "io.github.xiangqirules.xiangqi.board.Geometry",
          "io.github.xiangqirules.xiangqi.board.HomeMoves",
          "io.github.xiangqirules.xiangqi.board.HorseMoves",
          "io.github.xiangqirules.xiangqi.board.Keys",
          "io.github.xiangqirules.xiangqi.board.LineMoves",
          "io.github.xiangqirules.xiangqi.board.SoldierMoves",
          "io.github.xiangqirules.xiangqi.board.Vicinity",
          "io.github.xiangqirules.xiangqi.diagram.SvgGrid",
          "io.github.xiangqirules.xiangqi.notation.Placed",
          "io.github.xiangqirules.xiangqi.notation.file.Man",
          "io.github.xiangqirules.xiangqi.record.binary.CblReader",
          "io.github.xiangqirules.xiangqi.record.text.MoveTexts",
          "io.github.xiangqirules.xiangqi.record.tree.LooseStand",
          "io.github.xiangqirules.xiangqi.record.tree.Men",
          "io.github.xiangqirules.xiangqi.record.tree.TreeBuilder");

  private Tables() {}
}
