/** Tests of game records. */
@NullMarked
package io.github.xiangqirules.xiangqi.record.text;

import org.jspecify.annotations.NullMarked;
