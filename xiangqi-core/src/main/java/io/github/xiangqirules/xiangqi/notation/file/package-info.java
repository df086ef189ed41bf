/**
 * What file notation is made of: its characters, its steps, the names of men, and the board as a
 * player counts it; not exported. Positions and the boards of game records are read alike.
 */
@NullMarked
package io.github.xiangqirules.xiangqi.notation.file;

import org.jspecify.annotations.NullMarked;
