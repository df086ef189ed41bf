package io.github.xiangqirules.archive.job;

import com.google.common.collect.ImmutableList;

/**
 * What to make tables of, and how.
 *
 * @param folders the folders with record files
 * @param output the folder of the tables
 * @param rules the text of the rules that judge the games, such as {@code xiangqi rulebook=wxf}
 * @param openingPlies how many plies of each game the table {@code openings} looks at
 * @param partBytes larger PGN files are cut into parts of so many bytes, for several tasks
 */
public record ArchiveOptions(
    ImmutableList<String> folders, String output, String rules, int openingPlies, long partBytes) {
  /** The rules that judge where nothing else is asked for. */
  public static final String RULES = "xiangqi";

  /** So many plies of each game are its opening. */
  public static final int OPENING_PLIES = 20;

  /** Larger PGN files are cut into parts of so many bytes. */
  public static final long PART_BYTES = 8L << 20;

  /** The standard options for some folders. */
  public static ArchiveOptions of(Iterable<String> folders, String output) {
    return new ArchiveOptions(
        ImmutableList.copyOf(folders), output, RULES, OPENING_PLIES, PART_BYTES);
  }
}
