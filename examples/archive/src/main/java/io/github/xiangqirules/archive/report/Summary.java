package io.github.xiangqirules.archive.report;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * What the tables of an archive say in short.
 *
 * @param games how many games there are
 * @param files in how many files
 * @param positions how many positions, each as often as it was reached
 * @param results how many games have each result
 * @param verdicts how the rule book sees the games: outcome, reason, how many; most frequent first
 * @param lengths how many games are how long, by tens of plies from 0; the last is all longer ones
 * @param lines the lines of {@link #LINE_PLIES} plies that most games begin with, first first
 * @param problems how many problems there are of each code, most frequent first
 * @param busiest the position after the beginning that most games reached
 */
public record Summary(
    long games,
    long files,
    long positions,
    Results results,
    ImmutableList<Count> verdicts,
    ImmutableList<Long> lengths,
    ImmutableList<Line> lines,
    ImmutableList<Count> problems,
    Optional<Busiest> busiest) {
  /** Games are counted by so many plies. */
  public static final int LENGTH_STEP = 10;

  /** So many counts of lengths there are; the last is that of all longer games. */
  public static final int LENGTHS = 21;

  /** A line is so long. */
  public static final int LINE_PLIES = 4;

  /** From this ply on a position may be the busiest: before it they all are. */
  public static final int BUSIEST_FROM = 4;

  /** How many games have each result. */
  public record Results(long redWins, long draws, long blackWins, long unknown) {
    /** All of them. */
    public long all() {
      return redWins + draws + blackWins + unknown;
    }
  }

  /** How many there are of something. */
  public record Count(String what, long count) {}

  /** The first moves of games, in UCI and separated by blanks, and how they ended. */
  public record Line(String moves, Results results) {}

  /**
   * The position that most games reached.
   *
   * @param fen the position
   * @param games how many games went on from it
   * @param choices what was played in it, in UCI, most frequent first
   */
  public record Busiest(String fen, long games, ImmutableList<Count> choices) {}
}
