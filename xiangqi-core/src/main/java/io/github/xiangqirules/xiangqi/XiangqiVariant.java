package io.github.xiangqirules.xiangqi;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Option;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.api.Variant;
import io.github.xiangqirules.api.Variants;
import java.util.Map;

/**
 * Xiangqi as {@link Variants} finds it: id {@code xiangqi}, with the option {@code rulebook}. Hosts
 * that know they play xiangqi use {@link XiangqiRules}.
 */
public final class XiangqiVariant implements Variant {
  static final String ID = "xiangqi";
  static final String RULE_BOOK = "rulebook";
  static final XiangqiVariant INSTANCE = new XiangqiVariant();

  private static final ImmutableList<Option> OPTIONS =
      ImmutableList.of(new Option(RULE_BOOK, RuleBook.ids(), RuleBook.CASUAL.id()));

  /** For the service loader. */
  public XiangqiVariant() {}

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String name() {
    return "Xiangqi";
  }

  @Override
  public ImmutableList<Option> options() {
    return OPTIONS;
  }

  @Override
  public XiangqiRules rules(Map<String, String> options) {
    RuleBook book = RuleBook.CASUAL;
    for (Map.Entry<String, String> option : options.entrySet()) {
      if (!option.getKey().equals(RULE_BOOK)) {
        throw problem("option", "xiangqi has no option " + option.getKey());
      }
      book = ruleBook(option.getValue());
    }
    return XiangqiRules.of(book);
  }

  private static RuleBook ruleBook(String id) {
    for (RuleBook book : RuleBook.values()) {
      if (book.id().equals(id)) {
        return book;
      }
    }
    throw problem(
        "option-value", "no such rule book; there are: " + String.join(" ", RuleBook.ids()));
  }

  private static NotationException problem(String code, String message) {
    return new NotationException(Problem.ofText(code, "rules", 0, message));
  }
}
