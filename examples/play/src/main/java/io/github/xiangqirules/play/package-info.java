/**
 * A game server with a web page, as a host application of the library: people play on one device,
 * over the network or against the computer, and others watch.
 */
@NullMarked
package io.github.xiangqirules.play;

import org.jspecify.annotations.NullMarked;
