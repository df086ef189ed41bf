/** Finds opponents by a text, as command lines and forms name them. */
@NullMarked
package io.github.xiangqirules.opponents.catalog;

import org.jspecify.annotations.NullMarked;
