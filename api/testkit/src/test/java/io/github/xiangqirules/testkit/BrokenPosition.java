package io.github.xiangqirules.testkit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Place;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Reason;
import io.github.xiangqirules.api.ResultVisitor;
import io.github.xiangqirules.urn.UrnMove;
import io.github.xiangqirules.urn.UrnPlace;
import io.github.xiangqirules.urn.UrnPosition;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A position of the urn with a fault. */
final class BrokenPosition implements Position<BrokenPosition, UrnMove> {
  private final Fault fault;
  private final Thread maker = Thread.currentThread();
  private UrnPosition real;
  private int played;

  BrokenPosition(Fault fault, UrnPosition real) {
    this.fault = fault;
    this.real = real;
  }

  UrnPosition real() {
    return real;
  }

  @Override
  public Player toMove() {
    return switch (fault) {
      case SEATS_MOVE_TWICE -> Player.values()[real.ply() / 2 % 2];
      case SECOND_BEGINS -> real.toMove().opponent();
      default -> real.toMove();
    };
  }

  @Override
  public @Nullable Color color(Player seat) {
    boolean others = fault == Fault.COLOURS_CHANGE_SEATS && real.turned();
    return real.color(others ? seat.opponent() : seat);
  }

  @Override
  public ImmutableList<UrnMove> legalMoves() {
    ImmutableList<UrnMove> moves = real.legalMoves();
    return switch (fault) {
      case A_MOVE_IS_MISSING -> moves.subList(Math.min(1, moves.size()), moves.size());
      case A_MOVE_IS_LISTED_TWICE ->
          ImmutableList.<UrnMove>builder().addAll(moves).addAll(moves).build();
      default -> moves;
    };
  }

  @Override
  public int legalMoveCount() {
    return switch (fault) {
      case CHOICES_ARE_COUNTED_WRONG -> real.resultCount();
      case A_MOVE_IS_LISTED_TWICE -> legalMoves().size();
      default -> real.legalMoveCount();
    };
  }

  @Override
  public boolean isLegal(UrnMove choice) {
    return switch (fault) {
      case TOO_MUCH_IS_LEGAL -> choice.isResult() || real.isLegal(choice);
      case CHANCE_IS_CHOSEN -> real.isLegal(choice) || mayHappen(choice);
      default -> real.isLegal(choice);
    };
  }

  private boolean mayHappen(UrnMove result) {
    return result.revealed() != null
        && real.isLegal(UrnMove.DRAW)
        && real.results(UrnMove.DRAW).contains(result);
  }

  @Override
  public ImmutableMultiset<UrnMove> results(UrnMove choice) {
    if (fault == Fault.RESULTS_OF_ILLEGAL_MOVES && !real.isLegal(choice)) {
      return ImmutableMultiset.of(choice);
    }
    if (fault == Fault.SURE_RESULT_COUNTS_TWICE && real.isLegal(choice) && choice.isResult()) {
      return ImmutableMultiset.of(choice, choice);
    }
    return real.results(choice);
  }

  @Override
  public int resultCount() {
    return switch (fault) {
      case RESULTS_ARE_COUNTED_WRONG -> real.legalMoveCount();
      case ANSWERS_ONLY_ITS_MAKER -> Thread.currentThread() == maker ? real.resultCount() : 0;
      default -> real.resultCount();
    };
  }

  @Override
  public void forEachResult(ResultVisitor<? super BrokenPosition, ? super UrnMove> visitor) {
    ImmutableList<UrnMove> order =
        fault == Fault.RESULTS_ARE_SHOWN_OUT_OF_ORDER
            ? real.legalMoves().reverse()
            : real.legalMoves();
    for (UrnMove choice : order) {
      real.results(choice)
          .forEachEntry(
              (result, ways) -> {
                if (fault == Fault.A_RESULT_IS_NOT_SHOWN && result == UrnMove.DRAW_BLACK) {
                  return;
                }
                UrnMove played =
                    fault == Fault.SHOWN_POSITION_IS_ANOTHER && real.heap() > 0
                        ? UrnMove.TURN
                        : result;
                BrokenPosition next = new BrokenPosition(fault, real.play(played));
                visitor.visit(result, next, fault == Fault.WAYS_ARE_WRONG ? 1 : ways);
                if (fault == Fault.A_RESULT_IS_SHOWN_TWICE && result == UrnMove.TAKE) {
                  visitor.visit(result, next, ways);
                }
              });
    }
  }

