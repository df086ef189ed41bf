@NullMarked
package io.github.xiangqirules.opponents.xiangqi;

import org.jspecify.annotations.NullMarked;
