package io.github.xiangqirules.urn;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.CaptureTable;
import io.github.xiangqirules.api.Deal;
import io.github.xiangqirules.api.Diagram;
import io.github.xiangqirules.api.History;
import io.github.xiangqirules.api.InvalidPositionException;
import io.github.xiangqirules.api.LenientSetup;
import io.github.xiangqirules.api.Marks;
import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.api.Reason;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.api.Ruling;
import io.github.xiangqirules.api.Setup;
import io.github.xiangqirules.api.Variant;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/**
 * The rules. The third occurrence of a position may be claimed, the fifth draws, and so many quiet
 * plies as the option {@code arbiter} says call the arbiter.
 */
public record UrnRules(int arbiter) implements Rules<UrnPosition, UrnMove> {
  private static final String NUMBER = "(0|[1-9]\\d{0,3})";
  private static final Pattern FORM = Pattern.compile("N N N [t-] N N".replace("N", NUMBER));

  @Override
  public Variant variant() {
    return new UrnVariant();
  }

  @Override
  public String text() {
    return arbiter == 0 ? "urn" : "urn arbiter=" + arbiter;
  }

  @Override
  public UrnPosition initialPosition() {
    return new UrnPosition(2, 2, 1, false, 0, 0);
  }

  @Override
  public ImmutableSet<UrnPlace> places() {
    return ImmutableSet.copyOf(UrnPlace.values());
  }

  @Override
  public CaptureTable captureTable() {
    return new CaptureTable() {
      @Override
      public boolean takes(PieceKind attacker, PieceKind victim) {
        return true;
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
  public Setup<UrnPosition> parseSetup(String text) {
    List<String> words = Splitter.on(' ').splitToList(text);
    if (!FORM.matcher(text).matches()) {
      throw new NotationException(Problem.ofText("form", "position", 0, "not six fields"));
    }
    return new UrnSetup(
        new UrnPosition(
            Integer.parseInt(words.get(0)),
            Integer.parseInt(words.get(1)),
            Integer.parseInt(words.get(2)),
            words.get(3).equals("t"),
            Integer.parseInt(words.get(4)),
            Integer.parseInt(words.get(5))));
  }

  /** A set-up has a defect if more than five soldiers of a colour are in the urn. */
  private record UrnSetup(UrnPosition value) implements Setup<UrnPosition> {
    @Override
    public ImmutableList<Problem> problems() {
      return value.red() > 5 || value.black() > 5
          ? ImmutableList.of(
              Problem.ofSetup("too-many", Optional.empty(), Optional.of(UrnPlace.URN), "too many"))
          : ImmutableList.of();
    }

    @Override
    public UrnPosition position() {
      if (!problems().isEmpty()) {
        throw new InvalidPositionException(problems());
      }
      return value;
    }

    @Override
    public String text() {
      return value.text();
    }
  }

  @Override
  public LenientSetup<Setup<UrnPosition>> parseSetupLeniently(String text) {
    return new LenientSetup<>(parseSetup(text), ImmutableList.of());
  }

  @Override
  public UrnMove parseMove(String text) {
    return UrnMove.parse(text);
  }

  @Override
  public Deal<UrnPosition, UrnMove> deal(UrnPosition start, RandomGenerator random) {
    return UrnDeal.shuffled(start, random);
  }

  @Override
  public Deal<UrnPosition, UrnMove> parseDeal(UrnPosition start, String secret) {
    return UrnDeal.parse(start, secret);
  }

  @Override
  public ImmutableList<Notation<UrnPosition, UrnMove>> notations() {
    return ImmutableList.of(
        new Notation<>() {
          @Override
          public String id() {
            return "words";
          }

          @Override
          public String write(UrnPosition before, UrnMove move) {
            if (!before.isLegal(move)) {
              before.play(move); // says why not
            }
            return move.text();
          }

          @Override
          public ImmutableList<UrnMove> read(UrnPosition before, String text) {
            UrnMove move = UrnMove.parse(text);
            boolean drawn =
                before.isLegal(UrnMove.DRAW) && before.results(UrnMove.DRAW).contains(move);
            return drawn || before.isLegal(move) ? ImmutableList.of(move) : ImmutableList.of();
          }
        });
  }

  @Override
  public Diagram<UrnPosition, UrnMove> diagram() {
    return new Diagram<>() {
      @Override
      public String text(UrnPosition position, Marks<UrnMove> marks) {
        return position.text() + "\n";
      }

      @Override
      public String svg(UrnPosition position, Marks<UrnMove> marks) {
        return "<svg xmlns='http://www.w3.org/2000/svg'><text>" + position.text() + "</text></svg>";
      }
    };
  }

  @Override
  public Outcome judge(History<UrnPosition, UrnMove> history) {
    Outcome board = history.position().outcome();
    if (board.isOver()) {
      return board;
    }
    int occurrences = history.occurrences();
    Ruling ruling =
        new Ruling(
            "urn",
            "rule",
            1,
            history.plies(),
            ImmutableMap.of(),
            ImmutableList.of(),
            "the position came again");
    if (occurrences >= 5) {
      return new Outcome.Drawn(Reason.REPETITION, Optional.of(ruling));
    }
    if (occurrences >= 3) {
      return new Outcome.Claimable(
          ImmutableSet.copyOf(Player.values()), Reason.REPETITION, Optional.of(ruling));
    }
    return arbiter > 0 && history.position().quietPlies() >= arbiter
        ? new Outcome.Undecided(Optional.of(ruling))
        : board;
  }
}
