/** The two Spark jobs: the tables of an archive, and counts of lines of play. */
@NullMarked
package io.github.xiangqirules.archive.job;

import org.jspecify.annotations.NullMarked;
