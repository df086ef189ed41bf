/** Tests of what rule books say. */
@NullMarked
package io.github.xiangqirules.xiangqi.adjudication;

import org.jspecify.annotations.NullMarked;
