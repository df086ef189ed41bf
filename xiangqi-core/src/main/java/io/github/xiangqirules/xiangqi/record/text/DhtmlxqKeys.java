package io.github.xiangqirules.xiangqi.record.text;

import com.google.common.collect.ImmutableBiMap;

/** The tags of DhtmlXQ, and what it calls the headers that have another name elsewhere. */
final class DhtmlxqKeys {
  private static final String NAME = "DhtmlXQ";

  /** How an opening tag begins. */
  static final String OPENING = "[" + NAME;

  /** How a closing tag begins. */
  static final String CLOSING = "[/" + NAME;

  /** Names by keys. */
  static final ImmutableBiMap<String, String> NAMES =
      ImmutableBiMap.<String, String>builder()
          .put("title", "Title")
          .put("event", "Event")
          .put("date", "Date")
          .put("place", "Site")
          .put("round", "Round")
          .put("table", "Table")
          .put("group", "Group")
          .put("class", "EventClass")
          .put("timerule", "TimeControl")
          .put("red", "Red")
          .put("redteam", "RedTeam")
          .put("redname", "RedName")
          .put("redrating", "RedElo")
          .put("redtime", "RedTime")
          .put("black", "Black")
          .put("blackteam", "BlackTeam")
          .put("blackname", "BlackName")
          .put("blackrating", "BlackElo")
          .put("blacktime", "BlackTime")
          .put("open", "Opening")
          .put("variation", "Variation")
          .put("ecco", "ECCO")
          .put("remark", "Annotator")
          .put("author", "Author")
          .put("endtype", "Termination")
          .put("refer", "Source")
          .buildOrThrow();

  private DhtmlxqKeys() {}

  /** Whether a key is part of the game and not a header. */
  static boolean isStructure(String key) {
    return key.equals("binit")
        || key.equals("movelist")
        || key.equals("result")
        || key.startsWith("move_")
        || isComment(key);
  }

  static boolean isComment(String key) {
    return key.startsWith("comment") && key.length() > 7 && isDigit(key.charAt(7));
  }

  /** Whether a text can be a key. */
  static boolean isKey(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!(c >= 'a' && c <= 'z') && !isDigit(c)) {
        return false;
      }
    }
    return !text.isEmpty();
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
