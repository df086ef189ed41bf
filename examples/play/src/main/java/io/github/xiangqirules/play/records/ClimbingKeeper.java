package io.github.xiangqirules.play.records;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import com.google.common.io.ByteSource;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Replay;
import io.github.xiangqirules.climbing.ClimbingMove;
import io.github.xiangqirules.climbing.ClimbingPosition;
import io.github.xiangqirules.climbing.ClimbingRules;
import io.github.xiangqirules.climbing.record.ClimbingRecord;
import io.github.xiangqirules.play.room.RefusedException;
import io.github.xiangqirules.play.view.GameView;
import java.util.Optional;

/** Records of Climbing Xiangqi: text with the commitment and, after the game, the secret. */
final class ClimbingKeeper implements RecordKeeper {
  private static final String MARK = "[Rules \"climbing";
  private static final int HEAD = 4_000;

  @Override
  public Optional<GameFile> write(Game<?, ?> game, Facts facts, String format) {
    if (!(game.rules() instanceof ClimbingRules rules) || !format.equals("text")) {
      return Optional.empty();
    }
    Replay<ClimbingPosition, ClimbingMove> replay =
        Game.replay(rules, rules.parsePosition(game.start().text()), game.events());
    ClimbingRecord record = ClimbingRecord.of(replay.game()).withCommitment(facts.commitment());
    if (facts.secret().isPresent()) {
      record = record.withSecret(facts.secret().get());
    }
    record = withName(withName(record, "First", facts.first()), "Second", facts.second());
    return Optional.of(new GameFile("txt", ByteSource.wrap(record.text().getBytes(UTF_8))));
  }

  private static ClimbingRecord withName(ClimbingRecord record, String header, String name) {
    return name.isEmpty() ? record : record.withHeader(header, name);
  }

  @Override
  public Optional<RecordedGames> read(byte[] file) {
    String head = new String(file, 0, Math.min(HEAD, file.length), UTF_8);
    if (!head.contains(MARK)) {
      return Optional.empty();
    }
    ClimbingRecord record = ClimbingRecord.parse(new String(file, UTF_8));
    if (record.game().plies() > LONGEST) {
      throw new RefusedException("too-large", "the game is too long to be shown");
    }
    return Optional.of(
        new RecordedGames(
            ImmutableList.of(
                new RecordedGame(
                    "",
                    record.headers(),
                    GameView.whole(record.game()),
                    ImmutableList.of(),
                    ImmutableList.of())),
            0));
  }
}