  @Override
  public BrokenPosition play(UrnMove result) {
    if (fault == Fault.OPEN_CHOICE_IS_PLAYED && result == UrnMove.DRAW && real.isLegal(result)) {
      return play(real.results(result).iterator().next());
    }
    if (fault == Fault.PLAY_REFUSES_WITH_ANOTHER_TYPE
        && !real.isLegal(result)
        && !mayHappen(result)) {
      throw new IllegalStateException("not here");
    }
    UrnPosition next = real.play(result);
    if (fault == Fault.PLAY_CHANGES_THE_POSITION) {
      real = next;
    }
    return new BrokenPosition(fault, withQuietPlies(next, quietPliesAfter(result, next)));
  }

  private int quietPliesAfter(UrnMove result, UrnPosition next) {
    return switch (fault) {
      case QUIET_PLIES_GO_ON_AFTER_A_CAPTURE ->
          result == UrnMove.TAKE ? real.quietPlies() + 1 : next.quietPlies();
      case QUIET_PLIES_RESTART_BY_THEMSELVES -> next.quietPlies() % 3;
      case PLAY_ANSWERS_DIFFERENTLY -> next.quietPlies() + played++;
      default -> next.quietPlies();
    };
  }

  private static UrnPosition withQuietPlies(UrnPosition position, int quietPlies) {
    return new UrnPosition(
        position.heap(),
        position.red(),
        position.black(),
        position.turned(),
        quietPlies,
        position.ply());
  }

  @Override
  public @Nullable Piece captured(UrnMove move) {
    Piece captured = real.captured(move);
    boolean another = fault == Fault.CAPTURED_IS_ANOTHER_PIECE && captured != null;
    return another ? Piece.BLACK_GENERAL : captured;
  }

  @Override
  public ImmutableList<Optional<Piece>> stack(Place place) {
    if (fault == Fault.ANY_PLACE_WILL_DO && !(place instanceof UrnPlace)) {
      return ImmutableList.of();
    }
    if (fault == Fault.PIECES_COME_FROM_NOWHERE && real.turned() && place == UrnPlace.URN) {
      return ImmutableList.<Optional<Piece>>builder()
          .addAll(real.stack(place))
          .add(Optional.empty())
          .build();
    }
    return real.stack(place);
  }

  @Override
  public ImmutableSet<UrnPlace> checkers() {
    return switch (fault) {
      case CHECK_FROM_FACE_DOWN_PIECES -> ImmutableSet.of(UrnPlace.URN);
      case STALEMATE_IN_CHECK ->
          real.heap() > 0 && toMove() == Player.SECOND
              ? ImmutableSet.of(UrnPlace.HEAP)
              : ImmutableSet.of();
      default -> real.checkers();
    };
  }

  @Override
  public int quietPlies() {
    return real.quietPlies();
  }

  @Override
  public long key() {
    return switch (fault) {
      case KEY_HAS_COUNTERS -> real.key() + 1_000_000_007L * real.quietPlies();
      case KEY_WITHOUT_SIDE -> withoutSide(real);
      default -> real.key();
    };
  }

  @Override
  public boolean sameForRepetition(BrokenPosition other) {
    return switch (fault) {
      case SAME_ONLY_LATER ->
          real.sameForRepetition(other.real) && real.quietPlies() <= other.real.quietPlies();
      case SAME_WITH_EITHER_SIDE -> withoutSide(real) == withoutSide(other.real);
      case SAME_ONLY_WITH_COUNTERS -> real.equals(other.real);
      default -> real.sameForRepetition(other.real);
    };
  }

  /** The key without the two bits of the side to move and of the turned heap. */
  private static long withoutSide(UrnPosition position) {
    return position.key() & ~3;
  }

  @Override
  public Outcome outcome() {
    boolean over = fault == Fault.OVER_TOO_EARLY ? real.heap() == 0 : real.legalMoves().isEmpty();
    if (fault == Fault.STALEMATE_IN_CHECK && !over && !checkers().isEmpty()) {
      over = true;
    }
    return over
        ? new Outcome.Won(toMove().opponent(), Reason.STALEMATE, Optional.empty())
        : new Outcome.Ongoing();
  }

  @Override
  public String text() {
    return fault == Fault.TEXT_LOSES_A_COUNTER ? withQuietPlies(real, 0).text() : real.text();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof BrokenPosition that
        && (fault == Fault.EQUALS_WITHOUT_COUNTERS
            ? real.sameForRepetition(that.real)
            : real.equals(that.real));
  }

  @Override
  public int hashCode() {
    return fault == Fault.HASH_BY_IDENTITY ? System.identityHashCode(this) : real.hashCode();
  }

  @Override
  public String toString() {
    return text();
  }
}
