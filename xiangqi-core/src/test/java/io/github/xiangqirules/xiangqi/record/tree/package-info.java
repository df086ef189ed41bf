/** Tests of game records. */
@NullMarked
package io.github.xiangqirules.xiangqi.record.tree;

import org.jspecify.annotations.NullMarked;
