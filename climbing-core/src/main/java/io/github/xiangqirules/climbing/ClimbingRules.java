package io.github.xiangqirules.climbing;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.Diagram;
import io.github.xiangqirules.api.History;
import io.github.xiangqirules.api.LenientSetup;
import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.api.Variant;
import io.github.xiangqirules.climbing.diagram.ClimbingDiagram;
import io.github.xiangqirules.climbing.service.ClimbingVariant;
import java.util.random.RandomGenerator;

/**
 * The rules of Climbing Xiangqi. The published rules know no draw, so a game may be endless; a host
 * may choose to draw it by repetition, after a number of quiet plies, or both. Whoever has nothing
 * to flip, step or capture has lost before either is looked at.
 *
 * <pre>{@code
 * ClimbingRules.standard().withRepetition(3).withQuietPlies(60).text(); // climbing repetition=3 quiet=60
 * }</pre>
 *
 * @param repetition a game is drawn when the same stacks with the same side to move occur for this
 *     time, 2 to 10,000; 0 for never
 * @param quietPlies a game is drawn after so many plies without a flip or capture, 1 to 10,000; 0
 *     for never
 */
public record ClimbingRules(int repetition, int quietPlies)
    implements Rules<ClimbingPosition, ClimbingMove> {
  /** The key of the option {@link #repetition}. */
  public static final String REPETITION = "repetition";

  /** The key of the option {@link #quietPlies}. */
  public static final String QUIET = "quiet";

  /** The largest value of both options. */
  public static final int LIMIT = 10_000;

  private static final ClimbingRules STANDARD = new ClimbingRules(0, 0);

  /**
   * Rules with these options.
   *
   * @throws IllegalArgumentException if one is out of range
   */
  public ClimbingRules {
    checkArgument(
        repetition >= 0 && repetition <= LIMIT && repetition != 1,
        "no repetition of %s positions",
        repetition);
    checkArgument(quietPlies >= 0 && quietPlies <= LIMIT, "no limit of %s plies", quietPlies);
  }

  /** The published rules, without draws. */
  public static ClimbingRules standard() {
    return STANDARD;
  }

  /**
   * These rules with another number of repetitions.
   *
   * @throws IllegalArgumentException if it is out of range
   */
  public ClimbingRules withRepetition(int times) {
    return new ClimbingRules(times, quietPlies);
  }

  /**
   * These rules with another number of quiet plies.
   *
   * @throws IllegalArgumentException if it is out of range
   */
  public ClimbingRules withQuietPlies(int plies) {
    return new ClimbingRules(repetition, plies);
  }

  @Override
  public Variant variant() {
    return new ClimbingVariant();
  }

  @Override
  public String text() {
    return ClimbingVariant.ID
        + (repetition == 0 ? "" : " " + REPETITION + "=" + repetition)
        + (quietPlies == 0 ? "" : " " + QUIET + "=" + quietPlies);
  }

  @Override
  public ClimbingPosition initialPosition() {
    return ClimbingPosition.START;
  }

  @Override
  public ImmutableSet<Square> places() {
    return ImmutableSet.copyOf(Square.values());
  }

  @Override
  public ClimbingCaptureTable captureTable() {
    return ClimbingCaptureTable.INSTANCE;
  }

  @Override
  public ClimbingSetup parseSetup(String text) {
    return ClimbingSetup.parse(text);
  }

  @Override
  public LenientSetup<ClimbingSetup> parseSetupLeniently(String text) {
    return ClimbingSetup.parseLeniently(text);
  }

  @Override
  public ClimbingMove parseMove(String text) {
    return ClimbingMove.parse(text);
  }

  @Override
  public ClimbingDeal deal(ClimbingPosition start, RandomGenerator random) {
    return ClimbingDeal.random(start, random);
  }

  @Override
  public ClimbingDeal parseDeal(ClimbingPosition start, String secret) {
    return ClimbingDeal.parse(start, secret);
  }

  @Override
  public ImmutableList<Notation<ClimbingPosition, ClimbingMove>> notations() {
    return ImmutableList.of(new CoordinateNotation());
  }

  @Override
  public Diagram<ClimbingPosition, ClimbingMove> diagram() {
    return ClimbingDiagram.standard();
  }

  @Override
  public Outcome judge(History<ClimbingPosition, ClimbingMove> history) {
    return DrawPolicy.judge(this, history);
  }
}
