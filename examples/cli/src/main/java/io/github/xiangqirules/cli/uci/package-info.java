/** The library's opponent as an engine that speaks UCI. */
@NullMarked
package io.github.xiangqirules.cli.uci;

import org.jspecify.annotations.NullMarked;
