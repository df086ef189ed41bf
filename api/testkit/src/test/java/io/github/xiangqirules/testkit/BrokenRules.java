package io.github.xiangqirules.testkit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.CaptureTable;
import io.github.xiangqirules.api.Deal;
import io.github.xiangqirules.api.Diagram;
import io.github.xiangqirules.api.History;
import io.github.xiangqirules.api.LenientSetup;
import io.github.xiangqirules.api.Marks;
import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.api.Place;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.api.Setup;
import io.github.xiangqirules.api.Variant;
import io.github.xiangqirules.urn.UrnMove;
import io.github.xiangqirules.urn.UrnPosition;
import io.github.xiangqirules.urn.UrnRules;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The rules of the urn with a fault. */
final class BrokenRules implements Rules<BrokenPosition, UrnMove> {
  private final Fault fault;
  private final UrnRules real;
  private final BrokenJudge judge;

  BrokenRules(Fault fault, UrnRules real) {
    this.fault = fault;
    this.real = real;
    this.judge = new BrokenJudge(fault, real);
  }

  @Override
  public Variant variant() {
    return new BrokenVariant();
  }

  @Override
  public String text() {
    String text = real.text().replace("urn", BrokenVariant.ID);
    return fault == Fault.RULES_HAVE_THE_TEXT_OF_OTHERS ? text + " arbiter=7" : text;
  }

  @Override
  public BrokenPosition initialPosition() {
    return new BrokenPosition(fault, real.initialPosition());
  }

  @Override
  public ImmutableSet<? extends Place> places() {
    return fault == Fault.PLACES_COME_BACKWARDS
        ? ImmutableSet.copyOf(real.places().asList().reverse())
        : real.places();
  }

  @Override
  public CaptureTable captureTable() {
    return new CaptureTable() {
      @Override
      public boolean takes(PieceKind attacker, PieceKind victim) {
        return fault != Fault.TABLE_SPARES_EQUALS || attacker != victim;
      }

      @Override
      public boolean byJumping(PieceKind attacker) {
        return false;
      }

      @Override
      public int rank(PieceKind kind) {
        return 1;
      }
    };
  }

  @Override
  public Setup<BrokenPosition> parseSetup(String text) {
    Objects.requireNonNull(text);
    try {
      String read = fault == Fault.STRICT_READER_REPAIRS ? text.strip() : text;
      return new BrokenSetup(fault, real.parseSetup(read));
    } catch (NotationException e) {
      switch (fault) {
        case UNREADABLE_BY_ANOTHER_TYPE -> throw new NumberFormatException(text);
        case PROBLEM_BEYOND_THE_TEXT ->
            throw new NotationException(
                Problem.ofText("form", "position", text.length() + 1, "too short"));
        default -> throw e;
      }
    }
  }

  @Override
  public LenientSetup<Setup<BrokenPosition>> parseSetupLeniently(String text) {
    String read = fault == Fault.LENIENT_READER_IS_SILENT ? text.strip() : text;
    ImmutableList<Problem> tolerated =
        fault == Fault.LENIENT_READER_COMPLAINS
            ? ImmutableList.of(Problem.ofText("taste", "position", 0, "not to my taste"))
            : ImmutableList.of();
    return new LenientSetup<>(parseSetup(read), tolerated);
  }

  @Override
  public UrnMove parseMove(String text) {
    if (fault == Fault.NULL_IS_READ && text == null) {
      return UrnMove.TAKE;
    }
    boolean another = fault == Fault.MOVE_IS_READ_AS_ANOTHER && text.equals("turn");
    try {
      return another ? UrnMove.TAKE : real.parseMove(text);
    } catch (NotationException e) {
      if (fault == Fault.ANY_TEXT_IS_A_MOVE) {
        return text.length() % 2 == 0 ? UrnMove.TAKE : UrnMove.DRAW_RED;
      }
      throw e;
    }
  }

  @Override
  public Deal<BrokenPosition, UrnMove> deal(BrokenPosition start, RandomGenerator random) {
    return new BrokenDeal(fault, real.deal(start.real(), random));
  }

  @Override
  public Deal<BrokenPosition, UrnMove> parseDeal(BrokenPosition start, String secret) {
    try {
      UrnPosition position = start.real();
      String read =
          fault == Fault.SECRET_WITHOUT_SALT
              ? secret + " 0"
              : fault == Fault.DEAL_DIFFERS_AFTER_A_RESTART ? BrokenDeal.reversed(secret) : secret;
      return new BrokenDeal(fault, real.parseDeal(position, read));
    } catch (NotationException e) {
      if (fault == Fault.SECRET_IN_EXCEPTIONS) {
        throw new NotationException(
            Problem.ofText("secret", "secret", 0, "this is no secret: " + secret));
      }
      throw e;
    }
  }

  @Override
  public ImmutableList<Notation<BrokenPosition, UrnMove>> notations() {
    return fault == Fault.THERE_IS_NO_NOTATION
        ? ImmutableList.of()
        : ImmutableList.of(new BrokenNotation(fault, real.notations().get(0)));
  }

  @Override
  public Diagram<BrokenPosition, UrnMove> diagram() {
    Diagram<UrnPosition, UrnMove> drawing = real.diagram();
    return new Diagram<>() {
      @Override
      public String text(BrokenPosition position, Marks<UrnMove> marks) {
        String text = drawing.text(position.real(), marks);
        return fault == Fault.LAST_LINE_HAS_NO_END ? text.stripTrailing() : text;
      }

      @Override
      public String svg(BrokenPosition position, Marks<UrnMove> marks) {
        String svg = drawing.svg(position.real(), marks);
        return switch (fault) {
          case PICTURE_IS_CUT_OFF -> svg.substring(0, svg.length() / 2);
          case PICTURE_HAS_IDS -> svg.replace("<text", "<text id='board'");
          default -> svg;
        };
      }
    };
  }

  @Override
  public Outcome judge(History<BrokenPosition, UrnMove> history) {
    return judge.judge(history);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return fault != Fault.RULES_ARE_NOT_EQUAL
        && other instanceof BrokenRules that
        && real.equals(that.real);
  }

  @Override
  public int hashCode() {
    return real.hashCode();
  }
}
