package io.github.xiangqirules.api;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game: a position, the moves that led to it, and how the game stands. Immutable: playing a move
 * gives the next game, which shares its past with this one. Taking back is therefore free, redoing
 * a move is keeping the game one had, and a search may hold thousands of them.
 *
 * <pre>{@code
 * Game<XiangqiPosition, XiangqiMove> game = Game.start(XiangqiRules.standard());
 * game = game.play(XiangqiMove.parse("h2e2"));
 * game = game.end(new Ending.Resigned(Player.SECOND));
 * }</pre>
 *
 * <p>A stored game is the text of its rules, of its start and of its {@link #events}, and where
 * pieces were face-down the secret of the {@link Deal}; {@link #replay} reads it back.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
public final class Game<P extends Position<P, M>, M extends Move> implements History<P, M> {
  private static final String AGREED = new Ending.Agreed().text();

  private final Rules<P, M> rules;
  private final P position;
  private final @Nullable M lastMove;
  private final @Nullable Game<P, M> previous;
  private final int plies;
  private final @Nullable Ending ending;
  private final Outcome outcome;

  private Game(Rules<P, M> rules, History<P, M> now, @Nullable Game<P, M> previous) {
    this(rules, now, previous, null, rules.judge(now));
  }

  private Game(
      Rules<P, M> rules,
      History<P, M> now,
      @Nullable Game<P, M> previous,
      @Nullable Ending ending,
      Outcome outcome) {
    this.rules = rules;
    this.position = now.position();
    this.lastMove = now.lastMove();
    this.previous = previous;
    this.plies = now.plies();
    this.ending = ending;
    this.outcome = outcome;
  }

  /** What the rules judge: a ply that has no outcome yet. */
  private record Ply<P extends Position<P, M>, M extends Move>(
      P position, @Nullable M lastMove, @Nullable History<P, M> previous, int plies)
      implements History<P, M> {}

  /** A new game from the rules' initial position. */
  public static <P extends Position<P, M>, M extends Move> Game<P, M> start(Rules<P, M> rules) {
    return start(rules, rules.initialPosition());
  }

  /** A new game from any position; it may be over at once. */
  public static <P extends Position<P, M>, M extends Move> Game<P, M> start(
      Rules<P, M> rules, P start) {
    return new Game<>(rules, new Ply<>(start, null, null, 0), null);
  }

  /**
   * Replays stored {@link #events} as far as they are good. An event that cannot be read or played
   * ends it, and is in the answer with its index.
   *
   * <p>Linear in the plies, but where rules look back for repetitions it costs up to a comparison
   * with every second ply since the last capture or reveal: foreign events have to be bounded by
   * the host.
   *
   * @param events moves and at the end perhaps an ending, as {@link #events} gave them
   */
  public static <P extends Position<P, M>, M extends Move> Replay<P, M> replay(
      Rules<P, M> rules, P start, Iterable<String> events) {
    Game<P, M> game = start(rules, start);
    int good = 0;
    for (String event : events) {
      try {
        // No move has a blank in its text, and of the endings only this one has none.
        boolean ends = event.indexOf(' ') >= 0 || event.equals(AGREED);
        game = ends ? game.end(Ending.parse(event)) : game.play(rules.parseMove(event));
      } catch (RulesException e) {
        return new Replay<>(game, good, Optional.of(e));
      }
      good++;
    }
    return new Replay<>(game, good, Optional.empty());
  }

  /** The rules it is played by. */
  public Rules<P, M> rules() {
    return rules;
  }

  /** The position it started from. Linear in the number of plies. */
  public P start() {
    return positions().get(0);
  }

  @Override
  public P position() {
    return position;
  }

  @Override
  public int plies() {
    return plies;
  }

  @Override
  public @Nullable M lastMove() {
    return lastMove;
  }

  /** The game before the last move; null at the start. An {@link Ending} is not a move. */
  @Override
  public @Nullable Game<P, M> previous() {
    return previous;
  }

  /** All positions from the start to now, one more than there are plies. Linear in the plies. */
  public ImmutableList<P> positions() {
    List<P> positions = new ArrayList<>(plies + 1);
    for (Game<P, M> game = this; game != null; game = game.previous) {
      positions.add(game.position);
    }
    return ImmutableList.copyOf(positions).reverse();
  }

  /** All moves, as results. Linear in the plies. */
  public ImmutableList<M> moves() {
    List<M> moves = new ArrayList<>(plies);
    for (Game<P, M> game = this; game != null && game.lastMove != null; game = game.previous) {
      moves.add(game.lastMove);
    }
    return ImmutableList.copyOf(moves).reverse();
  }

  /** All moves in a notation. Linear in the plies. */
  public ImmutableList<String> moves(Notation<P, M> notation) {
    List<P> positions = positions();
    List<M> moves = moves();
    ImmutableList.Builder<String> texts = ImmutableList.builderWithExpectedSize(plies);
    for (int i = 0; i < plies; i++) {
      texts.add(notation.write(positions.get(i), moves.get(i)));
    }
    return texts.build();
  }

  /** The moves and the ending, if any, as texts that {@link #replay} reads. Linear in the plies. */
  public ImmutableList<String> events() {
    ImmutableList.Builder<String> events = ImmutableList.builderWithExpectedSize(plies + 1);
    moves().forEach(move -> events.add(move.text()));
    if (ending != null) {
      events.add(ending.text());
    }
    return events.build();
  }

  /** The choices of the player to move; none when the game is over. */
  public ImmutableList<M> legalMoves() {
    return outcome.isOver() ? ImmutableList.of() : position.legalMoves();
  }

  /** How the game stands. */
  public Outcome outcome() {
    return outcome;
  }

  /**
   * Plays a choice and lets the dealer say what happens. This is the method for hosts: the choice
   * of a client is checked, and what it cannot choose comes from the dealer.
   *
   * @throws GameOverException if the game is over
   * @throws IllegalMoveException if the choice is not legal, with the reason
   * @throws IllegalArgumentException if the dealer's answer is no result of the choice
   */
  public Game<P, M> play(M choice, Dealer<P, M> dealer) {
    checkGoesOn();
    checkLegal(choice);
    M result = dealer.resolve(position, choice);
    checkArgument(belongs(result, choice), "the dealer answered with another move");
    try {
      return play(result);
    } catch (IllegalMoveException e) {
      throw new IllegalArgumentException("the dealer does not belong to this game", e);
    }
  }

  private void checkLegal(M choice) {
    if (!position.isLegal(choice)) {
      position.results(choice); // says why not
    }
  }

  /** Whether a result may be one of a choice; {@link Position#play} says whether it is. */
  private boolean belongs(M result, M choice) {
    return choice.isResult()
        ? result.equals(choice)
        : result.isResult()
            && result.from().equals(choice.from())
            && result.to().equals(choice.to());
  }

  /**
   * Plays a result, as a record or a variant without chance has it. A host never passes a client's
   * text here where chance has a say: the client would choose what its flip reveals.
   *
   * @throws GameOverException if the game is over
   * @throws IllegalMoveException if the result is not possible, with the reason
   */
  public Game<P, M> play(M result) {
    checkGoesOn();
    return new Game<>(rules, after(result), this);
  }

  /**
   * Ends the game by what the host was told.
   *
   * @throws GameOverException if the game is over
   * @throws IllegalMoveException if a draw is claimed that the rules do not allow now
   */
  public Game<P, M> end(Ending by) {
    requireNonNull(by);
    checkGoesOn();
    return new Game<>(rules, this, previous, by, outcomeOf(by));
  }

  private Outcome outcomeOf(Ending by) {
    if (by instanceof Ending.Resigned resigned) {
      return new Outcome.Won(resigned.by().opponent(), Reason.RESIGNATION, Optional.empty());
    }
    if (by instanceof Ending.TimedOut timedOut) {
      return new Outcome.Won(timedOut.by().opponent(), Reason.TIME, Optional.empty());
    }
    if (by instanceof Ending.Claimed claimed) {
      if (outcome instanceof Outcome.Claimable claimable && claimable.by().contains(claimed.by())) {
        return new Outcome.Drawn(claimable.reason(), claimable.ruling());
      }
      throw new IllegalMoveException(
          Problem.ofMove(
              "no-claim", Optional.empty(), Optional.empty(), "this player may not claim a draw"));
    }
    if (by instanceof Ending.Decided decided) {
      return decided
          .winner()
          .<Outcome>map(winner -> new Outcome.Won(winner, Reason.ARBITER, outcome.ruling()))
          .orElseGet(() -> new Outcome.Drawn(Reason.ARBITER, outcome.ruling()));
    }
    return new Outcome.Drawn(Reason.AGREEMENT, Optional.empty());
  }

  /**
   * The game so many moves ago. An ending is taken back with the first move, and alone by 0.
   *
   * @throws IllegalArgumentException if there were not so many moves
   */
  public Game<P, M> takeBack(int moves) {
    checkArgument(moves >= 0 && moves <= plies, "cannot take back %s of %s plies", moves, plies);
    Game<P, M> game = this;
    for (int left = moves; left > 0 && game.previous != null; left--) {
      game = game.previous;
    }
    return game.ending == null ? game : new Game<>(rules, game, game.previous);
  }

  /**
   * What a choice would bring, without playing it. Costs what playing it costs, so a page may ask
   * for every legal move.
   *
   * @throws GameOverException if the game is over
   * @throws IllegalMoveException if the choice is not legal, with the reason
   */
  public Preview preview(M choice) {
    checkGoesOn();
    if (choice.isResult()) {
      checkLegal(choice);
      return previewOf(choice);
    }
    @Nullable Preview shared = null;
    for (M result : position.results(choice).elementSet()) {
      Preview one = previewOf(result);
      shared = shared == null ? one : shared(shared, one);
    }
    return Objects.requireNonNull(shared, "a legal choice without a result");
  }

  private Preview previewOf(M result) {
    Ply<P, M> ply = after(result);
    return new Preview(ply.occurrences(), rules.judge(ply));
  }

  private static Preview shared(Preview a, Preview b) {
    return new Preview(
        Math.min(a.occurrence(), b.occurrence()),
        a.outcome().equals(b.outcome()) ? a.outcome() : new Outcome.Ongoing());
  }

  private Ply<P, M> after(M result) {
    return new Ply<>(position.play(result), result, this, plies + 1);
  }

  private void checkGoesOn() {
    if (outcome.isOver()) {
      throw new GameOverException(
          Problem.ofMove("game-over", Optional.empty(), Optional.empty(), "the game is over"));
    }
  }

  /** Equal rules, start, moves and ending. Linear in the plies that the two do not share. */
  @Override
  public boolean equals(@Nullable Object other) {
    if (!(other instanceof Game<?, ?> that)
        || plies != that.plies
        || !rules.equals(that.rules)
        || !Objects.equals(ending, that.ending)) {
      return false;
    }
    Game<?, ?> mine = this;
    Game<?, ?> theirs = that;
    while (mine != theirs) {
      if (mine == null
          || theirs == null
          || !Objects.equals(mine.lastMove, theirs.lastMove)
          || !mine.position.equals(theirs.position)) {
        return false;
      }
      mine = mine.previous;
      theirs = theirs.previous;
    }
    return true;
  }

  @Override
  public int hashCode() {
    return Objects.hash(rules, position, plies, ending);
  }

  /** The rules, the number of plies, the position and the outcome. */
  @Override
  public String toString() {
    return "Game["
        + rules.text()
        + ", "
        + plies
        + " plies, "
        + position.text()
        + ", "
        + outcome
        + "]";
  }
}
