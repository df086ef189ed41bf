package io.github.xiangqirules.opponents.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.Score;
import io.github.xiangqirules.xiangqi.RuleBook;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Mates by checks alone, each in as many moves as the table says and not in fewer. A second search
 * that tries every check and every answer proves them.
 */
class MateTest {
  /** Three seconds of a slow machine. */
  private static final Budget BUDGET = Budget.ofNodes(500_000);

  private record Mate(int moves, String fen) {}

  private static Stream<Mate> mates() {
    return lines().stream()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split("\t", -1))
        .map(fields -> new Mate(Integer.parseInt(fields[0]), fields[1]));
  }

  private static List<String> lines() {
    try (InputStream in = MateTest.class.getResourceAsStream("mates.tsv")) {
      if (in == null) {
        throw new IllegalStateException("no mates.tsv");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void thereAreThirty() {
    assertEquals(30, mates().map(Mate::fen).distinct().count());
  }

  @ParameterizedTest
  @MethodSource("mates")
  void theTableIsRight(Mate mate) {
    XiangqiPosition position = XiangqiPosition.parse(mate.fen());
    assertTrue(wins(position, mate.moves()));
    assertTrue(mate.moves() == 1 || !wins(position, mate.moves() - 1));
  }

  @ParameterizedTest
  @MethodSource("mates")
  void itIsFoundAndPlayedToTheEnd(Mate mate) {
    XiangqiOpponent opponent = XiangqiOpponent.strongest(8);
    Watch watch = new Watch();
    XiangqiMove move =
        opponent.choose(Playing.game(RuleBook.COMPUTER, mate.fen(), ""), BUDGET, watch);
    Score.Forced score = assertInstanceOf(Score.Forced.class, watch.last().score());
    assertTrue(score.moves() > 0 && score.moves() <= mate.moves(), score::toString);
    assertEquals(move, watch.last().line().get(0));
    XiangqiPosition next = XiangqiPosition.parse(mate.fen()).play(move);
    assertTrue(loses(next, mate.moves()), move::text);
  }

  /** Whether the side to move mates in so many moves, each of them a check. */
  private static boolean wins(XiangqiPosition position, int moves) {
    for (XiangqiMove move : position.legalMoves()) {
      XiangqiPosition next = position.play(move);
      if (next.inCheck() && loses(next, moves)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the side to move is mated, or by so many moves less one after each of its moves. */
  private static boolean loses(XiangqiPosition position, int moves) {
    if (moves == 1) {
      return position.legalMoves().isEmpty();
    }
    for (XiangqiMove move : position.legalMoves()) {
      if (!wins(position.play(move), moves - 1)) {
        return false;
      }
    }
    return true;
  }
}
