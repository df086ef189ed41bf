/** What holds for all published modules together. */
@NullMarked
package io.github.xiangqirules.architecture;

import org.jspecify.annotations.NullMarked;
