package io.github.xiangqirules.xiangqi.record.binary;

import static java.nio.charset.StandardCharsets.UTF_16LE;

import com.google.common.base.Ascii;
import com.google.common.io.BaseEncoding;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.xiangqi.record.tree.Draft;
import io.github.xiangqirules.xiangqi.record.tree.Problems;
import io.github.xiangqirules.xiangqi.record.tree.Unreadable;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Reads a library of CCBridge: an index of games, then their records in slots of 4096 bytes. A
 * record starts in a slot that begins as one and goes on over those that do not.
 */
public final class CblReader {
  static final String MAGIC = "CCBridgeLibrary\0";
  private static final int COUNT = 60;
  private static final int INDEX = 66624;
  private static final int ENTRY = 276;
  private static final int ENTRY_GUID = 20;
  private static final int GUID_LENGTH = 76;
  private static final int DELETED = 5;
  private static final int SLOT = 4096;
  private static final int[] GUID_ORDER = {3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15};

  private final byte[] bytes;
  private final ByteReader file;
  private final boolean deletedGames;
  private final Problems problems;

  private CblReader(byte[] bytes, boolean deletedGames, Problems problems) {
    this.bytes = bytes;
    this.file = new ByteReader(bytes);
    this.deletedGames = deletedGames;
    this.problems = problems;
  }

  /**
   * Reads a file. Headings, which are records without generals and moves, are left out.
   *
   * @param games is given each game
   * @param problems is given what is wrong outside of games
   * @throws NotationException if it is none or has no record
   */
  public static void read(
      byte[] bytes, boolean deletedGames, Problems problems, Consumer<Draft> games) {
    new CblReader(bytes, deletedGames, problems).read(games);
  }

  private void read(Consumer<Draft> games) {
    if (!file.startsWith(MAGIC) || file.length() < INDEX) {
      throw Unreadable.file("cbl", 0, "it does not begin as such a file does");
    }
    Set<String> hidden = new HashSet<>();
    int start = firstRecord(hidden);
    if (start < 0) {
      throw Unreadable.file("cbl", INDEX, "there is no record in it");
    }
    while (start >= 0) {
      int next = nextRecord(start + SLOT);
      ByteReader record = new ByteReader(bytes, start, next < 0 ? bytes.length : next);
      if (!hidden.contains(guid(record))) {
        readGame(record, games);
      }
      start = next;
    }
  }

  private void readGame(ByteReader record, Consumer<Draft> games) {
    try {
      Draft game = CbrReader.readPadded(record);
      if (!isHeading(game)) {
        games.accept(game);
      }
    } catch (NotationException e) {
      problems.atByte(
          "cut", record.position(), e.problems().get(0).message(), "the game was left out");
    }
  }

  private static boolean isHeading(Draft game) {
    return game.root().next().isEmpty()
        && game.start().pieces().values().stream()
            .map(Piece::kind)
            .noneMatch(PieceKind.GENERAL::equals);
  }

  /** Where records start: after the index, or, if its length cannot be, where one is found. */
  private int firstRecord(Set<String> hidden) {
    long count = file.at(COUNT).u32();
    long start = INDEX + count * ENTRY;
    if (start <= bytes.length) {
      if (!deletedGames) {
        findDeleted((int) count, hidden);
      }
      return nextRecord((int) start);
    }
    problems.atByte(
        "cut", COUNT, "an index of " + count + " games", "the file was searched for games");
    int found = INDEX;
    while (found < bytes.length && !isRecord(found)) {
      found++;
    }
    return found < bytes.length ? found : -1;
  }

  private int nextRecord(int from) {
    for (int start = from; start < bytes.length; start += SLOT) {
      if (isRecord(start)) {
        return start;
      }
    }
    return -1;
  }

  private boolean isRecord(int start) {
    return new ByteReader(bytes, start, bytes.length).startsWith(CbrLayout.MAGIC);
  }

  private void findDeleted(int count, Set<String> hidden) {
    for (int i = 0; i < count; i++) {
      int entry = INDEX + i * ENTRY;
      if (file.at(entry).u32() == DELETED) {
        hidden.add(Ascii.toUpperCase(file.at(entry + ENTRY_GUID).text(GUID_LENGTH, UTF_16LE)));
      }
    }
  }

  /** The id of a record as the index writes it: the first three parts have their low byte first. */
  private static String guid(ByteReader record) {
    if (record.length() < CbrLayout.GUID + 16) {
      return "";
    }
    byte[] id = new byte[16];
    for (int i = 0; i < id.length; i++) {
      id[i] = (byte) record.u8At(CbrLayout.GUID + GUID_ORDER[i]);
    }
    String hex = BaseEncoding.base16().encode(id);
    return "{"
        + String.join(
            "-",
            hex.substring(0, 8),
            hex.substring(8, 12),
            hex.substring(12, 16),
            hex.substring(16, 20),
            hex.substring(20))
        + "}";
  }
}
