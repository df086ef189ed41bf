/** Makes archives for demos and tests: games that play themselves, written in four formats. */
@NullMarked
package io.github.xiangqirules.archive.generate;

import org.jspecify.annotations.NullMarked;
