/** Games as files: what the players keep, and what they bring along. One class for each variant. */
@NullMarked
package io.github.xiangqirules.play.records;

import org.jspecify.annotations.NullMarked;
