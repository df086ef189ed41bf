/** Tests of the records. */
@NullMarked
package io.github.xiangqirules.climbing.record;

import org.jspecify.annotations.NullMarked;
