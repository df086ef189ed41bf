package io.github.xiangqirules.play.records;

import io.github.xiangqirules.play.view.GameView;
import io.github.xiangqirules.play.view.LineView;
import java.util.List;
import java.util.Map;

/**
 * A game of a file, as a page shows it.
 *
 * @param title what it is called in a list; may be empty
 * @param headers what the file says of it
 * @param game its main line, with the comments
 * @param variations the lines that leave it
 * @param problems what was wrong in the file, in English
 */
public record RecordedGame(
    String title,
    Map<String, String> headers,
    GameView game,
    List<LineView> variations,
    List<String> problems) {}
