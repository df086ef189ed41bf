package io.github.xiangqirules.quickstart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Marks;
import io.github.xiangqirules.api.Perft;
import io.github.xiangqirules.api.Preview;
import io.github.xiangqirules.xiangqi.RuleBook;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.diagram.XiangqiDiagram;
import io.github.xiangqirules.xiangqi.notation.Notations;
import io.github.xiangqirules.xiangqi.record.GameRecord;
import io.github.xiangqirules.xiangqi.record.RecordFile;
import io.github.xiangqirules.xiangqi.record.RecordFormat;
import io.github.xiangqirules.xiangqi.record.Records;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the README shows of xiangqi, run. {@link ReadmeTest} compares the two texts. */
class ReadmeXiangqiTest {
  private final List<String> shown = new ArrayList<>();

  private void show(String text) {
    shown.add(text);
  }

  @Test
  void firstSteps() {
    Game<XiangqiPosition, XiangqiMove> game = Game.start(XiangqiRules.standard());
    game = game.play(XiangqiMove.parse("h2e2"));
    show(game.position().text()); // the FEN
    for (XiangqiMove move : game.legalMoves()) {
      show(Notations.chinese().write(game.position(), move)); // 马８进７ and so on
    }
    show(game.outcome().toString()); // Ongoing
    assertEquals(47, shown.size());
    assertTrue(shown.contains("马８进７"));
    assertEquals(
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1", shown.get(0));
    assertTrue(shown.get(46).startsWith("Ongoing"));
  }

  @Test
  void undoAndPreview() {
    Game<XiangqiPosition, XiangqiMove> game = Game.start(XiangqiRules.standard());
    game = game.play(XiangqiMove.parse("h2e2")).play(XiangqiMove.parse("h9g7"));

    Game<XiangqiPosition, XiangqiMove> later = game;
    game = game.takeBack(1); // every game is a value: this is the one before
    show(game.position().text());
    game = later; // and redo is the one you still hold

    for (XiangqiMove move : game.legalMoves()) {
      Preview preview = game.preview(move); // before it is played
      if (preview.outcome().isOver() || preview.occurrence() > 1) {
        show(move.text() + " would bring " + preview.outcome());
      }
    }
    assertEquals(2, game.plies());
    assertEquals(List.of(later.takeBack(1).position().text()), shown);
  }

  @Test
  void diagrams() {
    XiangqiPosition position = XiangqiPosition.initial();
    XiangqiMove move = XiangqiMove.parse("h2e2");
    String svg =
        XiangqiDiagram.standard().svg(position, Marks.<XiangqiMove>none().withLastMove(move));
    String text = XiangqiDiagram.standard().text(position, Marks.none());
    assertTrue(svg.startsWith("<svg"));
    assertTrue(text.lines().count() >= 10);
  }

  @Test
  void anEditorAsksForAllDefects() {
    XiangqiSetup setup = XiangqiSetup.parse("4k4/9/4B4/9/9/9/9/9/9/4K4 w - - 0 1");
    setup.problems().forEach(problem -> show(problem.message())); // each with its piece and place
    show(XiangqiDiagram.standard().text(setup, Marks.none()));
    assertEquals(2, shown.size());
    assertTrue(shown.get(0).contains("e7"), shown.toString());
    assertTrue(shown.get(1).contains("B"), shown.toString());
  }

  @Test
  void ruleBooks() {
    XiangqiRules rules = XiangqiRules.of(RuleBook.WXF);
    Game<XiangqiPosition, XiangqiMove> game =
        Game.start(rules, XiangqiPosition.parse("3k5/9/9/9/9/9/9/9/4A4/R3K4 w - - 0 1"));
    List<String> check =
        List.of("a0a9", "d9d8", "a9a8", "d8d9", "a8a9", "d9d8", "a9a8", "d8d9", "a8a9");
    for (String move : check) {
      game = game.play(XiangqiMove.parse(move));
    }
    show(game.outcome().ruling().orElseThrow().explain());
    assertTrue(shown.get(0).contains("Red gave check with every move"), shown.toString());
  }

  @Test
  void records() throws IOException {
    byte[] bytes = "[Event \"Friendly\"]\n\n1. 炮二平五 马８进７ *\n".getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    RecordFile file = Records.read(bytes); // the format is found from the content
    GameRecord record = file.games().get(0);
    Game<XiangqiPosition, XiangqiMove> game = record.game();
    record.problems(); // what was wrong in the file, and what was done
    Records.write(record, RecordFormat.XQF, out); // tells what the format cannot hold
    assertEquals("h2e2 h9g7", game.moves().get(0) + " " + game.moves().get(1));
    assertTrue(record.problems().isEmpty());
    assertEquals(game, Records.read(out.toByteArray()).games().get(0).game());
  }

  @Test
  void dataJobs() {
    XiangqiPosition position = XiangqiPosition.parse(XiangqiPosition.initial().text());
    long key = position.key(); // the same on every machine and in every release
    long lines = Perft.count(position, 3); // 79,666
    position.forEachResult((move, next, ways) -> show(move.text() + " " + next.key()));
    assertEquals(XiangqiPosition.initial().key(), key);
    assertEquals(79_666, lines);
    assertEquals(44, shown.size());
  }
}
