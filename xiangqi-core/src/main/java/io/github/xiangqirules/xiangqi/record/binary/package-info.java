/** Reads and writes records that are bytes: XQF, CBR, CBL, XQR, CCM, CHN, MXQ; not exported. */
@NullMarked
package io.github.xiangqirules.xiangqi.record.binary;

import org.jspecify.annotations.NullMarked;
