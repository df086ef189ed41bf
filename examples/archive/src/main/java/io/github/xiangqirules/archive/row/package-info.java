/** The rows of the tables, made from game records by the library alone, without Spark. */
@NullMarked
package io.github.xiangqirules.archive.row;

import org.jspecify.annotations.NullMarked;
