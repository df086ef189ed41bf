/** Tests of the rules of xiangqi. */
@NullMarked
package io.github.xiangqirules.xiangqi;

import org.jspecify.annotations.NullMarked;
