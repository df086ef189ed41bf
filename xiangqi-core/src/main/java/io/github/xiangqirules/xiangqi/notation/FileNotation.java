package io.github.xiangqirules.xiangqi.notation;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.notation.file.FileMove;
import io.github.xiangqirules.xiangqi.notation.file.Man;
import io.github.xiangqirules.xiangqi.notation.file.Naming;
import io.github.xiangqirules.xiangqi.notation.file.Selector;
import io.github.xiangqirules.xiangqi.notation.file.Step;
import io.github.xiangqirules.xiangqi.notation.file.View;

/** A notation that names the piece, where it goes and how far or to which file. */
record FileNotation(String id, Naming naming, Spelling spelling)
    implements Notation<XiangqiPosition, XiangqiMove> {

  @Override
  public String write(XiangqiPosition before, XiangqiMove move) {
    before.results(move); // refuses what cannot be played, and says why
    PieceKind kind = before.at(move.from()).map(Piece::kind).orElseThrow();
    Color mover = before.sideToMove();
    return spelling.write(mover, kind, name(before, kind, move), Step.of(kind, mover, move));
  }

  private Selector name(XiangqiPosition before, PieceKind kind, XiangqiMove move) {
    int file = View.file(before.sideToMove(), move.from());
    for (Man man : Man.on(new Placed(before), kind, file)) {
      if (man.point() == move.from()) {
        return naming.of(kind, man);
      }
    }
    throw new IllegalStateException("no piece to move");
  }

  /** What the own rule of naming says; a text that it would not write, as any rule would. */
  @Override
  public ImmutableList<XiangqiMove> read(XiangqiPosition before, String text) {
    FileMove move = FileMove.parse(text);
    if (move.script() != spelling.script()) {
      throw new NotationException(
          Problem.ofText("script", "move", 0, "move: not in the script of " + id));
    }
    Placed board = new Placed(before);
    ImmutableList<XiangqiMove> own = move.named(board, naming);
    return own.isEmpty() ? move.meanings(board) : own;
  }

  @Override
  public String toString() {
    return id;
  }
}
