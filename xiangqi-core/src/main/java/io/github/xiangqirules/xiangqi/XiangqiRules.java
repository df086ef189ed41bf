package io.github.xiangqirules.xiangqi;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.CaptureTable;
import io.github.xiangqirules.api.Deal;
import io.github.xiangqirules.api.Diagram;
import io.github.xiangqirules.api.History;
import io.github.xiangqirules.api.LenientSetup;
import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.api.Variant;
import io.github.xiangqirules.xiangqi.diagram.XiangqiDiagram;
import io.github.xiangqirules.xiangqi.notation.Notations;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The rules of xiangqi under a {@link RuleBook}. Their text is {@code xiangqi}, and where the book
 * or one of its options is not the standard {@code xiangqi rulebook=wxf limit=50} and so on.
 */
public final class XiangqiRules implements Rules<XiangqiPosition, XiangqiMove> {
  private static final ImmutableSet<Point> POINTS = ImmutableSet.copyOf(Point.values());

  private final RuleBook ruleBook;

  private XiangqiRules(RuleBook ruleBook) {
    this.ruleBook = ruleBook;
  }

  /** The rules under {@link RuleBook#CASUAL}. */
  public static XiangqiRules standard() {
    return of(RuleBook.CASUAL);
  }

  /** The rules under a rule book. */
  public static XiangqiRules of(RuleBook ruleBook) {
    return new XiangqiRules(ruleBook);
  }

  /** The book that decides on repetition and the other ends beside mate. */
  public RuleBook ruleBook() {
    return ruleBook;
  }

  @Override
  public Variant variant() {
    return XiangqiVariant.INSTANCE;
  }

  @Override
  public String text() {
    return XiangqiVariant.ID + RuleBookText.writeOptions(ruleBook);
  }

  @Override
  public XiangqiPosition initialPosition() {
    return XiangqiPosition.initial();
  }

  @Override
  public ImmutableSet<Point> places() {
    return POINTS;
  }

  /** Every kind takes every kind, the cannon by jumping. */
  @Override
  public CaptureTable captureTable() {
    return AnyTakesAny.TABLE;
  }

  private enum AnyTakesAny implements CaptureTable {
    TABLE;

    @Override
    public boolean takes(PieceKind attacker, PieceKind victim) {
      return true;
    }

    @Override
    public boolean byJumping(PieceKind attacker) {
      return attacker == PieceKind.CANNON;
    }

    @Override
    public int rank(PieceKind kind) {
      return 1;
    }
  }

  @Override
  public XiangqiSetup parseSetup(String text) {
    return XiangqiSetup.parse(text);
  }

  @Override
  public LenientSetup<XiangqiSetup> parseSetupLeniently(String text) {
    return XiangqiSetup.parseLeniently(text);
  }

  @Override
  public XiangqiMove parseMove(String text) {
    return XiangqiMove.parse(text);
  }

  /** A deal without anything to hide, so that a host need not ask whether there is. */
  @Override
  public Deal<XiangqiPosition, XiangqiMove> deal(XiangqiPosition start, RandomGenerator random) {
    return OpenDeal.create(random);
  }

  @Override
  public Deal<XiangqiPosition, XiangqiMove> parseDeal(XiangqiPosition start, String secret) {
    return OpenDeal.parse(secret);
  }

  @Override
  public ImmutableList<Notation<XiangqiPosition, XiangqiMove>> notations() {
    return Notations.written();
  }

  @Override
  public Diagram<XiangqiPosition, XiangqiMove> diagram() {
    return XiangqiDiagram.standard();
  }

  /** Checkmate or stalemate first, then the rule book. */
  @Override
  public Outcome judge(History<XiangqiPosition, XiangqiMove> history) {
    Outcome board = history.position().outcome();
    return board.isOver() ? board : Judge.judge(ruleBook, history);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof XiangqiRules that && ruleBook.equals(that.ruleBook);
  }

  @Override
  public int hashCode() {
    return ruleBook.hashCode();
  }

  @Override
  public String toString() {
    return text();
  }
}
