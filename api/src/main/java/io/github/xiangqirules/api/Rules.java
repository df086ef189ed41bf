package io.github.xiangqirules.api;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.random.RandomGenerator;

/**
 * The rules of a variant with their options: a value, equal to rules of the same {@link #text}.
 *
 * <p>A host that plays all variants holds a {@code Rules<?, ?>} and passes it once to a generic
 * method, which gives the two types their names:
 *
 * <pre>{@code
 * static void open(String text) {
 *   play(Variants.rules(text));
 * }
 *
 * static <P extends Position<P, M>, M extends Move> void play(Rules<P, M> rules) {
 *   Game<P, M> game = Game.start(rules);
 *   // no further line about a variant
 * }
 * }</pre>
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
public interface Rules<P extends Position<P, M>, M extends Move> {
  /** The variant that these are rules of. */
  Variant variant();

  /**
   * The variant and those options that are not standard, such as {@code xiangqi rulebook=none};
   * {@link Variants#rules} reads it back.
   */
  String text();

  /** The position from which a game starts. */
  P initialPosition();

  /**
   * All places of the board, from the first rank up and in each rank from the left, as red sees
   * them.
   */
  ImmutableSet<? extends Place> places();

  /** Which kind may take which. */
  CaptureTable captureTable();

  /**
   * Reads a placement in its canonical form, whether it can be played or not. Linear in the length
   * of the text.
   *
   * @throws NotationException naming field, index and problem, if the text is no placement at all
   */
  Setup<P> parseSetup(String text);

  /**
   * Reads a placement in any form that other programs write and that has one meaning, and tells
   * where it was not canonical. Linear in the length of the text.
   *
   * @throws NotationException naming field, index and problem, if the text is no placement at all
   */
  LenientSetup<? extends Setup<P>> parseSetupLeniently(String text);

  /**
   * Reads a position in its canonical form.
   *
   * @throws NotationException if the text cannot be read
   * @throws InvalidPositionException with all defects, if it can but the position cannot be played
   */
  default P parsePosition(String text) {
    return parseSetup(text).position();
  }

  /**
   * Reads a move as {@link Move#text} writes it. Only the form is read; whether the move is legal
   * is for the position to say.
   *
   * @throws NotationException if the text is no move
   */
  M parseMove(String text);

  /**
   * A new secret arrangement of what is face-down in a position; an empty one where nothing is.
   *
   * @param random the source of chance. Pass a {@link java.security.SecureRandom} when people play:
   *     the state of a {@link java.util.Random} can be worked out from the first pieces revealed.
   */
  Deal<P, M> deal(P start, RandomGenerator random);

  /**
   * Reads back a deal from {@link Deal#secret}, for the position for which it was made.
   *
   * @throws NotationException if the text is no secret of a deal for that position; the exception
   *     shows nothing of the text
   */
  Deal<P, M> parseDeal(P start, String secret);

  /** The notations in which moves can be written, the variant's standard one first. */
  ImmutableList<Notation<P, M>> notations();

  /** Draws positions. */
  Diagram<P, M> diagram();

  /**
   * How a game stands after its last move. A {@link Game} asks this after every move; hosts ask
   * {@link Game#outcome}. The cost is that of {@link Position#outcome}, and of a walk back over at
   * most {@link Position#quietPlies} plies when these rules look at repetition.
   */
  Outcome judge(History<P, M> history);
}
