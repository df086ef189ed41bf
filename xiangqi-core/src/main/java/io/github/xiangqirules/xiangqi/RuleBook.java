package io.github.xiangqirules.xiangqi;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Ruling;
import io.github.xiangqirules.xiangqi.adjudication.Book;
import io.github.xiangqirules.xiangqi.adjudication.ChaseOptions;
import io.github.xiangqirules.xiangqi.adjudication.Finding;
import io.github.xiangqirules.xiangqi.adjudication.Window;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Decides what repetition brings, when a game without captures is drawn, and when too few pieces
 * are left. The book that spoke is named in each {@link Ruling}.
 *
 * <p>A position is the same when placement and side to move are. Repetition is judged at an
 * occurrence of it, the <em>fold</em>, directly after the ply that completes it, over the plies
 * since the oldest of so many occurrences; either side may lose by it. When several things end a
 * game on one ply, the first of these counts: checkmate or stalemate, repetition, the move limit,
 * insufficient material. What ends the game comes before what may only be claimed or is undecided.
 *
 * <table>
 * <caption>The books and what is standard in them</caption>
 * <tr><th>book</th><th>fold</th><th>repetition</th><th>moves without capture</th></tr>
 * <tr><td>{@link #NONE}</td><td>-</td><td>-</td><td>-</td></tr>
 * <tr><td>{@link #CASUAL}</td><td>3</td><td>who completes it loses</td><td>-</td></tr>
 * <tr><td>{@link #THREEFOLD_DRAW}</td><td>3</td><td>draw</td><td>-</td></tr>
 * <tr><td>{@link #PERPETUAL_CHECK_ONLY}</td><td>3</td><td>perpetual check loses</td><td>-</td></tr>
 * <tr><td>{@link #COMPUTER}</td><td>3</td><td>perpetual check or chase loses</td>
 *     <td>60, ten checks count</td></tr>
 * <tr><td>{@link #WXF}</td><td>3</td><td>perpetual check loses, then perpetual chase</td>
 *     <td>60, to be claimed</td></tr>
 * <tr><td>{@link #UCCI_LEAGUE}</td><td>4</td><td>perpetual check loses, then perpetual chase</td>
 *     <td>50</td></tr>
 * <tr><td>{@link #CXA}</td><td>4</td><td>perpetual check, threat of mate or chase loses</td>
 *     <td>60, to be claimed</td></tr>
 * </table>
 *
 * <pre>{@code
 * XiangqiRules rules = XiangqiRules.of(RuleBook.WXF.with(options -> options.withMoveLimit(50)));
 * }</pre>
 */
public final class RuleBook {
  /** Nothing but checkmate and stalemate ends a game: for records and analysis. No options. */
  public static final RuleBook NONE = new RuleBook(Book.NONE);

  /**
   * The player whose move makes the same position occur for the third time loses. What most people
   * play by, and the standard.
   */
  public static final RuleBook CASUAL = new RuleBook(Book.CASUAL);

  /** The third occurrence of a position is a draw, whoever forced it. */
  public static final RuleBook THREEFOLD_DRAW = new RuleBook(Book.THREEFOLD_DRAW);

  /** Who gave check with every move of a repetition loses, unless both did; any other is a draw. */
  public static final RuleBook PERPETUAL_CHECK_ONLY = new RuleBook(Book.PERPETUAL_CHECK_ONLY);

  /**
   * The rules of computer events. Perpetual check loses to all else; the perpetual chase of one
   * piece loses, if nobody gives check; all else is a draw. After 60 moves of each side without a
   * capture the game is drawn; of each side's checks only the first ten count as moves, and answers
   * to further checks do not. Optional, and off in the standard: a draw when at most a cannon a
   * side is left and lacks what it would need to win.
   */
  public static final RuleBook COMPUTER = new RuleBook(Book.COMPUTER);

  /**
   * The rules of the World federation, and with them of the Asian one. Perpetual check loses to all
   * else, then the perpetual chase of one piece; checks by the other side do not excuse a chase. A
   * draw may be claimed after 60 moves of each side without a capture, of which ten may be checks
   * of the claimant; {@link RuleBookOptions#moveLimit} sets the Asian federation's 50.
   */
  public static final RuleBook WXF = new RuleBook(Book.WXF);

  /**
   * The rules of the league of UCCI engines: perpetual check loses, then the perpetual chase of one
   * piece by the piece that moves; advisors and elephants have no part in it, and pins are not
   * looked at. It judges the fourth occurrence, draws after 50 moves of each side without a
   * capture, and when neither side has a chariot, horse, cannon or soldier.
   */
  public static final RuleBook UCCI_LEAGUE = new RuleBook(Book.UCCI_LEAGUE);

  /**
   * The rules of the Chinese association, experimental. They forbid any mixture of checks, threats
   * of mate and chases, and it can take a search to tell whether a move threatens mate or wins
   * material. Where that would matter the outcome is {@link Outcome.Undecided}, never a guess. A
   * cycle must be completed three times, so it judges the fourth occurrence. A draw may be claimed
   * as under {@link #WXF}.
   */
  public static final RuleBook CXA = new RuleBook(Book.CXA);

  private static final ImmutableList<RuleBook> ALL =
      ImmutableList.of(
          CASUAL, NONE, THREEFOLD_DRAW, PERPETUAL_CHECK_ONLY, COMPUTER, WXF, UCCI_LEAGUE, CXA);

  private final Book book;
  private final RuleBookOptions options;

  private RuleBook(Book book) {
    this(book, standard(book));
  }

  private RuleBook(Book book, RuleBookOptions options) {
    this.book = book;
    this.options = options;
  }

  private static RuleBookOptions standard(Book book) {
    return ImmutableRuleBookOptionsValue.builder()
        .fold(book.fold())
        .moveLimit(book.limit())
        .insufficientMaterial(book.materialStandard())
        .chaseByGuards(true)
        .chaseByCheck(false)
        .build();
  }

  /** All books with their standard options, the standard book first. */
  public static ImmutableList<RuleBook> all() {
    return ALL;
  }

  /** The name of the book in texts and on command lines, such as {@code wxf}. */
  public String id() {
    return book.id();
  }

  /** Its options. */
  public RuleBookOptions options() {
    return options;
  }

  /** This book with its standard options. */
  public RuleBook standard() {
    return new RuleBook(book);
  }

  /**
   * This book with other options.
   *
   * @param change makes them from the present ones
   * @throws IllegalArgumentException if the book has no use for one that is not standard: {@link
   *     #NONE} has none at all, and only {@link #WXF} has those that are about chases
   */
  public RuleBook with(UnaryOperator<RuleBookOptions> change) {
    RuleBookOptions changed = change.apply(options);
    RuleBookOptions standard = standard(book);
    checkArgument(
        book != Book.NONE || changed.equals(standard), "the book %s has no options", id());
    checkArgument(
        book == Book.WXF
            || changed
                .withChaseByGuards(standard.chaseByGuards())
                .withChaseByCheck(standard.chaseByCheck())
                .equals(changed),
        "the book %s leaves nothing open about chases",
        id());
    return new RuleBook(book, changed);
  }

  /** The id and those options that are not standard, such as {@code wxf limit=50}. */
  public String text() {
    return RuleBookText.write(this);
  }

  Book book() {
    return book;
  }

  Finding judge(Window window) {
    return book.judge(window, new ChaseOptions(options.chaseByGuards(), options.chaseByCheck()));
  }

  /** Equal books with equal options. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof RuleBook that && book == that.book && options.equals(that.options);
  }

  @Override
  public int hashCode() {
    return Objects.hash(book, options);
  }

  @Override
  public String toString() {
    return text();
  }
}
