/**
 * Games of Climbing Xiangqi as text that people read: headers, the commitment to the deal, the
 * moves with what they revealed, and the result. See {@link
 * io.github.xiangqirules.climbing.record.ClimbingRecord}.
 */
@NullMarked
package io.github.xiangqirules.climbing.record;

import org.jspecify.annotations.NullMarked;
