/** Tests of game records. */
@NullMarked
package io.github.xiangqirules.xiangqi.record.binary;

import org.jspecify.annotations.NullMarked;
