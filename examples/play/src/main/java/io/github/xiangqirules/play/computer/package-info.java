/** The computer as a player, on a few threads of its own. */
@NullMarked
package io.github.xiangqirules.play.computer;

import org.jspecify.annotations.NullMarked;
