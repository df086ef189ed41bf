/**
 * Benchmarks of what hosts and searches call. Each variant has classes of its own, and JMH gives
 * each benchmark a fork of its own: a second position class in one JVM would change what is
 * measured.
 */
@NullMarked
package io.github.xiangqirules.benchmarks;

import org.jspecify.annotations.NullMarked;
