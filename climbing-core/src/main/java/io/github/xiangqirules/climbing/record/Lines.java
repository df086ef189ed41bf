package io.github.xiangqirules.climbing.record;

/** Goes through a text line by line; a line ends with LF, CR LF or the text. */
final class Lines {
  private final String text;
  private int start;
  private int end;
  private int next;

  /** Stands on the first line. */
  Lines(String text) {
    this.text = text;
    advance();
  }

  /** Goes to the next line; after the last one stands at the end of the text. */
  void advance() {
    start = next;
    int feed = text.indexOf('\n', start);
    end = feed < 0 ? text.length() : feed;
    next = feed < 0 ? text.length() : feed + 1;
    if (feed > start && text.charAt(feed - 1) == '\r') {
      end--;
    }
  }

  /** Whether there is no line any more. */
  boolean isOver() {
    return start == text.length();
  }

  int start() {
    return start;
  }

  int end() {
    return end;
  }

  boolean isEmpty() {
    return start == end;
  }

  /** The char at an offset of the line; 0 after its end. */
  char at(int offset) {
    return start + offset < end ? text.charAt(start + offset) : '\0';
  }

  @Override
  public String toString() {
    return text.substring(start, end);
  }
}
