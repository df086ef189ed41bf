package io.github.xiangqirules.xiangqi.record.binary;

import com.google.common.collect.ImmutableList;

/** Where things are in an XQF file; the size of a text counts its length byte. */
final class XqfLayout {
  static final String MAGIC = "XQ";
  static final int HEADER = 0x400;
  static final int VERSION = 2;
  static final int MASK = 3;
  static final int KEY_BITS = 8;
  static final int KEYS = 0x0c;
  static final int MEN = 0x10;
  static final int FIRST_MOVE = 0x30;
  static final int SIDE = 0x32;
  static final int RESULT = 0x33;
  static final int STAGE = 0x40;

  /** What stands for the number of the first move in nearly all files. */
  static final int FIRST_MOVE_UNTOLD = 0;

  /** The header that is the stage, and its values by their numbers from 1; 0 is a whole game. */
  static final String STAGE_NAME = "Stage";

  static final ImmutableList<String> STAGES = ImmutableList.of("opening", "middlegame", "endgame");

  /** 1.0, the last version that is not encrypted. */
  static final int PLAIN = 10;

  /** The first version in which the men change places in the list as well. */
  static final int MEN_MOVED = 12;

  static final ImmutableList<Field> TEXTS =
      ImmutableList.of(
          new Field(0x50, 64, "Title"),
          new Field(0xd0, 64, "Event"),
          new Field(0x110, 16, "Date"),
          new Field(0x120, 16, "Site"),
          new Field(0x130, 16, "Red"),
          new Field(0x140, 16, "Black"),
          new Field(0x150, 64, "TimeControl"),
          new Field(0x190, 16, "RedTime"),
          new Field(0x1a0, 16, "BlackTime"),
          new Field(0x1d0, 16, "Annotator"),
          new Field(0x1e0, 16, "Author"));

  /** What is added to the point where a move starts, and to that where it ends. */
  static final int FROM_OFFSET = 24;

  static final int TO_OFFSET = 32;

  private XqfLayout() {}
}
