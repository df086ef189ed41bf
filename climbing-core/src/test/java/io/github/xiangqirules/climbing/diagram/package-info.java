/** Tests of the diagrams. */
@NullMarked
package io.github.xiangqirules.climbing.diagram;

import org.jspecify.annotations.NullMarked;
