package io.github.xiangqirules.testkit;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;

/**
 * Texts that readers have to answer and not to fail on: good texts with a few characters lost,
 * added, changed, moved or repeated, and now and then any text at all. They shrink to fewer edits
 * near the beginning. Some are good all the same.
 *
 * <pre>{@code
 * @Provide
 * Arbitrary<String> lines() {
 *   return BrokenTexts.of(RandomPlay.positions(rules, 100).map(Position::text));
 * }
 * }</pre>
 */
public final class BrokenTexts {
  private static final int MAX_EDITS = 3;

  /** By how many places of a text an edit is placed. */
  private static final int PARTS = 1000;

  private static final int MAX_FOREIGN_LENGTH = 80;

  /**
   * What is put in: common signs, then what readers stumble over, such as digits of other scripts,
   * letters whose lower case is another letter, half a surrogate pair, and too large a number.
   */
  private static final String[] INSERTS = {
    " ",
    "0",
    "1",
    "9",
    "a",
    "K",
    "p",
    "-",
    "/",
    "?",
    "=",
    "x",
    ",",
    ".",
    "+",
    "\t",
    "\n",
    "\r\n",
    "\0",
    "\u00a0",
    "\u0130",
    "\u0131",
    "\u0661",
    "\uff11",
    "\u5c07",
    "\u2028",
    "\ufeff",
    "\ud800",
    "\udc00",
    "\ud83d\ude00",
    "00",
    "-1",
    "2147483648",
    "99999999999999999999"
  };

  private BrokenTexts() {}

  /** Broken forms of good texts. */
  public static Arbitrary<String> of(Arbitrary<String> good) {
    // One in three at the beginning or the end, where readers fail.
    Arbitrary<Integer> where =
        Arbitraries.frequencyOf(
            Tuple.of(1, Arbitraries.of(0, PARTS - 1)),
            Tuple.of(
                2,
                Arbitraries.integers()
                    .between(0, PARTS - 1)
                    .withDistribution(RandomDistribution.uniform())));
    Arbitrary<List<Edit>> edits =
        Combinators.combine(Arbitraries.of(Kind.values()), where, Arbitraries.of(INSERTS))
            .as(Edit::new)
            .list()
            .ofMinSize(1)
            .ofMaxSize(MAX_EDITS);
    Arbitrary<String> edited = Combinators.combine(good, edits).as(BrokenTexts::edited);
    Arbitrary<String> foreign = Arbitraries.strings().all().ofMaxLength(MAX_FOREIGN_LENGTH);
    return Arbitraries.frequencyOf(Tuple.of(15, edited), Tuple.of(1, foreign)).withoutEdgeCases();
  }

  private static String edited(String good, List<Edit> edits) {
    StringBuilder text = new StringBuilder(good);
    edits.forEach(edit -> edit.apply(text));
    return text.toString();
  }

  private enum Kind {
    DELETE,
    INSERT,
    REPLACE,
    COPY,
    MOVE,
    REPEAT,
    CUT,
    TURN
  }

  /**
   * One edit.
   *
   * @param kind what is done
   * @param where at which thousandth of the text
   * @param insert what is put in, where something is
   */
  private record Edit(Kind kind, int where, String insert) {
    void apply(StringBuilder text) {
      int length = text.length();
      int gap = where == PARTS - 1 ? length : length * where / PARTS;
      if (kind == Kind.INSERT || length == 0) {
        text.insert(gap, insert);
        return;
      }
      int at = Math.min(gap, length - 1);
      switch (kind) {
        case DELETE -> text.deleteCharAt(at);
        case REPLACE -> text.replace(at, at + 1, insert);
        case COPY -> text.setCharAt(at, text.charAt((at + 2) % length));
        case MOVE -> text.insert(0, text.charAt(at)).deleteCharAt(at + 1);
        case REPEAT -> text.insert(at, text.substring(at, Math.min(length, at + 3)));
        case CUT -> text.setLength(at);
        default -> text.setCharAt(at, opposite(text.charAt(at)));
      }
    }

    /** The letter in the other case; the digit that makes nine with that one. */
    private static char opposite(char c) {
      if (c >= '0' && c <= '9') {
        return (char) ('0' + '9' - c);
      }
      return Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c);
    }
  }
}
