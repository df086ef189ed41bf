/**
 * The packed board: sixteen stacks in three longs, and what can be done on it as sets of bits. Not
 * part of the public interface of the module.
 */
@NullMarked
package io.github.xiangqirules.climbing.board;

import org.jspecify.annotations.NullMarked;
