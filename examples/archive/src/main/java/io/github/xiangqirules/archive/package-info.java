/** The commands: tables and counts from archives of records, on Spark. */
@NullMarked
package io.github.xiangqirules.archive;

import org.jspecify.annotations.NullMarked;
