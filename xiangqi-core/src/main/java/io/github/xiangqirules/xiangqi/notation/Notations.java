package io.github.xiangqirules.xiangqi.notation;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.MoveReader;
import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.notation.file.Naming;

/**
 * All notations of xiangqi moves.
 *
 * <pre>{@code
 * Notations.chinese().write(position, XiangqiMove.parse("h2e2")); // 炮二平五
 * Notations.any().read(position, "C2.5");                          // [h2e2]
 * }</pre>
 *
 * <p>Every notation here reads generously: simplified, traditional and carved characters, 上 and 下,
 * Chinese, Arabic and full-width digits, letters of either case and N or H, B or E, {@code =} or
 * {@code .} or neither, white space, {@code +C-2} for {@code C+-2}. A text that the notation would
 * not write but that can only mean legal moves gives all of these. Writing and reading take a few
 * microseconds.
 */
public final class Notations {
  private static final Coordinates UCI = new Coordinates("uci", 0, false);
  private static final Coordinates UCI_FROM_1 = new Coordinates("uci1", 1, false);
  private static final Coordinates ICCS = new Coordinates("iccs", 0, true);

  private static final FileNotation WXF = world(WxfOptions.standard());
  private static final FileNotation WXF_AXF =
      letters("wxf-axf", Naming.ASIAN, LetterSpelling.WXF_KINDS);
  private static final FileNotation WXF_XQBASE =
      letters("wxf-xqbase", Naming.XQBASE, LetterSpelling.FEN_KINDS);

  private static final FileNotation CHINESE =
      new FileNotation("chinese", Naming.XQBASE, ChineseSpelling.SIMPLIFIED);
  private static final FileNotation CHINESE_TRADITIONAL =
      new FileNotation("chinese-traditional", Naming.XQBASE, ChineseSpelling.TRADITIONAL);
  private static final FileNotation CHINESE_FOUR =
      new FileNotation("chinese-four", Naming.FOUR_CHARACTERS, ChineseSpelling.SIMPLIFIED);

  private static final Algebraic WINBOARD = new Algebraic("winboard", 0);
  private static final Algebraic PYCHESS = new Algebraic("pychess", 1);
  private static final AnyNotation ANY = new AnyNotation("any", UCI);

  private static final ImmutableList<Notation<XiangqiPosition, XiangqiMove>> WRITTEN =
      ImmutableList.of(
          UCI,
          UCI_FROM_1,
          ICCS,
          WXF,
          WXF_AXF,
          WXF_XQBASE,
          CHINESE,
          CHINESE_TRADITIONAL,
          CHINESE_FOUR);
  private static final ImmutableList<MoveReader<XiangqiPosition, XiangqiMove>> READ =
      ImmutableList.<MoveReader<XiangqiPosition, XiangqiMove>>builder()
          .addAll(WRITTEN)
          .add(WINBOARD)
          .add(PYCHESS)
          .build();

  private Notations() {}

  private static FileNotation world(WxfOptions options) {
    char traverse = options.dotForTraverse() ? '.' : '=';
    return new FileNotation(
        "wxf",
        Naming.WORLD,
        new LetterSpelling(LetterSpelling.WXF_KINDS, traverse, options.lowerCaseBlack()));
  }

  private static FileNotation letters(String id, Naming naming, String kinds) {
    return new FileNotation(id, naming, new LetterSpelling(kinds, '.', false));
  }

  /** All that can be written, the standard one, uci, first. */
  public static ImmutableList<Notation<XiangqiPosition, XiangqiMove>> written() {
    return WRITTEN;
  }

  /** All that can be read: the written ones, then winboard and pychess. */
  public static ImmutableList<MoveReader<XiangqiPosition, XiangqiMove>> readers() {
    return READ;
  }

  /**
   * Reads a move that may be in WXF of any form, Chinese, ICCS or UCI with ranks 0 to 9, and gives
   * every legal meaning. What one of these notations wrote has one meaning, with two exceptions:
   * with three soldiers on one file and two on another {@code 11} and {@code 33} are the first one
   * of file 1 and the third one of file 3 by the rules of 2018, and the middle ones of these files
   * by those of 1980; and with four or five soldiers on a file {@code P+} and {@code P-} are the
   * second from either end by the rules of 1980, and the ends in plain words.
   *
   * <p>Ranks from 1 and the western notations look like others, so they are read only by name.
   */
  public static MoveReader<XiangqiPosition, XiangqiMove> any() {
    return ANY;
  }

  /** Coordinates of engines, ranks 0 to 9: {@code h2e2}. */
  public static Notation<XiangqiPosition, XiangqiMove> uci() {
    return UCI;
  }

  /** Coordinates of engines for many variants, ranks 1 to 10: {@code h3e3}. */
  public static Notation<XiangqiPosition, XiangqiMove> uciFrom1() {
    return UCI_FROM_1;
  }

  /** Coordinates of the Internet Chinese Chess Server: {@code H2-E2}. */
  public static Notation<XiangqiPosition, XiangqiMove> iccs() {
    return ICCS;
  }

  /** Letters by the world rules of 2018: {@code C2=5}, {@code R+=7}, {@code 25=4}. */
  public static Notation<XiangqiPosition, XiangqiMove> wxf() {
    return WXF;
  }

  /** The same with options. */
  public static Notation<XiangqiPosition, XiangqiMove> wxf(WxfOptions options) {
    return world(options);
  }

  /** Letters by the rules of the Asian federation of 1980: {@code C2.5}, {@code 3+.4}. */
  public static Notation<XiangqiPosition, XiangqiMove> wxfAxf() {
    return WXF_AXF;
  }

  /** Letters as xqbase.com and ElephantEye write them: {@code N2+3}, {@code Pb.2}. */
  public static Notation<XiangqiPosition, XiangqiMove> wxfXqbase() {
    return WXF_XQBASE;
  }

  /** Simplified Chinese: 马二进三, 前车平七, 二兵平二. */
  public static Notation<XiangqiPosition, XiangqiMove> chinese() {
    return CHINESE;
  }

  /** Traditional Chinese: 馬二進三, 前車平七, 二兵平二. */
  public static Notation<XiangqiPosition, XiangqiMove> chineseTraditional() {
    return CHINESE_TRADITIONAL;
  }

  /** Simplified Chinese with files for soldiers on two files: 后三平二. */
  public static Notation<XiangqiPosition, XiangqiMove> chineseFour() {
    return CHINESE_FOUR;
  }

  /** Western notation of WinBoard, ranks 0 to 9: {@code Cbe2}, {@code Hxe6}, {@code c4}. */
  public static MoveReader<XiangqiPosition, XiangqiMove> winboard() {
    return WINBOARD;
  }

  /** Western notation of PyChess, ranks 1 to 10: {@code Cbe3}, {@code Rb10}, {@code Pg5}. */
  public static MoveReader<XiangqiPosition, XiangqiMove> pychess() {
    return PYCHESS;
  }
}
