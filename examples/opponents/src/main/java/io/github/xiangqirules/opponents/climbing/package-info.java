/**
 * A player of Climbing Xiangqi. It sees what both players see: the stacks, and which pieces are
 * still face-down somewhere.
 */
@NullMarked
package io.github.xiangqirules.opponents.climbing;

import org.jspecify.annotations.NullMarked;
