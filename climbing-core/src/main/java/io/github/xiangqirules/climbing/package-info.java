/**
 * Climbing Xiangqi: the 32 pieces of a xiangqi set lie face-down on a 4x4 board, two to a square.
 * Players flip, step onto each other's stacks, and capture on their own level.
 *
 * <pre>{@code
 * ClimbingRules rules = ClimbingRules.standard();
 * ClimbingDeal deal = ClimbingDeal.random(rules.initialPosition(), new SecureRandom());
 * Game<ClimbingPosition, ClimbingMove> game = Game.start(rules);
 * game = game.play(ClimbingMove.flip(Square.B2), deal);
 * }</pre>
 *
 * <p>A {@link io.github.xiangqirules.climbing.ClimbingPosition} is what both players know. Which
 * face-down piece is which is known only to a {@link io.github.xiangqirules.climbing.ClimbingDeal},
 * which the arbiter keeps apart.
 */
@NullMarked
package io.github.xiangqirules.climbing;

import org.jspecify.annotations.NullMarked;
