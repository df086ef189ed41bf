package io.github.xiangqirules.cli.match;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.climbing.ClimbingMove;
import io.github.xiangqirules.climbing.ClimbingPosition;
import io.github.xiangqirules.climbing.record.ClimbingRecord;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.record.GameRecord;
import io.github.xiangqirules.xiangqi.record.RecordFormat;
import io.github.xiangqirules.xiangqi.record.Records;
import java.io.IOException;
import java.io.OutputStream;

/** Writes games as the records of their variant: PGN, or the record of Climbing Xiangqi. */
final class RecordFileWriter {
  private final String a;
  private final String b;
  private final OutputStream out;

  RecordFileWriter(String a, String b, OutputStream out) {
    this.a = a;
    this.b = b;
    this.out = out;
  }

  /** Writes a game after those that were written before. */
  @SuppressWarnings("unchecked") // a game's position tells its variant
  <P extends Position<P, M>, M extends Move> void write(PlayedGame<P, M> played)
      throws IOException {
    String first = played.aFirst() ? a : b;
    String second = played.aFirst() ? b : a;
    if (played.game().position() instanceof XiangqiPosition) {
      GameRecord record =
          GameRecord.of((Game<XiangqiPosition, XiangqiMove>) played.game())
              .withHeader("Event", a + " against " + b)
              .withHeader("Round", String.valueOf(played.number()))
              .withHeader("Red", first)
              .withHeader("Black", second);
      if (!played.opening().name().isEmpty()) {
        record = record.withHeader("Opening", played.opening().name());
      }
      if (!played.note().isEmpty()) {
        record = record.withHeader("Termination", played.note());
      }
      Records.write(record, RecordFormat.PGN, out);
    } else if (played.game().position() instanceof ClimbingPosition) {
      ClimbingRecord record =
          ClimbingRecord.of((Game<ClimbingPosition, ClimbingMove>) played.game())
              .withCommitment(played.deal().commitment())
              .withSecret(played.deal().secret())
              .withHeader("Event", a + " against " + b)
              .withHeader("Round", String.valueOf(played.number()))
              .withHeader("First", first)
              .withHeader("Second", second);
      if (!played.note().isEmpty()) {
        record = record.withHeader("Termination", played.note());
      }
      out.write((record.text() + "\n").getBytes(UTF_8));
    }
    out.flush();
  }
}
