/** Tests of Climbing Xiangqi, named after the rules that they check. */
@NullMarked
package io.github.xiangqirules.climbing;

import org.jspecify.annotations.NullMarked;
