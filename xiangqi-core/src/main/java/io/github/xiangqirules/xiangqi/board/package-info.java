/**
 * The packed board and its move generator; not exported.
 *
 * <p>Points are numbers 0 to 89, nine to a rank from a0. A set of points is two longs of 45 bits:
 * {@code low} holds ranks 0 to 4, {@code high} ranks 5 to 9, so that no rank straddles them and
 * each side's home half is one of them. The colour sets are also kept turned by a quarter, ten bits
 * to a file ({@code west} holds files a to e, {@code east} files f to i), so that what stands on a
 * file is one shift away, as what stands on a rank is in the other form.
 */
@NullMarked
package io.github.xiangqirules.xiangqi.board;

import org.jspecify.annotations.NullMarked;
