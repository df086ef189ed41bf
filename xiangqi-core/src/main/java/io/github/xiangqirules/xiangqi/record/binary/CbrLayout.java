package io.github.xiangqirules.xiangqi.record.binary;

import com.google.common.collect.ImmutableList;

/** Where things are in a record of CCBridge. */
final class CbrLayout {
  static final String MAGIC = "CCBridge Record\0";
  static final int KIND = 19;
  static final int GUID = 20;
  static final int GAME_KIND = 2040;
  static final int RESULT = 2076;
  static final int SIDE = 2112;
  static final int FIRST_MOVE = 2116;
  static final int BOARD = 2120;
  static final int PLAY_STATE = 2210;
  static final int HEADER = 2214;

  /** The kind of record that is known. */
  static final int KNOWN_KIND = 2;

  /** The flags of a node. */
  static final int LAST = 1;

  static final int SIBLING = 2;
  static final int COMMENT = 4;

  /** The letters of pieces in the order of their numbers, which start from 1. */
  static final String PIECES = "RNBAKCP";

  static final ImmutableList<Field> TEXTS =
      ImmutableList.of(
          new Field(52, 128, "Script"),
          new Field(180, 128, "Title"),
          new Field(308, 256, "Path"),
          new Field(564, 64, "Source"),
          new Field(628, 64, "EventClass"),
          new Field(692, 64, "Event"),
          new Field(756, 64, "Round"),
          new Field(820, 32, "Group"),
          new Field(852, 32, "Table"),
          new Field(884, 64, "Date"),
          new Field(948, 64, "Site"),
          new Field(1012, 64, "TimeControl"),
          new Field(1076, 64, "Red"),
          new Field(1140, 64, "RedTeam"),
          new Field(1204, 64, "RedTime"),
          new Field(1268, 32, "RedElo"),
          new Field(1300, 64, "Black"),
          new Field(1364, 64, "BlackTeam"),
          new Field(1428, 64, "BlackTime"),
          new Field(1492, 32, "BlackElo"),
          new Field(1524, 64, "Referee"),
          new Field(1588, 64, "Recorder"),
          new Field(1652, 64, "Annotator"),
          new Field(1716, 64, "AnnotatorMail"),
          new Field(1780, 64, "Author"),
          new Field(1844, 64, "AuthorMail"),
          new Field(1908, 40, "Created"),
          new Field(1972, 40, "Modified"),
          new Field(2044, 32, "Nature"),
          new Field(2080, 32, "Termination"));

  private CbrLayout() {}
}
