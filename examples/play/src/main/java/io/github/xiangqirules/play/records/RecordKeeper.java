package io.github.xiangqirules.play.records;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.play.room.RefusedException;
import java.util.Optional;

/** Writes and reads the records of a variant. */
public interface RecordKeeper {
  /** The longest game that is shown, in moves. */
  int LONGEST = 2_000;

  /** All that there are; the first that knows a game or a file takes it. */
  ImmutableList<RecordKeeper> ALL = ImmutableList.of(new ClimbingKeeper(), new XiangqiKeeper());

  /**
   * What a file says beside the moves.
   *
   * @param first the name of the first player
   * @param second the name of the second player
   * @param commitment the commitment to the deal
   * @param secret the secret of the deal; empty while the game goes on
   */
  record Facts(String first, String second, String commitment, Optional<String> secret) {}

  /** The file of a game in a format; empty if the game or the format is of another variant. */
  Optional<GameFile> write(Game<?, ?> game, Facts facts, String format);

  /** The games of a file; empty if it is of another variant. */
  Optional<RecordedGames> read(byte[] file);

  /** The file of any game. */
  static GameFile file(Game<?, ?> game, Facts facts, String format) {
    return ALL.stream()
        .flatMap(keeper -> keeper.write(game, facts, format).stream())
        .findFirst()
        .orElseThrow(() -> new RefusedException("record", "no such format for this game"));
  }

  /** The games of any file. */
  static RecordedGames games(byte[] file) {
    return ALL.stream()
        .flatMap(keeper -> keeper.read(file).stream())
        .findFirst()
        .orElseThrow(() -> new RefusedException("record", "this is no file of a game"));
  }
}
