package io.github.xiangqirules.xiangqi.record;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.InvalidPositionException;
import io.github.xiangqirules.xiangqi.RuleBook;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * One game of a file: headers, the set-up from which it starts, the tree of its moves, its result,
 * and what was wrong with the file. Immutable; changes give new records that share what did not
 * change.
 *
 * <p>Every move in the tree is legal on the set-up as it stands. The set-up need not be one that
 * can be played: a side without a general is never in check, and a piece off its points moves by
 * its rule.
 *
 * <pre>{@code
 * GameRecord record = GameRecord.of(game).withHeader("Red", "Yang Guanlin");
 * record = record.withLine(List.of(XiangqiMove.parse("h2e2"), XiangqiMove.parse("h9g7")));
 * }</pre>
 */
public sealed interface GameRecord permits GameRecordValue {
  /** A record without moves that starts from a set-up. */
  static GameRecord of(XiangqiSetup start) {
    return GameRecordValue.of(
        ImmutableList.of(),
        start,
        MoveNode.root("", ImmutableList.of()),
        GameResult.UNKNOWN,
        ImmutableList.of());
  }

  /** A record of a game as it was played, with its result. Linear in the plies. */
  static GameRecord of(Game<XiangqiPosition, XiangqiMove> game) {
    return GameRecordValue.of(game);
  }

  /** What is told about the game, in the order of the file. Set-up and result are not among it. */
  ImmutableList<Header> headers();

  /** The set-up from which the game starts. */
  XiangqiSetup start();

  /** The tree of moves. */
  MoveNode root();

  /** The result by the headers. */
  GameResult result();

  /** What was wrong with the file, and what was done about it. */
  ImmutableList<RecordProblem> problems();

  /** The value of the first header of that name, upper and lower case being the same. */
  Optional<String> header(String name);

  /** The event in which the game was played. */
  Optional<String> event();

  /** Where it was played. */
  Optional<String> site();

  /** The round of the event. */
  Optional<String> round();

  /** The title of the record. */
  Optional<String> title();

  /** Who played red; a PGN file of western programs says White. */
  Optional<String> red();

  /** Who played black. */
  Optional<String> black();

  /** The team of red. */
  Optional<String> redTeam();

  /** The team of black. */
  Optional<String> blackTeam();

  /** Who commented on the game. */
  Optional<String> annotator();

  /**
   * The day on which the game was played, if the header says one that can be read: year, month and
   * day as numbers in this or the reverse order. The text itself is {@code header("Date")}.
   */
  Optional<LocalDate> date();

  /** The moves of the main line. Linear in their number. */
  ImmutableList<XiangqiMove> mainLine();

  /** The set-up after the main line, its counters run on from the start. Linear in its plies. */
  XiangqiSetup end();

  /**
   * The main line as a game under {@link RuleBook#NONE}, since real games went on after a third
   * occurrence.
   *
   * @throws InvalidPositionException with all defects, if the set-up cannot be played
   */
  Game<XiangqiPosition, XiangqiMove> game();

  /**
   * The most plies of a main line that is played by rules which look back. What they look at grows
   * with each ply, so this bounds the time that a foreign file can take.
   */
  int MOST_JUDGED_PLIES = 10_000;

  /**
   * The main line as a game under other rules, as far as it goes on under them.
   *
   * @throws InvalidPositionException with all defects, if the set-up cannot be played
   * @throws IllegalArgumentException if the main line has more than {@link #MOST_JUDGED_PLIES} and
   *     the rules have another book than {@link RuleBook#NONE}
   */
  Game<XiangqiPosition, XiangqiMove> game(XiangqiRules rules);

  /** The node to which a line of moves from the start leads; empty if the tree has no such line. */
  Optional<MoveNode> at(List<XiangqiMove> line);

  /**
   * This record with a line of moves from the start: what the tree does not have yet is added as
   * the last variation. Linear in the length of the line.
   *
   * @throws IllegalMoveException if a move is not legal
   */
  GameRecord withLine(List<XiangqiMove> line);

  /**
   * This record without the last move of a line and what follows it; itself if there is no such
   * line. Linear in the length of the line.
   *
   * @throws IllegalArgumentException if the line is empty
   */
  GameRecord withoutLine(List<XiangqiMove> line);

  /**
   * This record with the node at the end of a line changed: its comment, its annotations, what
   * follows it. Linear in the length of the line and the size of the changed node.
   *
   * @throws IllegalArgumentException if there is no such line, or the change has another move
   * @throws IllegalMoveException if a move after the node is not legal
   */
  GameRecord withNode(List<XiangqiMove> line, UnaryOperator<MoveNode> change);

  /**
   * This record with another tree. Linear in the size of the tree.
   *
   * @throws IllegalArgumentException if the node is not a root
   * @throws IllegalMoveException if a move is not legal on the set-up
   */
  GameRecord withRoot(MoveNode root);

  /**
   * This record with a header: in the place of the first of that name, else at the end; without it
   * if the value is empty.
   */
  GameRecord withHeader(String name, String value);

  /** This record with these headers instead of all others. */
  GameRecord withHeaders(Iterable<? extends Header> headers);

  /** This record with that result. */
  GameRecord withResult(GameResult result);

  /** This record without its problems, as one that was not read has none. */
  GameRecord withoutProblems();
}
