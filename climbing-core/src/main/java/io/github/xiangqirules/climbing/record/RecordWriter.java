package io.github.xiangqirules.climbing.record;

import java.util.List;

/** Writes a record. */
final class RecordWriter {
  private static final int LINE_LENGTH = 80;

  private final StringBuilder text = new StringBuilder();
  private int lineLength;

  private RecordWriter() {}

  static String write(ClimbingRecord value) {
    RecordWriter writer = new RecordWriter();
    writer.tags(value);
    writer.text.append('\n');
    writer.events(value);
    writer.line(Movetext.result(value.game().outcome()));
    return writer.text.toString();
  }

  private void tags(ClimbingRecord value) {
    Tag.write(text, Tag.RULES, value.rules().text());
    if (!value.start().equals(value.rules().initialPosition())) {
      Tag.write(text, Tag.START, value.start().text());
    }
    value.commitment().ifPresent(commitment -> Tag.write(text, Tag.COMMITMENT, commitment));
    value.secret().ifPresent(secret -> Tag.write(text, Tag.SECRET, secret));
    value.headers().forEach((name, header) -> Tag.write(text, name, header));
  }

  /** The moves come first among the events, and an ending may follow them. */
  private void events(ClimbingRecord value) {
    int startPly = value.start().ply();
    int plies = value.game().plies();
    List<String> events = value.events();
    for (int i = 0; i < plies; i++) {
      String number = Movetext.number(startPly, i);
      if (!number.isEmpty()) {
        word(number);
      }
      word(events.get(i));
    }
    if (plies > 0) {
      text.append('\n');
    }
    for (String ending : events.subList(plies, events.size())) {
      line(ending);
    }
  }

  private void word(String word) {
    if (lineLength > 0) {
      boolean fits = lineLength + 1 + word.length() <= LINE_LENGTH;
      text.append(fits ? ' ' : '\n');
      lineLength = fits ? lineLength + 1 : 0;
    }
    text.append(word);
    lineLength += word.length();
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
