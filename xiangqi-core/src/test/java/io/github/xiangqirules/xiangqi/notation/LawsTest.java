package io.github.xiangqirules.xiangqi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.MoveReader;
import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.notation.file.Man;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;

/** What holds in every position for every notation. */
class LawsTest {
  private static final ImmutableList<Notation<XiangqiPosition, XiangqiMove>> ALL =
      ImmutableList.<Notation<XiangqiPosition, XiangqiMove>>builder()
          .addAll(Notations.written())
          .add(
              Notations.wxf(
                  WxfOptions.standard().withDotForTraverse(true).withLowerCaseBlack(true)))
          .build();

  @Property
  @Domain(TandemPositions.class)
  void noTwoLegalMovesShareAText(@ForAll XiangqiPosition position) {
    for (Notation<XiangqiPosition, XiangqiMove> notation : ALL) {
      Map<String, XiangqiMove> texts = new HashMap<>();
      for (XiangqiMove move : position.legalMoves()) {
        String text = notation.write(position, move);
        assertNull(texts.put(text, move), () -> notation.id() + " " + text + " " + position);
      }
    }
  }

  @Property
  @Domain(TandemPositions.class)
  void aReaderThatIsToldReadsWhatWasWritten(@ForAll XiangqiPosition position) {
    for (Notation<XiangqiPosition, XiangqiMove> notation : ALL) {
      for (XiangqiMove move : position.legalMoves()) {
        String text = notation.write(position, move);
        assertEquals(
            List.of(move),
            notation.read(position, text),
            () -> notation.id() + " " + text + " " + position);
      }
    }
  }

  @Property
  @Domain(TandemPositions.class)
  void aReaderThatIsNotToldReadsItToo(@ForAll XiangqiPosition position) {
    for (Notation<XiangqiPosition, XiangqiMove> notation : ALL) {
      for (XiangqiMove move : position.legalMoves()) {
        String text = notation.write(position, move);
        ImmutableList<XiangqiMove> read =
            notation.id().equals("uci1")
                ? ImmutableList.of(move)
                : Notations.any().read(position, text);
        assertTrue(read.contains(move), () -> notation.id() + " " + text + " " + position);
        assertTrue(
            read.size() == 1 || collides(position, text),
            () -> notation.id() + " " + text + " " + read + " " + position);
      }
    }
  }

  /** Whether a text may have two meanings: 11 and 33 with files of three, P+ and P- of four. */
  private static boolean collides(XiangqiPosition position, String text) {
    int most = 0;
    for (int file = 0; file < 9; file++) {
      int soldiers = 0;
      for (int rank = 0; rank < 10; rank++) {
        Piece soldier = Piece.of(position.sideToMove(), PieceKind.SOLDIER);
        soldiers += position.at(Point.of(file, rank)).filter(soldier::equals).isPresent() ? 1 : 0;
      }
      most = Math.max(most, soldiers);
    }
    boolean numbers = text.startsWith("11") || text.startsWith("33");
    boolean signs = text.startsWith("P+") || text.startsWith("P-");
    return (numbers && most == 3) || (signs && most >= 4);
  }

  /** That the positions of these laws have what is hard in them. */
  @Test
  void thePositionsAreHeavyWithTandems() {
    Random random = new Random(5);
    Map<String, Integer> seen = new HashMap<>();
    for (int i = 0; i < 3000; i++) {
      XiangqiPosition position = TandemPositions.tandem(random);
      ImmutableList<Man> soldiers = Man.all(new Placed(position), PieceKind.SOLDIER);
      int most = soldiers.stream().mapToInt(Man::onFile).max().orElse(0);
      int files = soldiers.isEmpty() ? 0 : soldiers.get(0).tandemFiles();
      String color = position.sideToMove() == Color.RED ? "red" : "black";
      seen.merge(color + " " + most + " on a file, tandem files " + files, 1, Integer::sum);
    }
    for (String color : List.of("red", "black")) {
      for (String kind : List.of("2 1", "3 1", "4 1", "5 1", "2 2", "3 2")) {
        String name = color + " " + kind.replace(" ", " on a file, tandem files ");
        assertTrue(seen.getOrDefault(name, 0) >= 10, () -> name + " in " + seen);
      }
    }
  }

  @Test
  void theNotationsHaveTheirNamesUciFirst() {
    assertEquals(
        List.of(
            "uci",
            "uci1",
            "iccs",
            "wxf",
            "wxf-axf",
            "wxf-xqbase",
            "chinese",
            "chinese-traditional",
            "chinese-four"),
        Notations.written().stream().map(Notation::id).toList());
    for (MoveReader<XiangqiPosition, XiangqiMove> reader : Notations.readers()) {
      assertEquals(reader.id(), reader.toString());
    }
    assertEquals(
        ImmutableSet.of("winboard", "pychess"),
        Notations.readers().stream()
            .filter(reader -> !(reader instanceof Notation))
            .map(Object::toString)
            .collect(ImmutableSet.toImmutableSet()));
  }
}
