/** Drawings of Climbing Xiangqi positions for people. */
@NullMarked
package io.github.xiangqirules.climbing.diagram;

import org.jspecify.annotations.NullMarked;
