package io.github.xiangqirules.archive.job;

import com.google.common.collect.HashBasedTable;
import com.google.common.collect.Table;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.api.RulesException;
import io.github.xiangqirules.archive.row.GameRow;
import io.github.xiangqirules.archive.row.PositionRow;
import io.github.xiangqirules.archive.row.Verdict;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import io.github.xiangqirules.xiangqi.record.GameRecord;
import io.github.xiangqirules.xiangqi.record.ReadOptions;
import io.github.xiangqirules.xiangqi.record.RecordFile;
import io.github.xiangqirules.xiangqi.record.RecordProblem;
import io.github.xiangqirules.xiangqi.record.Records;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The tables of an archive by one thread and without Spark: file after file, game after game. */
final class PlainRun {
  private final XiangqiRules rules;
  private final int openingPlies;
  private final Content content = Content.empty();
  private final Table<Long, String, long[]> openings = HashBasedTable.create();

  private PlainRun(XiangqiRules rules, int openingPlies) {
    this.rules = rules;
    this.openingPlies = openingPlies;
  }

  static Content of(Path folder, XiangqiRules rules, int openingPlies) throws IOException {
    PlainRun run = new PlainRun(rules, openingPlies);
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        run.read(file, folder.getFileName() + "/" + folder.relativize(file));
      }
    }
    run.openings
        .rowMap()
        .forEach(
            (key, moves) ->
                moves.forEach(
                    (move, sums) ->
                        run.content
                            .openings()
                            .put(
                                key + " " + move,
                                Content.text(sums[0], sums[1], sums[2], sums[3], sums[4]))));
    return run.content;
  }

  private void read(Path path, String name) throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
      List<GameRecord> games = new ArrayList<>();
      RecordFile file = Records.readEach(in, ReadOptions.standard(), games::add);
      for (int i = 0; i < games.size(); i++) {
        add(games.get(i), name, i, file.format().id());
      }
      for (RecordProblem problem : file.problems()) {
        problem(name, null, problem);
      }
    } catch (RulesException e) {
      for (Problem problem : e.problems()) {
        content
            .problems()
            .add(Content.text(name, null, problem.code(), "file", problem.message(), "not read"));
      }
    }
  }

  private void problem(String file, @Nullable String game, RecordProblem problem) {
    content
        .problems()
        .add(
            Content.text(
                file, game, problem.code(), problem.place(), problem.text(), problem.done()));
  }

  private void add(GameRecord record, String file, int index, String format) {
    String id = file + "#" + index;
    GameRow game = GameRow.of(record, rules);
    Verdict verdict = game.verdict();
    content
        .games()
        .put(
            id,
            Content.text(
                file,
                index,
                format,
                record.headers().stream().map(h -> h.name() + "=" + h.value()).toList(),
                record.start().text(),
                record.result().text(),
                record.mainLine().size(),
                game.moves(),
                verdict.outcome(),
                verdict.winner(),
                verdict.reason(),
                verdict.rule(),
                verdict.plies(),
                record.problems().size()));
    for (RecordProblem problem : record.problems()) {
      problem(file, id, problem);
    }
    if (verdict.outcome().equals(Verdict.UNPLAYABLE)) {
      return;
    }
    Set<String> seen = new HashSet<>();
    String result = record.result().text();
    long sum = 0;
    for (PositionRow row : PositionRow.of(game.start(), game.moves())) {
      sum += Content.digest(row.key(), row.fen(), row.ply(), row.side(), row.move(), result);
      if (row.move() != null && row.ply() < openingPlies && seen.add(row.key() + row.move())) {
        count(row, result);
      }
    }
    content.positions().put(id, sum);
  }

  private void count(PositionRow row, String result) {
    long[] sums = openings.get(row.key(), row.move());
    if (sums == null) {
      sums = new long[] {0, 0, 0, 0, row.ply()};
      openings.put(row.key(), row.move(), sums);
    }
    String won = row.side().equals("red") ? "1-0" : "0-1";
    sums[0]++;
    sums[1] += result.equals(won) ? 1 : 0;
    sums[2] += result.equals("1/2-1/2") ? 1 : 0;
    sums[3] += !result.equals(won) && (result.equals("1-0") || result.equals("0-1")) ? 1 : 0;
    sums[4] = Math.min(sums[4], row.ply());
  }
}
