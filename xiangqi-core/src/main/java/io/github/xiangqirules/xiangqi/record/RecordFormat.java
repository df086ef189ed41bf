package io.github.xiangqirules.xiangqi.record;

import com.google.common.base.Ascii;
import java.util.Optional;

/** The formats of game records. */
public enum RecordFormat {
  /** Portable game notation with Chinese, WXF, coordinate or western moves; several games. */
  PGN(true),
  /** The text of dpxq.com and of web pages, in square brackets; also called UBB. */
  DHTMLXQ(true),
  /** XQStudio, one game; versions above 1.0 are encrypted, and only 1.0 is written. */
  XQF(true),
  /** CCBridge, one game. */
  CBR(true),
  /** CCBridge, a library of games. */
  CBL(false),
  /** CCBridge, one game in XML. */
  CBF(false),
  /** The text of the World Xiangqi Federation's programs, one game without variations. */
  WXF(true),
  /** A binary format with tagged fields, one game. */
  XQR(false),
  /** QQ: one line of numbers. */
  CHE(false),
  /** CGA: records of seven bytes. */
  CCM(false),
  /** Lianzhong: records of 32 bytes. */
  CHN(false),
  /** Yitian: strings with their lengths. */
  MXQ(false);

  private final boolean written;

  RecordFormat(boolean written) {
    this.written = written;
  }

  /** The name in lower case, such as {@code pgn}. */
  public String id() {
    return Ascii.toLowerCase(name());
  }

  /** Whether the library writes it; it reads them all. */
  public boolean isWritten() {
    return written;
  }

  /** The format of that name; empty if there is none. */
  public static Optional<RecordFormat> ofId(String id) {
    for (RecordFormat format : values()) {
      if (format.id().equals(id)) {
        return Optional.of(format);
      }
    }
    return Optional.empty();
  }

  @Override
  public String toString() {
    return id();
  }
}
