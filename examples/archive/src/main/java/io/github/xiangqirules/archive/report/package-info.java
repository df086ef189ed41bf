/** What the tables say in short: text, a chart, and the board of the busiest position. */
@NullMarked
package io.github.xiangqirules.archive.report;

import org.jspecify.annotations.NullMarked;
