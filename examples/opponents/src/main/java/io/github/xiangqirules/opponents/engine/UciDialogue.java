package io.github.xiangqirules.opponents.engine;

import com.google.common.base.Splitter;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.Listener;
import io.github.xiangqirules.opponents.OpponentException;
import io.github.xiangqirules.opponents.OpponentException.Kind;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.notation.Notations;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says in UCI what is to be said during a game. */
final class UciDialogue implements EngineClient.Dialogue {
  /** What is left to an engine for reaching its own clock and writing the answer. */
  private static final long MILLIS_TO_ANSWER = 5;

  private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings();

  private final EngineProcess process;
  private final String name;
  private final Notation<XiangqiPosition, XiangqiMove> notation;
  private XiangqiPosition position = XiangqiPosition.initial();

  UciDialogue(EngineProcess process, String name, boolean ranksFromOne) {
    this.process = process;
    this.name = name;
    this.notation = ranksFromOne ? Notations.uciFrom1() : Notations.uci();
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void ask(
      Game<XiangqiPosition, XiangqiMove> game, @Nullable List<XiangqiMove> news, Budget budget) {
    process.discard();
    if (news == null) {
      process.send("ucinewgame");
    }
    position = game.position();
    XiangqiPosition start = game.start();
    boolean initial = start.equals(XiangqiPosition.initial());
    StringBuilder line =
        new StringBuilder(initial ? "position startpos" : "position fen " + start.text());
    if (game.plies() > 0) {
      line.append(" moves ").append(String.join(" ", game.moves(notation)));
    }
    process.send(line.toString());
    process.send(go(budget));
  }

  private static String go(Budget budget) {
    StringBuilder go = new StringBuilder("go");
    if (budget.limitsTime()) {
      long millis = budget.time().toMillis();
      go.append(" movetime ").append(Math.max(millis - MILLIS_TO_ANSWER, (millis + 1) / 2));
    }
    if (budget.limitsNodes()) {
      go.append(" nodes ").append(budget.nodes());
    }
    if (budget.limitsDepth()) {
      go.append(" depth ").append(budget.depth());
    }
    return go.length() == 2 ? "go infinite" : go.toString();
  }

  @Override
  public @Nullable XiangqiMove hear(String line, Listener<XiangqiMove> listener) {
    List<String> words = WORDS.splitToList(line);
    if (words.isEmpty()) {
      return null;
    }
    if (words.get(0).equals("info")) {
      UciInfo.read(words, position, notation).ifPresent(listener::progress);
    }
    return words.get(0).equals("bestmove") ? move(words.size() < 2 ? "" : words.get(1)) : null;
  }

  private XiangqiMove move(String text) {
    if (text.equals("resign")) {
      throw new OpponentException(Kind.RESIGNED, name + " resigns");
    }
    return MoveTexts.read(notation, position, text)
        .orElseThrow(
            () ->
                new OpponentException(
                    Kind.ILLEGAL_MOVE,
                    name + " plays " + MoveTexts.shown(text) + " in " + position.text()));
  }

  @Override
  public void stop() {
    process.send("stop");
  }

  @Override
  public boolean knock() {
    process.send("isready");
    return true;
  }
}
