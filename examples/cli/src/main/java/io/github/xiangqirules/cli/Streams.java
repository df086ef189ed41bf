package io.github.xiangqirules.cli;

import java.io.InputStream;
import java.io.PrintStream;

/**
 * Where a command reads and writes.
 *
 * @param in UTF-8
 * @param out UTF-8, buffered
 * @param err UTF-8
 */
record Streams(InputStream in, PrintStream out, PrintStream err) {}
