package io.github.xiangqirules.xiangqi.record.text;

import com.google.common.base.Ascii;
import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.notation.Notations;
import io.github.xiangqirules.xiangqi.record.GameRecord;
import io.github.xiangqirules.xiangqi.record.Header;
import io.github.xiangqirules.xiangqi.record.Movetext;
import io.github.xiangqirules.xiangqi.record.tree.Losses;

/** Writes a game as PGN. */
final class PgnWriter {
  private final GameRecord record;
  private final Movetext movetext;
  private final Losses losses;
  private final StringBuilder out = new StringBuilder();

  private PgnWriter(GameRecord record, Movetext movetext, Losses losses) {
    this.record = record;
    this.movetext = movetext;
    this.losses = losses;
  }

  static String write(GameRecord record, Movetext movetext, Losses losses) {
    return new PgnWriter(record, movetext, losses).write();
  }

  private static Notation<XiangqiPosition, XiangqiMove> notation(Movetext movetext) {
    return switch (movetext) {
      case CHINESE -> Notations.chinese();
      case CHINESE_TRADITIONAL -> Notations.chineseTraditional();
      case WXF -> Notations.wxf();
      case ICCS -> Notations.iccs();
      case UCI -> Notations.uci();
    };
  }

  private String write() {
    XiangqiSetup start = record.start();
    MoveWriter moves = new MoveWriter(notation(movetext), start, losses);
    tag("Game", "Chinese Chess");
    for (Header header : record.headers()) {
      header(header);
    }
    tag("Result", record.result().text());
    if (!start.equals(XiangqiSetup.initial())) {
      tag("FEN", start.text());
    }
    tag("Format", format());
    out.append('\n');
    new PgnMoveWriter(record, moves, losses, out).write();
    return out.append(record.result().text()).append("\n\n").toString();
  }

  private String format() {
    return movetext == Movetext.CHINESE || movetext == Movetext.CHINESE_TRADITIONAL
        ? "Chinese"
        : movetext.name();
  }

  private void header(Header header) {
    String name = header.name();
    boolean isName = !name.isEmpty() && !header.value().isEmpty();
    for (int i = 0; i < name.length(); i++) {
      isName &= PgnTags.isNameCharacter(name.charAt(i));
    }
    if (!isName || PgnTags.NO_HEADERS.contains(Ascii.toLowerCase(name))) {
      losses.header(header);
      return;
    }
    String place = "header " + name;
    String value = losses.storable(header.value(), place);
    if (value.indexOf('\n') >= 0) {
      losses.add(place, value, "written in one line");
      value = value.replace('\n', ' ');
    }
    tag(name, value);
  }

  private void tag(String name, String value) {
    String escaped = value.replace("\\", "\\\\").replace("\"", "\\\"");
    out.append('[').append(name).append(" \"").append(escaped).append("\"]\n");
  }
}
