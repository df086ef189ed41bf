/**
 * The rules of xiangqi, Chinese chess.
 *
 * <p>{@link io.github.xiangqirules.xiangqi.XiangqiPosition} knows its legal moves, checks and
 * outcome; {@link io.github.xiangqirules.xiangqi.XiangqiSetup} is any placement with its defects;
 * {@link io.github.xiangqirules.xiangqi.XiangqiRules} with a {@link
 * io.github.xiangqirules.xiangqi.RuleBook} judge games.
 *
 * <pre>{@code
 * Game<XiangqiPosition, XiangqiMove> game = Game.start(XiangqiRules.standard());
 * game = game.play(XiangqiMove.parse("h2e2"));
 * game.position().text(); // rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1
 * }</pre>
 */
@NullMarked
package io.github.xiangqirules.xiangqi;

import org.jspecify.annotations.NullMarked;
