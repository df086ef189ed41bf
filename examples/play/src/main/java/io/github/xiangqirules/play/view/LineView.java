package io.github.xiangqirules.play.view;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A variation of a record: what might have been played instead.
 *
 * @param after the index of the moment at which it leaves the other line
 * @param history the moments that follow
 * @param variations the lines that leave this one in turn
 */
public record LineView(int after, List<EntryView> history, List<LineView> variations) {

  /**
   * A variation.
   *
   * @param end the game at its end
   * @param comments what the record says at each of its moments; there are as many as it has moves
   */
  public static <P extends Position<P, M>, M extends Move> LineView of(
      Game<P, M> end, List<String> comments, List<LineView> variations) {
    int after = end.plies() - comments.size();
    List<EntryView> history = new ArrayList<>();
    for (Game<P, M> at = end; at != null && at.plies() > after; at = at.previous()) {
      history.add(EntryView.of(at, comments.get(at.plies() - after - 1)));
    }
    Collections.reverse(history);
    return new LineView(after, ImmutableList.copyOf(history), variations);
  }
}
