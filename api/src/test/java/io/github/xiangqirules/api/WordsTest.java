package io.github.xiangqirules.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.urn.UrnMove;
import io.github.xiangqirules.urn.UrnPlace;
import io.github.xiangqirules.urn.UrnRules;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The small words of the api, whose order and letters users rely on. */
class WordsTest {
  @Test
  void orderAndLettersOfPiecesAreFixed() {
    assertEquals(
        "KABRNCPkabrncp",
        Arrays.stream(Piece.values())
            .map(piece -> String.valueOf(piece.letter()))
            .collect(Collectors.joining()));
    for (Piece piece : Piece.values()) {
      assertEquals(piece, Piece.of(piece.color(), piece.kind()));
      assertEquals(Optional.of(piece), Piece.ofLetter(piece.letter()));
    }
    assertEquals(Optional.empty(), Piece.ofLetter('x'));
  }

  @Test
  void everyPieceHasItsCarvedCharacterAndEveryKindItsLetter() {
    assertEquals(
        "帥仕相俥傌炮兵將士象車馬砲卒",
        Arrays.stream(Piece.values())
            .map(piece -> String.valueOf(piece.character()))
            .collect(Collectors.joining()));
    assertEquals(
        "KABRNCP",
        Arrays.stream(PieceKind.values())
            .map(kind -> String.valueOf(kind.letter()))
            .collect(Collectors.joining()));
  }

  /** Hosts store and translate these names. */
  @Test
  void theWordsOfRulingsAreFixed() {
    assertEquals(
        "[PERPETUAL_CHECK, PERPETUAL_CHASE, PERPETUAL_THREAT, ALLOWED, UNCLEAR]",
        Arrays.toString(Conduct.values()));
    assertEquals("[CHECK, CHASE, KILL, IDLE, UNCLEAR]", Arrays.toString(PlyClass.Kind.values()));
    PlyClass.Chase chase =
        new PlyClass.Chase(Piece.RED_CHARIOT, UrnPlace.URN, Piece.BLACK_HORSE, UrnPlace.HEAP);
    PlyClass ply = new PlyClass(3, PlyClass.Kind.CHASE, ImmutableList.of(chase));
    assertEquals(
        new PlyClass(
            3,
            PlyClass.Kind.CHASE,
            ImmutableList.of(
                new PlyClass.Chase(
                    Piece.RED_CHARIOT, UrnPlace.URN, Piece.BLACK_HORSE, UrnPlace.HEAP))),
        ply);
  }

  @Test
  void opponentsAreEachOthers() {
    assertEquals(Player.SECOND, Player.FIRST.opponent());
    assertEquals(Player.FIRST, Player.SECOND.opponent());
    assertEquals(Color.BLACK, Color.RED.opponent());
    assertEquals(Color.RED, Color.BLACK.opponent());
  }

  @Test
  void marksAreChangedOneAtATime() {
    Marks<UrnMove> marks =
        Marks.<UrnMove>none()
            .withBottom(Player.SECOND)
            .withLastMove(UrnMove.TAKE)
            .withPlaces(ImmutableSet.of(UrnPlace.URN))
            .withArrows(ImmutableList.of(UrnMove.TURN));
    assertEquals(
        new Marks<>(
            Player.SECOND,
            Optional.of(UrnMove.TAKE),
            ImmutableSet.of(UrnPlace.URN),
            ImmutableList.of(UrnMove.TURN)),
        marks);
  }

  @Test
  void anErrorHoldsItsProblemsAndTheirMessages() {
    Problem one =
        Problem.ofSetup("one", Optional.of(Piece.RED_CANNON), Optional.of(UrnPlace.URN), "first");
    Problem two = Problem.ofText("two", "field", 3, "second");
    RulesException e = new InvalidPositionException(ImmutableList.of(one, two));
    assertEquals("first; second", e.getMessage());
    assertEquals(ImmutableList.of(one, two), e.problems());
  }

  @Test
  void anErrorThatTravelledKeepsItsMessage() throws IOException, ClassNotFoundException {
    RulesException e =
        assertThrows(
            InvalidPositionException.class, () -> new UrnRules(0).parsePosition("0 9 0 - 0 0"));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new ObjectOutputStream(bytes).writeObject(e);
    RulesException travelled =
        (RulesException)
            new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    assertEquals("too many", travelled.getMessage());
    assertTrue(travelled.problems().isEmpty());
  }
}
