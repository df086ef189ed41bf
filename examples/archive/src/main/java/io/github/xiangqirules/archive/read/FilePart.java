package io.github.xiangqirules.archive.read;

import java.io.Serializable;

/**
 * What one reading takes: a whole file, or of a large one the games that begin in a range of bytes.
 *
 * @param file the name in the tables: the name of the folder and the path below it
 * @param path where it is
 * @param length the length of the file in bytes
 * @param number which part of the file, from 0
 * @param from the first byte of the range
 * @param to the byte behind the range
 */
public record FilePart(String file, String path, long length, int number, long from, long to)
    implements Serializable {
  /** Whether the part is all of the file. */
  public boolean isWhole() {
    return from == 0 && to >= length;
  }

  /** What a part weighs in a task, in bytes: to open a file costs as much as to read some. */
  long weight() {
    return to - from + (16 << 10);
  }
}
