package io.github.xiangqirules.xiangqi;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.zip.GZIPInputStream;

/** Rows of the tables of facts under the test resources, without their heading. */
final class Facts {
  private Facts() {}

  static List<String[]> rows(String name) {
    try (InputStream file = Facts.class.getResourceAsStream("/xiangqi/" + name)) {
      if (file == null) {
        throw new IllegalStateException("no table " + name);
      }
      InputStream plain = name.endsWith(".gz") ? new GZIPInputStream(file) : file;
      return new BufferedReader(new InputStreamReader(plain, UTF_8))
          .lines()
          .skip(1)
          .map(line -> line.split("\t", -1))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
