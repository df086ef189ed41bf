package io.github.xiangqirules.play.web;

import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.RulesException;
import io.github.xiangqirules.play.records.GameFile;
import io.github.xiangqirules.play.records.RecordKeeper;
import io.github.xiangqirules.play.records.RecordedGames;
import io.github.xiangqirules.play.room.GameRoom;
import io.github.xiangqirules.play.room.RefusedException;
import io.github.xiangqirules.play.room.Seat;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.Optional;

/** Games as files, in both directions. */
final class Archive {
  private final Api api;

  Archive(Api api) {
    this.api = api;
  }

  /** The record of a game; nothing of its deal is in it before the end. */
  void download(Context context) throws IOException {
    GameRoom<?, ?> room = api.room(context);
    String format = Optional.ofNullable(context.queryParam("format")).orElse("");
    // The secret is asked for first: a game that ends in between is written without it.
    Optional<String> secret = room.published();
    RecordKeeper.Facts facts =
        new RecordKeeper.Facts(
            name(room, Player.FIRST), name(room, Player.SECOND), room.commitment(), secret);
    GameFile file = RecordKeeper.file(room.state().game(), facts, format);
    context
        .contentType("application/octet-stream")
        .header(
            "Content-Disposition",
            "attachment; filename=\"" + room.id() + "." + file.extension() + "\"")
        .result(file.content().openBufferedStream());
  }

  private static String name(GameRoom<?, ?> room, Player player) {
    return Optional.ofNullable(room.state().table().seats().get(player)).map(Seat::name).orElse("");
  }

  /** Shows what is in a file that somebody brought. It is not kept. */
  void upload(Context context) {
    try {
      context.json(nonEmpty(context.bodyAsBytes()));
    } catch (RulesException e) {
      throw new RefusedException("record", "this file cannot be read as a game");
    }
  }

  private static RecordedGames nonEmpty(byte[] file) {
    RecordedGames games = RecordKeeper.games(file);
    if (games.games().isEmpty()) {
      throw new RefusedException("record", "there is no game in it that can be shown");
    }
    return games;
  }
}
