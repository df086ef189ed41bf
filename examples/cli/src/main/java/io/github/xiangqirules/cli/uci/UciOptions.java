package io.github.xiangqirules.cli.uci;

import com.google.common.base.Ascii;
import com.google.common.primitives.Ints;
import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.opponents.xiangqi.XiangqiOpponent;
import io.github.xiangqirules.xiangqi.RuleBook;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import io.github.xiangqirules.xiangqi.notation.Notations;
import java.util.ArrayList;
import java.util.List;

/** The options of the engine. */
final class UciOptions {
  private static final int MOST_HASH = 16_384;

  private int level = XiangqiOpponent.LEVELS;
  private int hash = XiangqiOpponent.STANDARD_HASH;
  private RuleBook ruleBook = RuleBook.CASUAL;
  private boolean ranksFromOne;

  /** The lines that tell what options there are. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(
        "option name Level type spin default "
            + XiangqiOpponent.LEVELS
            + " min 1 max "
            + XiangqiOpponent.LEVELS);
    lines.add(
        "option name Hash type spin default "
            + XiangqiOpponent.STANDARD_HASH
            + " min 1 max "
            + MOST_HASH);
    StringBuilder books = new StringBuilder();
    RuleBook.all().forEach(book -> books.append(" var ").append(book.id()));
    lines.add("option name RuleBook type combo default " + RuleBook.CASUAL.id() + books);
    lines.add("option name Ponder type check default false");
    lines.add("option name UCI_Variant type combo default xiangqi var xiangqi");
    return lines;
  }

  /**
   * Sets an option.
   *
   * @param words what follows {@code setoption}
   * @throws IllegalArgumentException if there is no such option or it has no such value
   */
  void set(List<String> words) {
    int at = words.indexOf("value");
    if (words.size() < 4 || !words.get(0).equals("name") || at < 2 || at == words.size() - 1) {
      throw new IllegalArgumentException("not of the form setoption name N value V");
    }
    String value = String.join(" ", words.subList(at + 1, words.size()));
    switch (Ascii.toLowerCase(String.join(" ", words.subList(1, at)))) {
      case "level" -> level = number(value, XiangqiOpponent.LEVELS);
      case "hash" -> hash = number(value, MOST_HASH);
      case "rulebook" -> ruleBook = book(value);
      case "uci_variant" -> ranksFromOne = isXiangqi(value);
      case "ponder" -> {}
      default -> throw new IllegalArgumentException("no such option");
    }
  }

  private static int number(String value, int most) {
    Integer number = Ints.tryParse(value);
    if (number == null || number < 1 || number > most) {
      throw new IllegalArgumentException("not a number from 1 to " + most);
    }
    return number;
  }

  private static RuleBook book(String value) {
    return RuleBook.all().stream()
        .filter(book -> book.id().equals(Ascii.toLowerCase(value)))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no such rule book"));
  }

  private static boolean isXiangqi(String value) {
    if (!value.equals("xiangqi")) {
      throw new IllegalArgumentException("no such variant");
    }
    return true;
  }

  XiangqiRules rules() {
    return XiangqiRules.of(ruleBook);
  }

  Notation<XiangqiPosition, XiangqiMove> notation() {
    return ranksFromOne ? Notations.uciFrom1() : Notations.uci();
  }

  XiangqiOpponent opponent() {
    return XiangqiOpponent.ofLevel(level, System.nanoTime(), hash);
  }
}
