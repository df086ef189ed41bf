/**
 * What rule books say when a position comes again, when nothing is captured for long and when too
 * few pieces are left; not exported. It knows boards and points as numbers and no history: the
 * caller cuts the {@link io.github.xiangqirules.xiangqi.adjudication.Window} out of the game.
 *
 * <p>There is one {@link io.github.xiangqirules.xiangqi.adjudication.ChaseFinder} with {@link
 * io.github.xiangqirules.xiangqi.adjudication.ChaseRules} as options, and one {@link
 * io.github.xiangqirules.xiangqi.adjudication.Table} for each way of weighing what both sides did;
 * {@link io.github.xiangqirules.xiangqi.adjudication.Book} puts them together.
 *
 * <p>Sides are the ordinals of the colours and of the seats: 0 for red, who moves first.
 */
@NullMarked
package io.github.xiangqirules.xiangqi.adjudication;

import org.jspecify.annotations.NullMarked;
