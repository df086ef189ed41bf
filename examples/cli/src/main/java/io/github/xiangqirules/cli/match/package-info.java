/** Matches between opponents: who plays which game, how it went, and what that says. */
@NullMarked
package io.github.xiangqirules.cli.match;

import org.jspecify.annotations.NullMarked;
