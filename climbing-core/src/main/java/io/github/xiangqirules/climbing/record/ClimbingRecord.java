package io.github.xiangqirules.climbing.record;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.InvalidPositionException;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.climbing.ClimbingMove;
import io.github.xiangqirules.climbing.ClimbingPosition;
import io.github.xiangqirules.climbing.ClimbingRules;
import java.util.Optional;

/**
 * A game of Climbing Xiangqi as it is kept: headers, the commitment to its deal and after the game
 * the secret, and the game itself. Immutable; each {@code with} method gives a changed copy.
 *
 * <pre>{@code
 * ClimbingRecord.of(game)
 *     .withCommitment(deal.commitment())
 *     .withSecret(deal.secret())                       // after the game only
 *     .withHeader("Event", "Club evening")
 *     .text();
 *
 * [Rules "climbing"]
 * [Commitment "d654..."]
 * [Secret "KAAB... 0001..."]
 * [Event "Club evening"]
 *
 * 1. b2=P c3=r 2. b2-b3 c3-d3
 * resigned FIRST
 * SECOND wins
 * }</pre>
 *
 * <p>Numbers go on from the plies of the start, and a game that starts with the second player has
 * {@code 1...} before its first move. The line of the ending is there when {@link Game#end} ended
 * the game. The last line is {@code FIRST wins}, {@code SECOND wins}, {@code draw} or, while the
 * game is not over, {@code *}.
 *
 * <table>
 * <caption>Codes with which {@link #parse} refuses a text, beside those of rules, positions and
 * moves</caption>
 * <tr><th>code</th><th>what is wrong</th></tr>
 * <tr><td>{@code header}</td><td>a line that is no tag, or no empty line after the tags</td></tr>
 * <tr><td>{@code header-twice}</td><td>two tags of one name</td></tr>
 * <tr><td>{@code header-missing}</td><td>no tag {@code Rules}</td></tr>
 * <tr><td>{@code unprintable}</td><td>a control character, a line separator or half a surrogate
 * pair in a tag</td></tr>
 * <tr><td>{@code variant}</td><td>rules of another variant</td></tr>
 * <tr><td>{@code commitment}</td><td>a commitment that is not 64 lower case hexadecimal
 * digits</td></tr>
 * <tr><td>{@code dishonest-deal}</td><td>a secret that does not belong to the commitment, is no deal
 * of the start, or does not agree with a flip</td></tr>
 * <tr><td>{@code move-number}</td><td>another number than the one that is due, or one without a
 * move</td></tr>
 * <tr><td>{@code illegal-move}</td><td>a move that cannot be made; ply and reason are in the
 * message</td></tr>
 * <tr><td>{@code too-many-plies}</td><td>more than {@link #MOST_PLIES}</td></tr>
 * <tr><td>{@code ending}</td><td>neither an ending nor a result after the moves</td></tr>
 * <tr><td>{@code illegal-ending}</td><td>an ending that the game does not allow</td></tr>
 * <tr><td>{@code result}</td><td>no result, or another than that of the game</td></tr>
 * <tr><td>{@code too-long}</td><td>text after the result</td></tr>
 * </table>
 */
public sealed interface ClimbingRecord permits ClimbingRecordValue {
  /**
   * The most plies of a record. Rules that draw by repetition look back at every ply, so this
   * bounds the time that a foreign text can take.
   */
  int MOST_PLIES = 30_000;

  /**
   * The record of a game, without headers, commitment and secret.
   *
   * @throws IllegalArgumentException if its rules are no {@link ClimbingRules} or it has more than
   *     {@link #MOST_PLIES}
   */
  static ClimbingRecord of(Game<ClimbingPosition, ClimbingMove> game) {
    return ClimbingRecordValue.of(ImmutableMap.of(), game);
  }

  /**
   * Reads a record as {@link #text} writes it and plays through it. Tags may come in any order, the
   * moves may be broken into lines anywhere, and lines may end with CR LF. Linear in the length of
   * the text, but for the looking back of rules that draw by repetition.
   *
   * @throws NotationException naming field, index and problem, if the text is no record of a legal
   *     game; it shows nothing of a secret
   * @throws InvalidPositionException with all defects, if the start cannot be played
   */
  static ClimbingRecord parse(String text) {
    return new RecordReader(text).read();
  }

  /** The headers by name in their order; those with a method of their own are not among them. */
  ImmutableMap<String, String> headers();

  /** The game. */
  Game<ClimbingPosition, ClimbingMove> game();

  /** The commitment to the deal that was published before the game. */
  Optional<String> commitment();

  /**
   * The secret of the deal. It tells what is still face-down, so it belongs in a record only when
   * the game is over.
   */
  Optional<String> secret();

  /** The rules of the game. */
  ClimbingRules rules();

  /** The position from which the game started. Linear in the number of plies. */
  ClimbingPosition start();

  /** The moves and the ending, if any, as {@link Game#events} gives them. Linear in the plies. */
  ImmutableList<String> events();

  /**
   * With a header; one of that name keeps its place and has this value now.
   *
   * @param name a letter, then letters, digits and {@code _}, all of ASCII; none of {@code Rules},
   *     {@code Start}, {@code Commitment}, {@code Secret}
   * @param value any text on one line, without control characters
   * @throws IllegalArgumentException if name or value is not such a text
   */
  ClimbingRecord withHeader(String name, String value);

  /**
   * With the commitment to the deal.
   *
   * @throws NotationException if it is not 64 lower case hexadecimal digits ({@code commitment}),
   *     or the secret does not belong to it ({@code dishonest-deal})
   */
  ClimbingRecord withCommitment(String commitment);

  /**
   * With the secret of the deal, for a game that is over. Everybody who has a record with its
   * commitment can check a published secret by this.
   *
   * @throws NotationException with code {@code dishonest-deal} if it does not belong to the
   *     commitment, is no deal of the start, or does not agree with a flip; it shows nothing of the
   *     secret
   */
  ClimbingRecord withSecret(String secret);

  /** The text that {@link #parse} reads back to an equal record. Linear in its length. */
  String text();
}
