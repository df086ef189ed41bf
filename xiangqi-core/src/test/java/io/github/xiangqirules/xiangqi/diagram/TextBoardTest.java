package io.github.xiangqirules.xiangqi.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.Diagram;
import io.github.xiangqirules.api.Marks;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Boards as text. */
class TextBoardTest {
  private static final XiangqiPosition CHECK =
      XiangqiPosition.parse("3akab2/5r3/6n2/p3p3p/9/4C1P2/P3P3P/4C4/4A4/2BAK1R2 b - - 3 30");
  private static final Marks<XiangqiMove> MARKS =
      Marks.<XiangqiMove>none()
          .withLastMove(XiangqiMove.parse("h4e4"))
          .withPlaces(List.of(Point.E5, Point.A0));

  @Test
  void lettersShowLastMoveHighlightsAndCheck() {
    assertEquals(
        """
             a   b   c   d   e   f   g   h   i
        9    .   .   .   a   k   a   b   .   .   9
        8    .   .   .   .   .   r   .   .   .   8
        7    .   .   .   .   .   .   n   .   .   7
        6    p   .   .   .   p   .   .   .   p   6
        5    .   .   .   .  *.*  .   .   .   .   5
            ~~~~~~~~~~~~ river ~~~~~~~~~~~~
        4    .   .   .   .  [C]  .   P  (.)  .   4
        3    P   .   .   .   P   .   .   .   P   3
        2    .   .   .   .   C   .   .   .   .   2
        1    .   .   .   .   A   .   .   .   .   1
        0   *.*  .   B   A   K   .   R   .   .   0
             a   b   c   d   e   f   g   h   i
        black to move, in check
        """,
        XiangqiRules.standard().diagram().text(CHECK, MARKS));
  }

  @Test
  void arrowsAreListedBelow() {
    Marks<XiangqiMove> marks =
        Marks.<XiangqiMove>none()
            .withArrows(List.of(XiangqiMove.parse("h2e2"), XiangqiMove.parse("h9g7")));
    String text = XiangqiDiagram.standard().text(XiangqiPosition.initial(), marks);
    assertTrue(text.endsWith("red to move\narrow: h2e2\narrow: h9g7\n"), text);
  }

  @Test
  void aSetUpIsDrawnWhetherItCanBePlayedOrNot() {
    XiangqiDiagram diagram = XiangqiDiagram.standard();
    XiangqiSetup noGeneral = XiangqiSetup.empty().with(Point.E4, Piece.RED_CANNON);
    String text = diagram.text(noGeneral, Marks.none());
    assertTrue(text.contains("\n4    .   .   .   .   C   .   .   .   .   4\n"), text);
    assertTrue(text.endsWith("red to move\n"), text);
    assertTrue(diagram.svg(noGeneral, Marks.none()).contains(">" + noGeneral.text() + "</desc>"));
    assertEquals(diagram.text(CHECK, MARKS), diagram.text(CHECK.toSetup(), MARKS));
    assertEquals(diagram.svg(CHECK, MARKS), diagram.svg(CHECK.toSetup(), MARKS));
  }

  @Test
  void blackAtTheBottomTurnsTheBoard() {
    assertEquals(
        """
             i   h   g   f   e   d   c   b   a
        0    .   .   R   .   K   A   B   .  *.*  0
        1    .   .   .   .   A   .   .   .   .   1
        2    .   .   .   .   C   .   .   .   .   2
        3    P   .   .   .   P   .   .   .   P   3
        4    .  (.)  P   .  [C]  .   .   .   .   4
            ~~~~~~~~~~~~ river ~~~~~~~~~~~~
        5    .   .   .   .  *.*  .   .   .   .   5
        6    p   .   .   .   p   .   .   .   p   6
        7    .   .   n   .   .   .   .   .   .   7
        8    .   .   .   r   .   .   .   .   .   8
        9    .   .   b   a   k   a   .   .   .   9
             i   h   g   f   e   d   c   b   a
        black to move, in check
        """,
        XiangqiDiagram.standard().text(CHECK, MARKS.withBottom(Player.SECOND)));
  }

  @Test
  void simplifiedCharactersTellTheColoursApart() {
    Diagram<XiangqiPosition, XiangqiMove> diagram =
        XiangqiDiagram.of(DiagramOptions.standard().withTextPieces(PieceStyle.SIMPLIFIED));
    assertEquals(
        """
             a    b    c    d    e    f    g    h    i
        9    车   马   象   士   将   士   象   马   车   9
        8    ＋   ＋   ＋   ＋   ＋   ＋   ＋   ＋   ＋   8
        7    ＋   砲   ＋   ＋   ＋   ＋   ＋   砲   ＋   7
        6    卒   ＋   卒   ＋   卒   ＋   卒   ＋   卒   6
        5    ＋   ＋   ＋   ＋   ＋   ＋   ＋   ＋   ＋   5
            ~~~~~~~~~~~~~~~~ river ~~~~~~~~~~~~~~~~
        4    ＋   ＋   ＋   ＋   ＋   ＋   ＋   ＋   ＋   4
        3    兵   ＋   兵   ＋   兵   ＋   兵   ＋   兵   3
        2    ＋   炮   ＋   ＋   ＋   ＋   ＋   炮   ＋   2
        1    ＋   ＋   ＋   ＋   ＋   ＋   ＋   ＋   ＋   1
        0    俥   傌   相   仕   帅   仕   相   傌   俥   0
             a    b    c    d    e    f    g    h    i
        red to move
        """,
        diagram.text(XiangqiPosition.initial(), Marks.none()));
  }
}
