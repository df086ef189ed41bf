/** Tests of game records. */
@NullMarked
package io.github.xiangqirules.xiangqi.record;

import org.jspecify.annotations.NullMarked;
