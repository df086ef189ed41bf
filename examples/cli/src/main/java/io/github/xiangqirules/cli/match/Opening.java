package io.github.xiangqirules.cli.match;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.api.RulesException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The first moves of a game, which both sides are given.
 *
 * @param name what it is called; empty if it has no name
 * @param moves the moves as the rules read them
 */
public record Opening(String name, ImmutableList<String> moves) {
  /** The start of the game itself. */
  public static final Opening NONE = new Opening("", ImmutableList.of());

  private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings();

  /** The openings that are built in for a variant: those of xiangqi, or none. */
  public static ImmutableList<Opening> builtIn(Rules<?, ?> rules) {
    String file = rules.variant().id() + "-openings.txt";
    URL found = Opening.class.getResource(file);
    if (found == null) {
      return ImmutableList.of(NONE);
    }
    try {
      return read(rules, Resources.readLines(found, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads openings, one a line: a name and a tab, if it has one, then the moves. Empty lines and
   * those that begin with {@code #} are left out.
   *
   * @throws NotationException if there is none
   * @throws RulesException if one cannot be played
   */
  public static <P extends Position<P, M>, M extends Move> ImmutableList<Opening> read(
      Rules<P, M> rules, List<String> lines) {
    ImmutableList.Builder<Opening> openings = ImmutableList.builder();
    for (String line : lines) {
      if (!line.isBlank() && !line.startsWith("#")) {
        int tab = line.indexOf('\t');
        Opening opening =
            new Opening(
                line.substring(0, Math.max(tab, 0)),
                ImmutableList.copyOf(WORDS.split(line.substring(tab + 1))));
        opening.play(rules);
        openings.add(opening);
      }
    }
    ImmutableList<Opening> all = openings.build();
    if (all.isEmpty()) {
      throw new NotationException(
          Problem.ofText("openings", "openings", 0, "there are no openings"));
    }
    return all;
  }

  /**
   * The game after the opening.
   *
   * @throws RulesException if it cannot be played
   */
  <P extends Position<P, M>, M extends Move> Game<P, M> play(Rules<P, M> rules) {
    Game<P, M> game = Game.start(rules);
    for (String move : moves) {
      game = game.play(rules.parseMove(move));
    }
    return game;
  }
}
