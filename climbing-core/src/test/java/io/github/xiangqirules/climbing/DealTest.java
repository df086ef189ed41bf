package io.github.xiangqirules.climbing;

import static io.github.xiangqirules.climbing.Boards.code;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.Deal;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Piece;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rule 17: the arbiter's secret. */
class DealTest {
  private static final String SALT = "000102030405060708090a0b0c0d0e0f";
  private static final String LETTERS = "KAABBRRNNCCPPPPPkaabbrrnnccppppp";
  private static final String SECRET = LETTERS + " " + SALT;

  private final ClimbingRules rules = ClimbingRules.standard();
  private final ClimbingPosition start = rules.initialPosition();
  private final ClimbingDeal deal = rules.parseDeal(start, SECRET);

  @Test
  void theArrangementNamesPiecesBySquareAndFromTheBottom() {
    assertEquals("a1=A", deal.resolve(start, ClimbingMove.flip(Square.A1)).text());
    assertEquals("b1=B", deal.resolve(start, ClimbingMove.flip(Square.B1)).text());
    assertEquals("d4=p", deal.resolve(start, ClimbingMove.flip(Square.D4)).text());
    ClimbingPosition later = Boards.play(start, "a1=A", "d4=p", "a1-b1");
    assertEquals("a1=K", deal.resolve(later, ClimbingMove.flip(Square.A1)).text());
  }

  @Test
  void aStepOrCaptureIsItsOwnResult() {
    ClimbingPosition later = Boards.play(start, "a1=A", "d4=p");
    ClimbingMove step = ClimbingMove.step(Square.A1, Square.B1);
    assertSame(step, deal.resolve(later, step));
  }

  @Test
  void theSamePieceComesAgainAfterATakeBack() {
    Game<ClimbingPosition, ClimbingMove> game = Game.start(rules);
    ClimbingDeal shuffled = rules.deal(start, new Random(7));
    Game<ClimbingPosition, ClimbingMove> once = game.play(ClimbingMove.flip(Square.B2), shuffled);
    Game<ClimbingPosition, ClimbingMove> again =
        once.play(ClimbingMove.flip(Square.C3), shuffled)
            .takeBack(2)
            .play(ClimbingMove.flip(Square.C3), shuffled)
            .takeBack(1)
            .play(ClimbingMove.flip(Square.B2), shuffled);
    assertEquals(once, again);
  }

  @Test
  void theSameDealComesBackFromItsSecretAfterARestart() {
    ClimbingDeal shuffled = rules.deal(start, new Random(7));
    ClimbingDeal stored = rules.parseDeal(start, shuffled.secret());
    assertEquals(shuffled.secret(), stored.secret());
    assertEquals(shuffled.commitment(), stored.commitment());
    for (ClimbingMove flip : start.legalMoves()) {
      assertSame(shuffled.resolve(start, flip), stored.resolve(start, flip));
    }
  }

  @Test
  void aDealOfALaterPositionHoldsWhatIsFaceDownThere() {
    ClimbingPosition later = Boards.play(start, "a1=A", "d4=p", "a1-b1");
    ClimbingDeal rest = rules.deal(later, new SecureRandom());
    assertEquals(30, rest.secret().indexOf(' '));
    Piece revealed = rest.resolve(later, ClimbingMove.flip(Square.A1)).revealed();
    assertTrue(later.unseen().contains(revealed));
  }

  @Test
  void aDealOfNothingIsEmpty() {
    ClimbingPosition open = Boards.of("-,-,-,-/-,-,-,-/-,-,-,-/K,-,-,k", "r");
    ClimbingDeal empty = rules.deal(open, new SecureRandom());
    assertTrue(empty.secret().startsWith("- "));
    assertEquals(empty.secret(), rules.parseDeal(open, empty.secret()).secret());
  }

  @Test
  void aGivenArrangementMustBeWhatIsFaceDown() {
    List<Piece> pieces = new ArrayList<>(start.unseen());
    assertEquals(LETTERS, ClimbingDeal.of(start, pieces, new Random(1)).secret().split(" ", -1)[0]);
    pieces.set(0, Piece.BLACK_GENERAL);
    assertThrows(
        IllegalArgumentException.class, () -> ClimbingDeal.of(start, pieces, new Random(1)));
  }

