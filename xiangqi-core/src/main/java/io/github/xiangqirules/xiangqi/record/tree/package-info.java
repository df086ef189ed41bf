/**
 * Trees of moves as they grow while a file is read, for all formats; not exported.
 *
 * <p>A {@link io.github.xiangqirules.xiangqi.record.tree.TreeBuilder} keeps what is legal, reports
 * the rest and leaves out what hangs from it. A {@link
 * io.github.xiangqirules.xiangqi.record.tree.Stand} is the board on which it tries moves: the
 * packed one, or a looser one where a set-up cannot be played by the rules.
 */
@NullMarked
package io.github.xiangqirules.xiangqi.record.tree;

import org.jspecify.annotations.NullMarked;
