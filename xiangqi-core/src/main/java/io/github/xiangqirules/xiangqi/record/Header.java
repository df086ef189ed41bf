package io.github.xiangqirules.xiangqi.record;

import static java.util.Objects.requireNonNull;

/**
 * A line of what a record tells about its game beside the moves. Names are those of PGN tags where
 * PGN has one, such as {@code Event} or {@code RedTeam}, whatever the file calls it.
 *
 * @param name what is told
 * @param value as it stands in the file
 */
public record Header(String name, String value) {
  /** A header, neither of which is null. */
  public Header {
    requireNonNull(name);
    requireNonNull(value);
  }
}
