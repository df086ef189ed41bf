package io.github.xiangqirules.opponents.engine;

import com.google.common.base.Splitter;
import com.google.common.primitives.Longs;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.Listener;
import io.github.xiangqirules.opponents.OpponentException;
import io.github.xiangqirules.opponents.OpponentException.Kind;
import io.github.xiangqirules.opponents.Progress;
import io.github.xiangqirules.opponents.Score;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.notation.Notations;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says in the xboard protocol what is to be said during a game. */
final class CecpDialogue implements EngineClient.Dialogue {
  private static final long MILLIS_A_SECOND = 1_000;
  private static final long MILLIS_A_TICK = 10;
  private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings();

  private final EngineProcess process;
  private final CecpFeatures features;
  private final Notation<XiangqiPosition, XiangqiMove> notation = Notations.uci();
  private XiangqiPosition position = XiangqiPosition.initial();

  CecpDialogue(EngineProcess process, CecpFeatures features) {
    this.process = process;
    this.features = features;
  }

  @Override
  public String name() {
    return features.name();
  }

  @Override
  public void ask(
      Game<XiangqiPosition, XiangqiMove> game, @Nullable List<XiangqiMove> news, Budget budget) {
    process.discard();
    if (news == null) {
      begin(game.start());
    }
    List<XiangqiMove> moves = news == null ? game.moves() : news;
    String command = features.has("usermove") ? "usermove " : "";
    // Without it the engine would answer each move as soon as it is told.
    StringBuilder lines = new StringBuilder("force");
    moves.forEach(move -> lines.append('\n').append(command).append(move.text()));
    process.send(lines.toString());
    position = game.position();
    limit(budget);
    process.send("go");
  }

  private void begin(XiangqiPosition start) {
    process.send("new");
    process.send("variant xiangqi");
    process.send("easy");
    process.send("post");
    process.send("force");
    if (!start.equals(XiangqiPosition.initial())) {
      if (!features.has("setboard")) {
        throw new OpponentException(
            Kind.UNUSABLE, name() + " plays from the initial position only");
      }
      process.send("setboard " + CecpTexts.position(name(), start));
    }
  }

  private void limit(Budget budget) {
    if (budget.limitsTime()) {
      long millis = budget.time().toMillis();
      process.send("st " + Math.max(1, (millis + MILLIS_A_SECOND - 1) / MILLIS_A_SECOND));
      process.send("time " + Math.max(1, millis / MILLIS_A_TICK));
      process.send("otim " + Math.max(1, millis / MILLIS_A_TICK));
    }
    if (budget.limitsDepth()) {
      process.send("sd " + budget.depth());
    }
  }

  @Override
  public @Nullable XiangqiMove hear(String line, Listener<XiangqiMove> listener) {
    List<String> words = WORDS.splitToList(line);
    if (words.isEmpty()) {
      return null;
    }
    switch (words.get(0)) {
      case "move" -> {
        return move(words.size() < 2 ? "" : words.get(1));
      }
      case "resign" -> throw new OpponentException(Kind.RESIGNED, name() + " resigns");
      case "1/2-1/2" -> throw new OpponentException(Kind.DRAW_CLAIMED, name() + " claims a draw");
      case "1-0", "0-1" -> throw new OpponentException(Kind.RESIGNED, name() + " ends the game");
      case "Illegal", "tellusererror" ->
          throw new OpponentException(Kind.UNUSABLE, name() + " objects: " + MoveTexts.shown(line));
      default -> thinking(words, listener);
    }
    return null;
  }

  private XiangqiMove move(String text) {
    return MoveTexts.read(notation, position, text)
        .orElseThrow(
            () ->
                new OpponentException(
                    Kind.ILLEGAL_MOVE,
                    name() + " plays " + MoveTexts.shown(text) + " in " + position.text()));
  }

  /** A line of thinking: depth, score, hundredths of a second, nodes, and the moves. */
  private void thinking(List<String> words, Listener<XiangqiMove> listener) {
    if (words.size() < 5) {
      return;
    }
    Long depth = Longs.tryParse(words.get(0));
    Long score = Longs.tryParse(words.get(1));
    Long ticks = Longs.tryParse(words.get(2));
    Long nodes = Longs.tryParse(words.get(3));
    if (depth != null && score != null && ticks != null && nodes != null) {
      listener.progress(
          new Progress<>(
              depth.intValue(),
              new Score.Points(score.intValue()),
              MoveTexts.line(notation, position, moves(words.subList(4, words.size()))),
              nodes,
              Duration.ofMillis(Math.min(ticks, Integer.MAX_VALUE) * MILLIS_A_TICK)));
    }
  }

  private static List<String> moves(List<String> words) {
    return words.stream()
        .filter(word -> !CecpTexts.isNumber(word))
        .map(CecpTexts::coordinates)
        .toList();
  }

  @Override
  public void stop() {
    process.send("?");
  }

  /** False: an engine that thinks need not answer. */
  @Override
  public boolean knock() {
    return false;
  }
}
