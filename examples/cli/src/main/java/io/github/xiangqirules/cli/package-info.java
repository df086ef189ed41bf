/** The command line over the library: one class a command, all of them for any variant. */
@NullMarked
package io.github.xiangqirules.cli;

import org.jspecify.annotations.NullMarked;
