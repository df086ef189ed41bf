/** The library in one page for each game. */
@NullMarked
package io.github.xiangqirules.quickstart;

import org.jspecify.annotations.NullMarked;