  @Test
  void theSaltHas128BitsAndDiffersFromDealToDeal() {
    Random random = new Random(1);
    List<Piece> pieces = start.unseen().asList();
    String one = ClimbingDeal.of(start, pieces, random).secret();
    String other = ClimbingDeal.of(start, pieces, random).secret();
    assertTrue(one.matches("[A-Za-z]{32} [0-9a-f]{32}"));
    assertNotEquals(one, other);
  }

  @Test
  void aLongerSaltIsReadUpTo128Digits() {
    String secret = LETTERS + " " + SALT.repeat(4);
    assertEquals(secret, rules.parseDeal(start, secret).secret());
  }

  @Test
  void theCommitmentIsTheHashOfTheSecretAndAllThatToStringShows() {
    assertEquals(Deal.commitment(SECRET), deal.commitment());
    assertEquals(64, deal.commitment().length());
    assertEquals("ClimbingDeal[" + deal.commitment() + "]", deal.toString());
  }

  @Test
  void everybodyCanVerifyAFinishedGame() {
    Game<ClimbingPosition, ClimbingMove> game = Game.start(rules);
    for (String choice : List.of("a1?", "d4?", "a1-b1", "a1?")) {
      game = game.play(ClimbingMove.parse(choice), deal);
    }
    assertTrue(ClimbingDeal.verify(game, SECRET, deal.commitment()));
    String other = "AK" + SECRET.substring(2);
    assertFalse(ClimbingDeal.verify(game, other, deal.commitment()), "not what was committed to");
    assertFalse(ClimbingDeal.verify(game, other, Deal.commitment(other)), "not what was played");
    assertFalse(ClimbingDeal.verify(game, "nonsense", Deal.commitment("nonsense")), "not a secret");
    Game<ClimbingPosition, ClimbingMove> cheated = Boards.play(Game.start(rules), "a1=C");
    assertFalse(ClimbingDeal.verify(cheated, SECRET, deal.commitment()), "not the piece dealt");
  }

  @Test
  void aPositionOfAnotherGameIsRefused() {
    ClimbingPosition other = Boards.play(start, "a1=P");
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> deal.resolve(other, ClimbingMove.flip(Square.B2)));
    assertEquals("the position is not from a game with this deal", e.getMessage());
    ClimbingPosition open = Boards.of("?,-,-,-/-,-,-,-/-,-,-,-/K,-,-,k", "r");
    ClimbingDeal small = rules.deal(open, new Random(1));
    assertThrows(
        IllegalArgumentException.class, () -> small.resolve(start, ClimbingMove.flip(Square.B2)));
  }

  @Test
  void anIllegalChoiceIsRefusedWithItsReason() {
    assertEquals("flip-first", code(() -> deal.resolve(start, ClimbingMove.parse("a1-a2"))));
    assertEquals("revealed-choice", code(() -> deal.resolve(start, ClimbingMove.parse("a1=A"))));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        LETTERS,
        LETTERS + " ",
        LETTERS + " 000102030405060708090a0b0c0d0e0",
        LETTERS + " 000102030405060708090a0b0c0d0e0F",
        LETTERS + "  " + SALT,
        LETTERS + " " + SALT + "\n",
        LETTERS + " " + SALT + SALT + SALT + SALT + "0",
        "- " + SALT,
        "K" + SECRET,
        "k" + "AABBRRNNCCPPPPPkaabbrrnnccppppp " + SALT,
        "?AABBRRNNCCPPPPPkaabbrrnnccppppp " + SALT
      })
  void aTextThatIsNoSecretIsRefusedWithoutShowingIt(String text) {
    NotationException e = assertThrows(NotationException.class, () -> rules.parseDeal(start, text));
    assertEquals("secret", e.problems().get(0).field());
    assertEquals(0, e.problems().get(0).index());
    assertFalse(e.toString().contains("KAABB") || e.toString().contains("0001"));
  }
}
