package io.github.xiangqirules.xiangqi;

/**
 * What may be set in a {@link RuleBook}. Each book has its own standard, from which to start:
 *
 * <pre>{@code
 * RuleBook.WXF.with(options -> options.withMoveLimit(50))
 * }</pre>
 */
public sealed interface RuleBookOptions permits RuleBookOptionsValue {
  /**
   * The occurrence of a position at which repetition is judged, 2 to 99; 0 for never. As text
   * {@code fold}.
   */
  int fold();

  /**
   * How many moves of each side without a capture make a draw, up to 9,999; 0 for no limit. How
   * they are counted is up to the book. As text {@code limit}.
   */
  int moveLimit();

  /**
   * Whether a game with too few pieces is drawn. What is too few is up to the book. As text {@code
   * material}.
   */
  boolean insufficientMaterial();

  /**
   * Whether an advisor or elephant chases a chariot, horse or cannon even though that is protected,
   * under {@link RuleBook#WXF}. Its text is silent about them: it names the horse and the cannon as
   * such attackers, and the chariot as the victim. As text {@code chase-by-guards}.
   */
  boolean chaseByGuards();

  /**
   * Whether a move that gives check may also count as a chase under {@link RuleBook#WXF}. As text
   * {@code chase-by-check}.
   */
  boolean chaseByCheck();

  /**
   * These options with another fold.
   *
   * @throws IllegalArgumentException if it is out of range
   */
  RuleBookOptions withFold(int fold);

  /**
   * These options with another move limit.
   *
   * @throws IllegalArgumentException if it is out of range
   */
  RuleBookOptions withMoveLimit(int moves);

  /** These options with or without draws by insufficient material. */
  RuleBookOptions withInsufficientMaterial(boolean on);

  /** These options with or without the chases of guards. */
  RuleBookOptions withChaseByGuards(boolean on);

  /** These options with or without chases by check. */
  RuleBookOptions withChaseByCheck(boolean on);
}
