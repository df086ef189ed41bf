package io.github.xiangqirules.xiangqi.record.text;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.record.tree.Draft;
import io.github.xiangqirules.xiangqi.record.tree.DraftBuilder;
import io.github.xiangqirules.xiangqi.record.tree.Grid;
import io.github.xiangqirules.xiangqi.record.tree.Problems;
import io.github.xiangqirules.xiangqi.record.tree.Unreadable;

/**
 * Reads CHE: numbers with blanks between. The first is 1 if ranks and files are counted from 0, the
 * second how many moves there are, then, after one more, each move has ten: the third to the sixth
 * are rank and file of its start and of its end. XML may follow.
 */
public final class CheReader {
  private static final int HEADER = 3;
  private static final int RECORD = 10;
  private static final int POINTS_FROM = 2;
  private static final int MAX_DIGITS = 9;

  private CheReader() {}

  /** Whether a text starts with as many numbers as its second one asks for, at least one move. */
  static boolean isChe(String text) {
    ImmutableList<Integer> numbers = numbers(text);
    return numbers.size() >= HEADER + RECORD
        && (numbers.get(0) == 0 || numbers.get(0) == 1)
        && numbers.get(1) >= 1
        && numbers.get(1) <= (numbers.size() - HEADER) / RECORD;
  }

  /**
   * Reads a file.
   *
   * @throws NotationException if it has no move
   */
  public static Draft read(String text) {
    ImmutableList<Integer> numbers = numbers(text);
    if (numbers.size() < HEADER + RECORD) {
      throw Unreadable.file("che", 0, "there is no move in it");
    }
    Problems problems = new Problems();
    int base = numbers.get(0) == 0 ? 1 : 0;
    int there = (numbers.size() - HEADER) / RECORD;
    int moves = Math.min(numbers.get(1), there);
    if (moves < numbers.get(1)) {
      problems.add(
          "cut", "number 2", numbers.get(1) + " moves told", "the " + there + " there were read");
    }
    ImmutableList.Builder<Integer> points = ImmutableList.builder();
    for (int i = 0; i < moves; i++) {
      int record = HEADER + i * RECORD + POINTS_FROM;
      for (int end = record; end < record + 4; end += 2) {
        points.add(Grid.point(numbers.get(end + 1) - base, numbers.get(end) - base));
      }
    }
    return new DraftBuilder(problems).line(XiangqiSetup.initial(), points.build());
  }

  private static ImmutableList<Integer> numbers(String text) {
    ImmutableList.Builder<Integer> numbers = ImmutableList.builder();
    int i = 0;
    while (i < text.length()) {
      char c = text.charAt(i);
      if (c >= '0' && c <= '9') {
        int start = i;
        while (i < text.length() && text.charAt(i) >= '0' && text.charAt(i) <= '9') {
          i++;
        }
        if (i - start > MAX_DIGITS) {
          break;
        }
        numbers.add(Integer.parseInt(text.substring(start, i)));
      } else if (c <= ' ') {
        i++;
      } else {
        break;
      }
    }
    return numbers.build();
  }
}
