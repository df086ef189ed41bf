/**
 * A game small enough to be seen through, for tests of the api: a heap of pebbles and an urn of
 * face-down soldiers.
 *
 * <p>A player takes a pebble ({@code take}), turns the heap around ({@code turn}, which changes
 * nothing else and so lets positions come again), or draws from the urn ({@code draw?}): a red
 * soldier ({@code draw=P}) adds a pebble to the heap, a black one ({@code draw=p}) does not. Taking
 * and turning need a pebble. Who cannot move has lost.
 */
@NullMarked
package io.github.xiangqirules.urn;

import org.jspecify.annotations.NullMarked;
