/**
 * The computer's own player of xiangqi, in ten levels: {@link
 * io.github.xiangqirules.opponents.xiangqi.XiangqiOpponent}.
 *
 * <p>It looks ahead by iterative deepening with alpha-beta, follows captures to their end, and
 * values what it then sees by material, placement, mobility and the safety of the generals. What
 * repetition brings it asks the rules of the game.
 */
@NullMarked
package io.github.xiangqirules.opponents.xiangqi;

import org.jspecify.annotations.NullMarked;
