package io.github.xiangqirules.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;

/**
 * What a call of the command line answered.
 *
 * @param status the exit status
 * @param out what is on standard output
 * @param err what is on standard error
 */
record Answer(int status, String out, String err) {
  /** Calls it without input. */
  static Answer of(String... args) {
    return to("", args);
  }

  /** Calls it with a text on standard input. */
  static Answer to(String input, String... args) {
    return to(new ByteArrayInputStream(input.getBytes(UTF_8)), args);
  }

  static Answer to(InputStream input, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Streams streams =
        new Streams(input, new PrintStream(out, true, UTF_8), new PrintStream(err, true, UTF_8));
    int status = Main.run(streams, args);
    return new Answer(status, out.toString(UTF_8), err.toString(UTF_8));
  }
}
