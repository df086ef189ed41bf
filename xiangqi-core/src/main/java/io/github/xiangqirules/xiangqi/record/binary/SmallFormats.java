package io.github.xiangqirules.xiangqi.record.binary;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.record.tree.Draft;
import io.github.xiangqirules.xiangqi.record.tree.DraftBuilder;
import io.github.xiangqirules.xiangqi.record.tree.Grid;
import io.github.xiangqirules.xiangqi.record.tree.Problems;
import io.github.xiangqirules.xiangqi.record.tree.Stand;
import io.github.xiangqirules.xiangqi.record.tree.Unreadable;

/**
 * Reads the files of two servers, CCM and CHN: moves of a game from the start in records of one
 * length, with ranks counted from the top of the player's own board. A board on which the first
 * move starts in the upper half is turned.
 */
public final class SmallFormats {
  /** CCM. */
  public static final SmallFormats CCM = new SmallFormats("ccm", 0, 7, 3, 1, 1);

  /** CHN. */
  public static final SmallFormats CHN = new SmallFormats("chn", 188, 32, 4, 2, 2);

  private static final int TURNED_BELOW = 5;

  private final String id;
  private final int header;
  private final int record;
  private final int offset;
  private final int width;
  private final int fromToStep;

  /**
   * A format.
   *
   * @param header how many bytes come before the records
   * @param record how long a record is
   * @param offset where in a record the coordinates start
   * @param width how many bytes one has
   * @param fromToStep how many coordinates on the second file is; in CCM both files come first
   */
  private SmallFormats(String id, int header, int record, int offset, int width, int fromToStep) {
    this.id = id;
    this.header = header;
    this.record = record;
    this.offset = offset;
    this.width = width;
    this.fromToStep = fromToStep;
  }

  /** Whether a file has the length of one of these and begins with a move that is legal. */
  public boolean fits(byte[] bytes) {
    int moves = bytes.length - header;
    if (moves <= 0 || moves % record != 0) {
      return false;
    }
    ImmutableList<Integer> first = points(bytes, 1);
    int from = first.get(0);
    int to = first.get(1);
    return from >= 0 && to >= 0 && Stand.of(XiangqiSetup.initial()).isLegal(from, to);
  }

  /**
   * Reads a file.
   *
   * @throws NotationException if it is none
   */
  public Draft read(byte[] bytes) {
    if (bytes.length < header + record) {
      throw Unreadable.file(id, bytes.length, "there is no move in it");
    }
    Problems problems = new Problems();
    int moves = (bytes.length - header) / record;
    new ByteReader(bytes).at(header + moves * record).tellSurplus("the moves", problems);
    return new DraftBuilder(problems).line(XiangqiSetup.initial(), points(bytes, moves));
  }

  private ImmutableList<Integer> points(byte[] bytes, int moves) {
    ByteReader file = new ByteReader(bytes);
    boolean turned = coordinate(file, 0, fromToStep == 1 ? 2 : 1) < TURNED_BELOW;
    ImmutableList.Builder<Integer> points = ImmutableList.builderWithExpectedSize(2 * moves);
    for (int move = 0; move < moves; move++) {
      for (int end = 0; end < 2; end++) {
        int x = coordinate(file, move, end * fromToStep);
        int y = coordinate(file, move, fromToStep == 1 ? 2 + end : 2 * end + 1);
        points.add(turned ? Grid.fromTop(8 - x, 9 - y) : Grid.fromTop(x, y));
      }
    }
    return points.build();
  }

  private int coordinate(ByteReader file, int move, int number) {
    file.at(header + move * record + offset + number * width);
    return width == 1 ? file.u8() : file.u16();
  }
}
