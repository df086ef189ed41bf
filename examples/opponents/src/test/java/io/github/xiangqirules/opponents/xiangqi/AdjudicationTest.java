package io.github.xiangqirules.opponents.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.Listener;
import io.github.xiangqirules.xiangqi.RuleBook;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the ends of lines are worth inside the search, under several rule books. */
class AdjudicationTest {
  private static final String START =
      "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

  /** Red's chariot can check for ever; black would mate. */
  static final String CHECKS = "5k3/9/9/9/7R1/9/9/r8/5r3/4K4 w - - 0 1";

  /** Red's chariot can attack the cannon for ever. */
  private static final String CHASE = "3k5/9/9/9/c8/7R1/9/9/9/4K4 w - - 0 1";

  private static final String SHUFFLE = "a0a1 a9a8 a1a0 a8a9";

  @ParameterizedTest
  @CsvSource({
    "casual, won",
    "threefold-draw, drawn",
    "computer, drawn",
    "wxf, drawn",
    "none, open",
  })
  void theThirdOccurrenceIsJudgedAsItStands(String book, String expected) {
    assertVerdict(expected, value(book, START, SHUFFLE + " a0a1 a9a8 a1a0", "a8a9"), 1);
  }

  @ParameterizedTest
  @CsvSource({
    "casual, won",
    "threefold-draw, drawn",
    "computer, drawn",
    "wxf, drawn",
    "none, drawn",
  })
  void aCircleInsideTheSearchIsJudgedAsIfItWentOn(String book, String expected) {
    assertVerdict(expected, value(book, START, "", SHUFFLE), 4);
  }

  @ParameterizedTest
  @CsvSource({"casual", "threefold-draw", "computer", "wxf", "none"})
  void aSecondOccurrenceOfWhatWasBeforeTheSearchIsNoCircleYet(String book) {
    assertEquals(Adjudication.OPEN, value(book, START, "a0a1 a9a8 a1a0", "a8a9"));
  }

  @ParameterizedTest
  @CsvSource({
    "casual, won",
    "threefold-draw, drawn",
    "perpetual-check-only, won",
    "computer, won",
    "wxf, won",
    "ucci-league, won",
    "cxa, won",
    "none, drawn",
  })
  void perpetualCheckIsWonByTheOtherSide(String book, String expected) {
    assertVerdict(expected, value(book, CHECKS, "", "h5h9 f9f8 h9h8 f8f9 h8h9"), 5);
  }

  @ParameterizedTest
  @CsvSource({
    "threefold-draw, drawn",
    "perpetual-check-only, drawn",
    "computer, won",
    "wxf, won",
    "ucci-league, won",
  })
  void perpetualChaseIsWonByTheOtherSide(String book, String expected) {
    assertVerdict(expected, value(book, CHASE, "", "h4h5 a5a4 h5h4 a4a5 h4h5"), 5);
  }

  @ParameterizedTest
  @CsvSource({"casual, open", "computer, drawn", "wxf, drawn", "none, open"})
  void theMoveLimitIsADraw(String book, String expected) {
    String fen = START.replace("- - 0 1", "- - 119 70");
    assertVerdict(expected, value(book, fen, "", "a0a1"), 1);
  }

  @Test
  void beforeTheMoveLimitTheLineIsOpen() {
    String fen = START.replace("- - 0 1", "- - 118 70");
    assertEquals(Adjudication.OPEN, value("computer", fen, "", "a0a1"));
  }

  @Test
  void mateGoesBeforeTheMoveLimit() {
    String fen = "3k5/RR7/9/9/9/9/9/9/9/4K4 w - - 119 70";
    assertEquals(Values.MATE - 1, -value("computer", fen, "", "a8a9"));
  }

  @Test
  void nothingIsRepeatedAcrossAPass() {
    State state = state("threefold-draw", START, "");
    play(state, "a0a1 a9a8");
    state.path.pass();
    state.path.pass();
    play(state, "a1a0 a8a9");
    assertEquals(Adjudication.OPEN, state.adjudication.value());
  }

  @Test
  void afterTakingBackTheLineIsWhatItWas() {
    State state = state("threefold-draw", START, "");
    play(state, SHUFFLE);
    assertEquals(0, state.adjudication.value());
    state.path.takeBack();
    assertEquals(Adjudication.OPEN, state.adjudication.value());
    play(state, "b9c7");
    assertEquals(Adjudication.OPEN, state.adjudication.value());
  }

  private static void assertVerdict(String expected, int value, int ply) {
    int wanted =
        switch (expected) {
          case "won" -> (ply == 1 ? Values.MATE : Values.RULING) - ply;
          case "drawn" -> 0;
          default -> Adjudication.OPEN;
        };
    assertEquals(wanted, value);
  }

  private static int value(String book, String fen, String before, String line) {
    State state = state(book, fen, before);
    play(state, line);
    return state.adjudication.value();
  }

  private static void play(State state, String line) {
    for (String text : line.split(" ", -1)) {
      XiangqiMove move = XiangqiMove.parse(text);
      state.path.play(move, Moves.code(move));
    }
  }

  private static State state(String book, String fen, String before) {
    Game<XiangqiPosition, XiangqiMove> game = Playing.game(book(book), fen, before);
    State state = new State(game, Budget.unlimited(), Listener.none(), new Memory(1));
    state.path.start(game);
    return state;
  }

  static RuleBook book(String id) {
    Predicate<RuleBook> named = book -> book.id().equals(id);
    return RuleBook.all().stream().filter(named).findFirst().orElseThrow();
  }
}
