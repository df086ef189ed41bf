package io.github.xiangqirules.xiangqi.record.binary;

import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.record.GameResult;
import io.github.xiangqirules.xiangqi.record.tree.Cursor;
import io.github.xiangqirules.xiangqi.record.tree.Draft;
import io.github.xiangqirules.xiangqi.record.tree.DraftBuilder;
import io.github.xiangqirules.xiangqi.record.tree.Grid;
import io.github.xiangqirules.xiangqi.record.tree.Problems;
import io.github.xiangqirules.xiangqi.record.tree.TreeBuilder;
import io.github.xiangqirules.xiangqi.record.tree.Unreadable;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;

/** Reads MXQ files: strings with a byte for their length, first headers, then moves. */
public final class MxqReader {
  private static final int COMMENT = 10;
  private static final int HEADERS = 12;
  private static final String END = "Ends";

  private MxqReader() {}

  /** Whether a file is a run of such strings with a move or the end where moves are to be. */
  public static boolean isMxq(byte[] bytes, Charset charset) {
    ByteReader file = new ByteReader(bytes);
    for (int i = 0; i < HEADERS; i++) {
      if (!hasString(file)) {
        return false;
      }
      file.skip(file.u8());
    }
    if (!hasString(file)) {
      return false;
    }
    String first = file.text(file.u8(), charset);
    return first.equals(END) || isMove(first);
  }

  private static boolean hasString(ByteReader file) {
    return file.has(1) && file.has(1L + file.u8At(file.position()));
  }

  /** Such as {@code 7C-4C}: a file from 0 and a rank from A, from red's left corner. */
  private static boolean isMove(String text) {
    return text.length() == 5 && text.charAt(2) == '-' && from(text) >= 0 && to(text) >= 0;
  }

  private static int from(String move) {
    return Grid.point(move.charAt(0) - '0', move.charAt(1) - 'A');
  }

  private static int to(String move) {
    return Grid.point(move.charAt(3) - '0', move.charAt(4) - 'A');
  }

  /**
   * Reads a file.
   *
   * @throws NotationException if it is none
   */
  public static Draft read(byte[] bytes, Charset charset) {
    Problems problems = new Problems();
    ByteReader file = new ByteReader(bytes);
    List<String> strings = new ArrayList<>();
    boolean ended = false;
    while (!ended && hasString(file)) {
      int start = file.position();
      String string = DecodedText.of(file, file.u8(), charset, "byte " + start, problems);
      ended = strings.size() >= HEADERS && string.equals(END);
      if (!ended) {
        strings.add(string);
      }
    }
    if (strings.size() < HEADERS) {
      throw Unreadable.file("mxq", file.position(), "the headers are cut");
    }
    DraftBuilder draft = new DraftBuilder(problems);
    headers(strings, draft);
    TreeBuilder tree = new TreeBuilder(XiangqiSetup.initial(), false, problems);
    tree.comment(tree.root(), strings.get(COMMENT));
    moves(strings.subList(HEADERS, strings.size()), tree);
    if (ended) {
      file.tellSurplus("the end", problems);
    } else {
      problems.add("cut", "string " + strings.size(), "there is no end", "what is there was kept");
    }
    return draft.build(tree);
  }

  private static void headers(List<String> strings, DraftBuilder draft) {
    draft.header("Site", strings.get(0));
    draft.header("Date", strings.get(1));
    draft.header("RedElo", strings.get(3));
    draft.header("BlackElo", strings.get(4));
    String players = strings.get(2);
    int first = players.indexOf('-');
    int last = players.lastIndexOf('-');
    if (last <= first) {
      draft.header("Title", players);
      return;
    }
    draft.header("Red", players.substring(0, first));
    draft.header("Black", players.substring(last + 1));
    switch (players.substring(first + 1, last)) {
      case "胜" -> draft.result(GameResult.RED_WINS);
      case "负" -> draft.result(GameResult.BLACK_WINS);
      case "和" -> draft.result(GameResult.DRAW);
      default -> draft.problems().add("result", "string 3", players, "taken as unknown");
    }
  }

  private static void moves(List<String> texts, TreeBuilder tree) {
    Cursor at = tree.root();
    for (String text : texts) {
      at =
          isMove(text)
              ? tree.play(at, from(text), to(text))
              : tree.refused(at, "unreadable-move", text);
    }
  }
}
