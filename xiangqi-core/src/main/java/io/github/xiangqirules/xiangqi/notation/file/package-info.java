/**
 * What file notation is made of: its characters, its steps, and the board as a player counts it;
 * not exported.
 */
@NullMarked
package io.github.xiangqirules.xiangqi.notation.file;

import org.jspecify.annotations.NullMarked;
