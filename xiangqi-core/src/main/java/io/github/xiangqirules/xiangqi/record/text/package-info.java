/** Reads and writes records that are text: PGN, DhtmlXQ, WXF, CBF, CHE; not exported. */
@NullMarked
package io.github.xiangqirules.xiangqi.record.text;

import org.jspecify.annotations.NullMarked;
