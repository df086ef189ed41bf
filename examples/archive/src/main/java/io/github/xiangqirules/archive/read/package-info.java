/** Finds the files of an archive, cuts large ones into parts, and reads a part into rows. */
@NullMarked
package io.github.xiangqirules.archive.read;

import org.jspecify.annotations.NullMarked;
