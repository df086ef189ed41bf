package io.github.xiangqirules.play.room;

import io.github.xiangqirules.api.Dealer;
import io.github.xiangqirules.api.Ending;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.RulesException;

/**
 * Decides what becomes of a command. It changes nothing: it gives the event to be stored or
 * refuses.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
final class Referee<P extends Position<P, M>, M extends Move> {
  private static final int MOST_SUGGESTIONS = 6;

  private final RoomState<P, M> state;
  private final Game<P, M> game;
  private final Table table;
  private final Dealer<P, M> deal;
  private final Person person;
  private final long now;

  Referee(RoomState<P, M> state, Dealer<P, M> deal, Person person, long now) {
    this.state = state;
    this.game = state.game();
    this.table = state.table();
    this.deal = deal;
    this.person = person;
    this.now = now;
  }

  RoomEvent decide(Command command) {
    if (game.outcome().isOver()) {
      throw new RefusedException("game-over", "the game is over");
    }
    try {
      if (command instanceof Command.Move move) {
        return move(move.turn(), move.move());
      }
      if (command instanceof Command.Accept accept) {
        return move(accept.turn(), suggestion(accept.suggestion()).move());
      }
      if (command instanceof Command.Suggest suggest) {
        return suggest(suggest);
      }
      if (command instanceof Command.Dismiss dismiss) {
        checkTurn();
        return new RoomEvent.Dismissed(suggestion(dismiss.suggestion()).id());
      }
      if (command instanceof Command.Ask ask) {
        return ask(ask.wish());
      }
      if (command instanceof Command.Answer answer) {
        return answer(answer);
      }
      return end(
          command instanceof Command.Claim
              ? new Ending.Claimed(claimant())
              : new Ending.Resigned(player()));
    } catch (RulesException e) {
      throw new RefusedException(e);
    }
  }

  private RoomEvent move(int turn, String text) {
    checkBegun();
    checkTurn();
    checkBoard(turn);
    M choice = game.rules().parseMove(text);
    Game<P, M> next = game.play(choice, deal);
    Move result = next.lastMove();
    Player by = toMove();
    long left = table.clock().map(clock -> clock.afterMove(by, now)).orElse(0L);
    return new RoomEvent.Moved(by, result == null ? text : result.text(), left);
  }

  private RoomEvent suggest(Command.Suggest suggest) {
    checkBegun();
    checkBoard(suggest.turn());
    if (person.seats().contains(toMove())) {
      throw new RefusedException("your-turn", "it is your turn: play the move instead");
    }
    M choice = game.rules().parseMove(suggest.move());
    game.position().results(choice); // says why it is not legal
    if (!game.position().isLegal(choice)) {
      throw new RefusedException("result-named", "a suggestion names no result of chance");
    }
    if (table.suggestions().size() >= MOST_SUGGESTIONS) {
      throw new RefusedException("too-many", "there are enough suggestions for this turn");
    }
    if (table.suggestions().stream().anyMatch(each -> each.move().equals(choice.text()))) {
      throw new RefusedException("suggested", "somebody has suggested this already");
    }
    return new RoomEvent.Suggested(
        table.version(), person.name(), person.seats().isEmpty(), choice.text());
  }

  private Suggestion suggestion(int id) {
    return table.suggestions().stream()
        .filter(each -> each.id() == id)
        .findFirst()
        .orElseThrow(() -> new RefusedException("late", "this suggestion is gone"));
  }

  private RoomEvent ask(Wish wish) {
    Player by = player();
    boolean alone = person.seats().size() > 1;
    if (table.asked().containsKey(wish)) {
      // Both want the same: that is an agreement.
      return answer(new Command.Answer(wish, true));
    }
    if (wish == Wish.TAKE_BACK) {
      int keep = keepFor(by);
      return alone || table.isComputer(by.opponent())
          ? tookBack(keep)
          : new RoomEvent.Asked(by, wish);
    }
    if (table.isComputer(by.opponent())) {
      throw new RefusedException("computer-declines", "the computer wants to play on");
    }
    return alone ? end(new Ending.Agreed()) : new RoomEvent.Asked(by, wish);
  }

  private RoomEvent answer(Command.Answer answer) {
    Player by = table.asked().get(answer.wish());
    if (by == null) {
      throw new RefusedException("not-asked", "nobody asks for that any more");
    }
    boolean own = person.seats().contains(by);
    if (!person.seats().contains(by.opponent()) && !(own && !answer.yes())) {
      throw new RefusedException("not-yours", "it is for the other player to answer");
    }
    if (!answer.yes()) {
      return new RoomEvent.Declined(answer.wish());
    }
    return answer.wish() == Wish.DRAW ? end(new Ending.Agreed()) : tookBack(keepFor(by));
  }

  /** Back to the last turn of the one who asks: their own last move and what followed it. */
  private int keepFor(Player by) {
    int back = toMove() == by ? 2 : 1;
    if (person.seats().size() > 1) {
      back = 1;
    }
    if (game.plies() < back) {
      throw new RefusedException("nothing-to-take-back", "there is no move of yours");
    }
    return game.plies() - back;
  }

  private RoomEvent tookBack(int keep) {
    Player then = (game.plies() - keep) % 2 == 0 ? toMove() : toMove().opponent();
    return new RoomEvent.TookBack(keep, then);
  }

  /** The ending of a game that has begun, if it is possible now. */
  private RoomEvent end(Ending ending) {
    checkBegun();
    Outcome unused = game.end(ending).outcome(); // refuses a claim without ground
    return new RoomEvent.Ended(ending.text());
  }

  private Player toMove() {
    return game.position().toMove();
  }

  /** The seat for which the person speaks: of both, the one whose turn it is. */
  private Player player() {
    if (person.seats().contains(toMove())) {
      return toMove();
    }
    if (person.seats().isEmpty()) {
      throw new RefusedException("not-a-player", "only the players may do that");
    }
    return toMove().opponent();
  }

  /** Of both seats on one device the one that may claim a draw, where only one may. */
  private Player claimant() {
    Player by = player();
    boolean mayNot =
        game.outcome() instanceof Outcome.Claimable claimable && !claimable.by().contains(by);
    return mayNot && person.seats().contains(by.opponent()) ? by.opponent() : by;
  }

  private void checkBegun() {
    if (!table.isFull()) {
      throw new RefusedException("waiting", "a seat is free; the game has not begun");
    }
  }

  private void checkTurn() {
    if (player() != toMove()) {
      throw new RefusedException("not-your-turn", "it is the other player's turn");
    }
  }

  private void checkBoard(int turn) {
    if (turn != state.table().turn()) {
      throw new RefusedException("late", "the position has changed meanwhile");
    }
  }
}
