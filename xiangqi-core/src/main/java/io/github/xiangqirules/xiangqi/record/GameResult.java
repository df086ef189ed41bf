package io.github.xiangqirules.xiangqi.record;

import java.util.Optional;

/** The result of a game as its record tells it. */
public enum GameResult {
  /** Red won, {@code 1-0}. */
  RED_WINS("1-0"),
  /** Black won, {@code 0-1}. */
  BLACK_WINS("0-1"),
  /** A draw, {@code 1/2-1/2}. */
  DRAW("1/2-1/2"),
  /** Not told, {@code *}. */
  UNKNOWN("*");

  private final String text;

  GameResult(String text) {
    this.text = text;
  }

  /** The result as PGN has it. */
  public String text() {
    return text;
  }

  /** The result that has this text; empty if none has. */
  public static Optional<GameResult> ofText(String text) {
    for (GameResult result : values()) {
      if (result.text.equals(text)) {
        return Optional.of(result);
      }
    }
    return Optional.empty();
  }
}
