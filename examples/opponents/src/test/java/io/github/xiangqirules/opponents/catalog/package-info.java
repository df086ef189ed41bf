@NullMarked
package io.github.xiangqirules.opponents.catalog;

import org.jspecify.annotations.NullMarked;
