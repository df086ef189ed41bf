package io.github.xiangqirules.xiangqi.record.text;

import io.github.xiangqirules.xiangqi.record.GameResult;
import io.github.xiangqirules.xiangqi.record.tree.Draft;
import io.github.xiangqirules.xiangqi.record.tree.DraftBuilder;
import io.github.xiangqirules.xiangqi.record.tree.Problems;
import io.github.xiangqirules.xiangqi.record.tree.TreeBuilder;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.Optional;
import java.util.function.Consumer;

/** Reads PGN files, one game after the other: only one is in memory. */
public final class PgnReader {
  private PgnReader() {}

  /**
   * Reads all games of a stream.
   *
   * @param charset the character set; if empty it is found out for each game
   * @param games is given each game
   * @throws IOException if the stream throws it
   */
  public static void read(InputStream in, Optional<Charset> charset, Consumer<Draft> games)
      throws IOException {
    PgnGames parts = new PgnGames(in, charset);
    for (String game = parts.next(); game != null; game = parts.next()) {
      read(game).ifPresent(games);
    }
  }

  /** Reads one game; empty if there is neither a tag nor a move. */
  static Optional<Draft> read(String game) {
    Problems problems = new Problems();
    DraftBuilder draft = new DraftBuilder(problems);
    PgnTags tags = new PgnTags(draft);
    int movesFrom = readTags(game, tags);
    TreeBuilder tree = tags.start().tree(problems);
    MoveLine line = new MoveLine(tree, tags.base(), problems);
    Optional<GameResult> result =
        new PgnMoves(game.toCharArray(), movesFrom, line, problems).read();
    result.ifPresentOrElse(draft::endedBy, draft::endedByNothing);
    Draft read = draft.build(tree);
    boolean empty = movesFrom == 0 && read.root().next().isEmpty();
    return empty ? Optional.empty() : Optional.of(read);
  }

  /** Reads the lines of tags; returns where the moves start. */
  private static int readTags(String game, PgnTags tags) {
    int index = 0;
    int end = 0;
    while (index < game.length()) {
      if (Character.isWhitespace(game.charAt(index))) {
        index++;
      } else if (PgnTags.isTag(game, index)) {
        int lineEnd = game.indexOf('\n', index);
        lineEnd = lineEnd < 0 ? game.length() : lineEnd;
        tags.readLine(game.substring(index, lineEnd).stripTrailing());
        index = lineEnd;
        end = lineEnd;
      } else {
        break;
      }
    }
    return end;
  }
}
