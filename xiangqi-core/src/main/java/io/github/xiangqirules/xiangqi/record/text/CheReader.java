package io.github.xiangqirules.xiangqi.record.text;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.record.tree.Draft;
import io.github.xiangqirules.xiangqi.record.tree.DraftBuilder;
import io.github.xiangqirules.xiangqi.record.tree.Grid;
import io.github.xiangqirules.xiangqi.record.tree.Problems;
import io.github.xiangqirules.xiangqi.record.tree.Unreadable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads CHE: numbers with blanks between. The first is 1 if ranks and files are counted from 0, the
 * second how many moves there are, then, after one more, each move has ten: the third to the sixth
 * are rank and file of its start and of its end. XML may follow.
 */
public final class CheReader {
  private static final int HEADER = 3;
  private static final int RECORD = 10;
  private static final int POINTS_FROM = 2;

  /** A number with blanks before it. */
  private static final Pattern NUMBER = Pattern.compile("[\\x00- ]*+([0-9]{1,9})(?![0-9])");

  private final String text;
  private final ImmutableList<Integer> numbers;
  private final int numbersEnd;
  private final Problems problems = new Problems();

  private CheReader(String text) {
    this.text = text;
    ImmutableList.Builder<Integer> read = ImmutableList.builder();
    Matcher number = NUMBER.matcher(text);
    while (number.lookingAt()) {
      read.add(Integer.parseInt(number.group(1)));
      number.region(number.end(), text.length());
    }
    numbers = read.build();
    numbersEnd = number.regionStart();
  }

  /** Whether a text starts with as many numbers as its second one asks for, at least one move. */
  static boolean isChe(String text) {
    ImmutableList<Integer> numbers = new CheReader(text).numbers;
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
    return new CheReader(text).read();
  }

  private Draft read() {
    if (numbers.size() < HEADER + RECORD) {
      throw Unreadable.file("che", 0, "there is no move in it");
    }
    int there = (numbers.size() - HEADER) / RECORD;
    int told = numbers.get(1);
    if (told > there) {
      problems.add("cut", "number 2", told + " moves told", "the " + there + " there were read");
    }
    int moves = Math.min(told, there);
    int end = HEADER + moves * RECORD;
    if (end < numbers.size()) {
      String left = (numbers.size() - end) + " numbers after the moves";
      problems.add("surplus", "number " + (end + 1), left, "left out");
    }
    String rest = text.substring(numbersEnd).strip();
    if (!rest.isEmpty() && !rest.startsWith("<")) {
      problems.add("surplus", "after the numbers", rest, "left out");
    }
    return new DraftBuilder(problems).line(XiangqiSetup.initial(), points(moves));
  }

  private ImmutableList<Integer> points(int moves) {
    int base = numbers.get(0) == 0 ? 1 : 0;
    ImmutableList.Builder<Integer> points = ImmutableList.builder();
    for (int i = 0; i < moves; i++) {
      int record = HEADER + i * RECORD + POINTS_FROM;
      for (int end = record; end < record + 4; end += 2) {
        points.add(Grid.point(numbers.get(end + 1) - base, numbers.get(end) - base));
      }
    }
    return points.build();
  }
}
