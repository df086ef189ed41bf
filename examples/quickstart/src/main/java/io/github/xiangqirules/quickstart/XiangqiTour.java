package io.github.xiangqirules.quickstart;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Splitter;
import com.google.common.io.Resources;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.Marks;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Preview;
import io.github.xiangqirules.api.Ruling;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.Set;
import java.util.stream.Collectors;

/** Replays a game of a champion, asks about moves, and loses a game by repetition. */
final class XiangqiTour {
  private static final Set<Integer> KEY_MOMENTS = Set.of(20, 45, 69);

  private final PrintStream out;

  XiangqiTour(PrintStream out) {
    this.out = out;
  }

  void run() {
    replayAGame();
    askAboutMoves();
    loseByRepetition();
  }

  private void replayAGame() {
    out.println("Yang Guanlin - Zhao Hengquan, Beijing 1956-12-17\n");
    Game<XiangqiPosition, XiangqiMove> game = Game.start(XiangqiRules.standard());
    for (String text : moves("yang-zhao-1956.txt")) {
      game = game.play(XiangqiMove.parse(text));
      if (KEY_MOMENTS.contains(game.plies())) {
        out.println("After " + text + ", ply " + game.plies() + ":");
        show(game);
      }
    }
    if (game.outcome() instanceof Outcome.Won won) {
      out.println(
          game.position().color(won.winner())
              + " wins by "
              + won.reason()
              + " after "
              + game.plies()
              + " plies.\n");
    }
  }

  private void askAboutMoves() {
    XiangqiPosition start = XiangqiPosition.initial();
    out.println(
        "The cannon on h2 may go to "
            + start.legalMoves().stream()
                .filter(move -> move.from() == Point.H2)
                .map(move -> move.to().text())
                .collect(Collectors.joining(" ")));
    try {
      start.play(XiangqiMove.parse("h2h8"));
    } catch (IllegalMoveException e) {
      out.println("but not to h8: " + e.problems().get(0).message());
    }
    try {
      start.play(XiangqiMove.parse("b0d1"));
    } catch (IllegalMoveException e) {
      out.println("and the horse on b0 not to d1: " + e.problems().get(0).message() + "\n");
    }
  }

  private void loseByRepetition() {
    XiangqiPosition start = XiangqiPosition.parse("3k5/9/9/9/9/9/9/9/4A4/R3K4 w - - 0 1");
    Game<XiangqiPosition, XiangqiMove> game = Game.start(XiangqiRules.standard(), start);
    out.println("Red checks for ever:");
    for (String text : Splitter.on(' ').split("a0a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9 a8a9")) {
      XiangqiMove move = XiangqiMove.parse(text);
      Preview preview = game.preview(move);
      out.println(
          "  "
              + text
              + " makes the position occur "
              + preview.occurrence()
              + "x"
              + (preview.outcome().isOver() ? " and ends the game" : ""));
      game = game.play(move);
    }
    out.println("  " + game.outcome().ruling().map(Ruling::explain).orElse("") + "\n");
    show(game);
  }

  private void show(Game<XiangqiPosition, XiangqiMove> game) {
    Marks<XiangqiMove> marks = Marks.none();
    XiangqiMove last = game.lastMove();
    out.println(
        game.rules()
            .diagram()
            .text(game.position(), last == null ? marks : marks.withLastMove(last)));
  }

  private static Iterable<String> moves(String resource) {
    try {
      return Splitter.onPattern("\\s+")
          .omitEmptyStrings()
          .split(Resources.toString(Resources.getResource(XiangqiTour.class, resource), UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
