/**
 * Arbitraries for property tests of any variant: games and positions as random play reaches them.
 */
@NullMarked
package io.github.xiangqirules.testkit;

import org.jspecify.annotations.NullMarked;
