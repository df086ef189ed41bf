/**
 * What clients are told: values of the library as JSON, the same for everybody, so that nobody can
 * be sent what others may not see. Generic over the variants.
 */
@NullMarked
package io.github.xiangqirules.play.view;

import org.jspecify.annotations.NullMarked;
