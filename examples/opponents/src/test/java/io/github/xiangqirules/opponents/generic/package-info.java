@NullMarked
package io.github.xiangqirules.opponents.generic;

import org.jspecify.annotations.NullMarked;
