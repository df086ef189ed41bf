package io.github.xiangqirules.play.records;

import com.google.common.io.ByteSource;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.InvalidPositionException;
import io.github.xiangqirules.api.Replay;
import io.github.xiangqirules.play.view.GameView;
import io.github.xiangqirules.play.view.LineView;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import io.github.xiangqirules.xiangqi.record.GameRecord;
import io.github.xiangqirules.xiangqi.record.GameResult;
import io.github.xiangqirules.xiangqi.record.MoveNode;
import io.github.xiangqirules.xiangqi.record.RecordFormat;
import io.github.xiangqirules.xiangqi.record.Records;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Records of xiangqi in all formats of the library. */
final class XiangqiKeeper implements RecordKeeper {
  private static final int MOST_GAMES = 40;
  private static final int MOST_HEADERS = 20;
  private static final int MOST_PROBLEMS = 20;

  /** Where the file was on the disk of whoever wrote it: this says nothing of the game. */
  private static final String FOLDER = "Path";

  @Override
  public Optional<GameFile> write(Game<?, ?> game, Facts facts, String format) {
    if (!(game.rules() instanceof XiangqiRules rules)) {
      return Optional.empty();
    }
    return RecordFormat.ofId(format)
        .filter(RecordFormat::isWritten)
        .map(wanted -> write(game, rules, facts, wanted));
  }

  private static GameFile write(
      Game<?, ?> game, XiangqiRules rules, Facts facts, RecordFormat format) {
    Replay<XiangqiPosition, XiangqiMove> replay =
        Game.replay(rules, rules.parsePosition(game.start().text()), game.events());
    GameRecord record =
        GameRecord.of(replay.game())
            .withHeader("Red", facts.first())
            .withHeader("Black", facts.second());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      // What a format cannot hold of a name is lost; of the moves it can hold all.
      Records.write(record, format, out);
    } catch (IOException e) {
      throw new UncheckedIOException("memory cannot fail", e);
    }
    return new GameFile(format.id(), ByteSource.wrap(out.toByteArray()));
  }

  @Override
  public Optional<RecordedGames> read(byte[] file) {
    List<GameRecord> all = Records.read(file).games();
    List<RecordedGame> shown = all.stream().flatMap(XiangqiKeeper::view).limit(MOST_GAMES).toList();
    return Optional.of(new RecordedGames(shown, all.size() - shown.size()));
  }

  /**
   * A game as it is shown; none where the set-up cannot be played, such as a puzzle for one side.
   */
  private static Stream<RecordedGame> view(GameRecord record) {
    Game<XiangqiPosition, XiangqiMove> game;
    try {
      game = record.game();
    } catch (InvalidPositionException e) {
      return Stream.empty();
    }
    if (game.plies() > LONGEST) {
      return Stream.empty();
    }
    Map<String, String> headers = new LinkedHashMap<>();
    record.headers().stream()
        .filter(header -> !header.value().isBlank() && !header.name().equals(FOLDER))
        .limit(MOST_HEADERS)
        .forEach(header -> headers.put(header.name(), header.value()));
    if (record.result() != GameResult.UNKNOWN) {
      headers.put("Result", record.result().text());
    }
    Variations variations = new Variations();
    List<LineView> lines = variations.of(record.root(), game.takeBack(game.plies()));
    List<String> problems = new ArrayList<>();
    if (variations.isCut()) {
      problems.add("not all variations are shown");
    }
    record.problems().stream()
        .limit(MOST_PROBLEMS)
        .forEach(problem -> problems.add(problem.message()));
    return Stream.of(
        new RecordedGame(
            title(record), headers, GameView.commented(game, comments(record)), lines, problems));
  }

  private static String title(GameRecord record) {
    String players =
        Stream.of(record.red(), record.black())
            .flatMap(Optional::stream)
            .filter(name -> !name.isBlank())
            .collect(Collectors.joining(" - "));
    return record.title().or(() -> record.event()).filter(text -> !text.isBlank()).orElse(players);
  }

  private static List<String> comments(GameRecord record) {
    List<String> comments = new ArrayList<>();
    for (Optional<MoveNode> node = Optional.of(record.root());
        node.isPresent();
        node = node.flatMap(MoveNode::main)) {
      comments.add(node.map(MoveNode::comment).orElse(""));
    }
    return comments;
  }
}
