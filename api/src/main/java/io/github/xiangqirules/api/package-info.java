/**
 * What every variant offers, so that a host application is written once and plays all of them.
 *
 * <p>Data flows one way:
 *
 * <pre>
 *   text -&gt; Setup -&gt; Position -&gt; Move -&gt; Game -&gt; Outcome
 * </pre>
 *
 * <ul>
 *   <li>{@link io.github.xiangqirules.api.Rules} of a variant make {@link
 *       io.github.xiangqirules.api.Setup}s and {@link io.github.xiangqirules.api.Position}s; {@link
 *       io.github.xiangqirules.api.Variants} finds the rules by name.
 *   <li>A <em>position</em> is what both players see. It knows the legal moves and is never
 *       changed: playing a move gives the next position.
 *   <li>A <em>choice</em> is a move as a player picks it, a <em>result</em> is what then happened.
 *       They are the same {@link io.github.xiangqirules.api.Move} unless chance has a say, as in
 *       the flip of a face-down piece; then a {@link io.github.xiangqirules.api.Dealer} turns the
 *       choice into a result.
 *   <li>A {@link io.github.xiangqirules.api.Game} is a position and how it came about. It judges
 *       repetition, can be taken back, stored as text and replayed.
 *   <li>An {@link io.github.xiangqirules.api.Outcome} says how a game stands and why.
 * </ul>
 *
 * <p>All values are immutable and may be shared between threads. Text that cannot be read and moves
 * that cannot be played are answered by one family of exceptions, {@link
 * io.github.xiangqirules.api.RulesException}; a caller's own slip, such as a negative depth, is an
 * {@link IllegalArgumentException}, and null where it is not allowed is a {@link
 * NullPointerException}.
 *
 * <p>A method that a search calls in its innermost loop answers "nothing" with null and is marked
 * so; everywhere else that answer is an empty {@link java.util.Optional}.
 */
@NullMarked
package io.github.xiangqirules.api;

import org.jspecify.annotations.NullMarked;
