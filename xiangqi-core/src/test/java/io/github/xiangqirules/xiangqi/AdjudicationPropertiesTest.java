package io.github.xiangqirules.xiangqi;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Preview;
import io.github.xiangqirules.api.Reason;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** What must not matter to a verdict, and what must. */
class AdjudicationPropertiesTest {
  private static final ImmutableList<AdjudicatedLine> CYCLES =
      AdjudicatedLine.all().stream()
          .filter(line -> !line.ruleset().equals("computer-60move"))
          .collect(toImmutableList());

  /** Few pieces, so that positions come again and now and then something is taken. */
  private static final ImmutableList<String> SMALL_STARTS =
      ImmutableList.of(
          "3k5/9/9/9/9/9/9/9/4A4/R3K4 w - - 0 1",
          "3k5/3r5/9/9/9/9/9/4R4/9/4K4 w - - 3 1",
          "4k4/4a4/4b4/9/9/9/9/4B4/4A4/3K5 b - - 0 1",
          "3k5/9/9/4p4/9/9/4P4/9/9/4K4 w - - 10 8");

  @Property
  void leftAndRightDoNotMatter(
      @ForAll("lines") AdjudicatedLine line, @ForAll("books") RuleBook book) {
    assertEquals(line.under(book), Line.of(line).leftRight().under(book));
  }

  @Property
  void coloursDoNotMatter(@ForAll("lines") AdjudicatedLine line, @ForAll("books") RuleBook book) {
    Verdicts.Verdict verdict = line.under(book);
    String swapped =
        switch (verdict.text()) {
          case "red_wins" -> "black_wins";
          case "black_wins" -> "red_wins";
          default -> verdict.text();
        };
    assertEquals(
        new Verdicts.Verdict(swapped, verdict.ply()), Line.of(line).otherColor().under(book));
  }

  /** A cycle that is gone through once tells as much: its last ply is answered by its first. */
  @Property
  void goingThroughTheSameCycleOnceMoreDoesNotMatter(@ForAll("pure") AdjudicatedLine line) {
    for (RuleBook book : ImmutableList.of(RuleBook.COMPUTER, RuleBook.WXF)) {
      RuleBook second = book.with(options -> options.withFold(2));
      assertEquals(line.under(book).text(), line.under(second).text());
    }
  }

  @Property
  void movesBeforeTheCycleDoNotMatter(
      @ForAll("lines") AdjudicatedLine line, @ForAll("books") RuleBook book, @ForAll long seed) {
    Optional<Line> longer = Line.of(line).withMoveBefore(new Random(seed));
    Assume.that(longer.isPresent());
    Verdicts.Verdict verdict = line.under(book);
    assertEquals(
        new Verdicts.Verdict(verdict.text(), verdict.ply() < 0 ? -1 : verdict.ply() + 1),
        longer.orElseThrow().under(book));
  }

  /** The second implementation counts in the whole game, captures or not. */
  @Property(tries = 300)
  void repetitionIsJudgedExactlyWhenAPositionHasOccurredOftenEnough(
      @ForAll("starts") String start, @ForAll long seed) {
    Game<XiangqiPosition, XiangqiMove> game = randomGame(RuleBook.THREEFOLD_DRAW, start, seed);
    Map<String, Integer> seen = new HashMap<>();
    int most = 0;
    for (XiangqiPosition position : game.positions()) {
      assertTrue(most < 3, "it went on after a third occurrence");
      String fen = position.text();
      most = Math.max(most, seen.merge(fen.substring(0, fen.indexOf(" - ")), 1, Integer::sum));
    }
    boolean repetition =
        game.outcome() instanceof Outcome.Drawn drawn && drawn.reason() == Reason.REPETITION;
    assertEquals(most == 3, repetition);
  }

  @Property(tries = 100)
  void noCaptureIsInsideACycle(@ForAll("starts") String start, @ForAll long seed) {
    Game<XiangqiPosition, XiangqiMove> game = randomGame(RuleBook.CASUAL, start, seed);
    Assume.that(game.outcome().ruling().isPresent());
    int pieces = game.position().pieces().size();
    for (int ply = Verdicts.ruling(game).fromPly() - 1; ply <= game.plies(); ply++) {
      assertEquals(pieces, game.positions().get(ply).pieces().size());
    }
    assertTrue(
        game.position()
            .sameForRepetition(game.positions().get(Verdicts.ruling(game).fromPly() - 1)));
  }

  @Property(tries = 100)
  void thePreviewIsWhatPlayingBrings(
      @ForAll("starts") String start, @ForAll("books") RuleBook book, @ForAll long seed) {
    Game<XiangqiPosition, XiangqiMove> game = randomGame(book, start, seed);
    Assume.that(game.previous() != null);
    Game<XiangqiPosition, XiangqiMove> before = game.takeBack(1);
    for (XiangqiMove move : before.legalMoves()) {
      Game<XiangqiPosition, XiangqiMove> next = before.play(move);
      assertEquals(new Preview(next.occurrences(), next.outcome()), before.preview(move));
    }
  }

  @Property
  void aRulingHasAPlyClassForEachPlyOfItsCycle(
      @ForAll("lines") AdjudicatedLine line, @ForAll("books") RuleBook book) {
    Game<XiangqiPosition, XiangqiMove> game = Verdicts.play(book, line.fen(), line.moves());
    Assume.that(game.outcome().ruling().isPresent());
    var ruling = Verdicts.ruling(game);
    assertEquals(book.id(), ruling.book());
    assertEquals(game.plies(), ruling.toPly());
    assertEquals(ruling.conduct().isEmpty(), ruling.plies().isEmpty());
    for (int i = 0; i < ruling.plies().size(); i++) {
      assertEquals(ruling.fromPly() + i, ruling.plies().get(i).ply());
    }
    if (!ruling.plies().isEmpty()) {
      assertEquals(ruling.toPly() - ruling.fromPly() + 1, ruling.plies().size());
    }
  }

  /** The second implementation counts every ply of the game. */
  @Property(tries = 200)
  void theDrawIsClaimedByWhoHasMovesEnoughWithoutItsManyChecks(
      @ForAll("lastingChecks") String start,
      @ForAll @IntRange(max = 3) int calm,
      @ForAll long seed) {
    int limit = 15;
    RuleBook book = RuleBook.WXF.with(options -> options.withFold(0).withMoveLimit(limit));
    Random random = new Random(seed);
    Game<XiangqiPosition, XiangqiMove> game =
        Game.start(XiangqiRules.of(book), XiangqiPosition.parse(start));
    int side = game.position().toMove().ordinal();
    int[] moves = new int[2];
    int[] checks = new int[2];
    while (game.plies() < 100) {
      // Many checks for a time, then few of them or the other way round.
      boolean wantsCheck = random.nextInt(4) > (game.plies() < 50 ? calm : 3 - calm);
      Optional<XiangqiMove> move = safeMove(game.position(), wantsCheck, random);
      if (move.isEmpty()) {
        return;
      }
      game = game.play(move.get());
      moves[side]++;
      checks[side] += game.position().inCheck() ? 1 : 0;
      side = 1 - side;
      Set<Player> may = new HashSet<>();
      for (Player player : Player.values()) {
        int counted = moves[player.ordinal()] - Math.max(0, checks[player.ordinal()] - 10);
        if (Math.min(moves[0], moves[1]) >= limit && counted >= limit) {
          may.add(player);
        }
      }
      assertEquals(may, game.outcome() instanceof Outcome.Claimable claim ? claim.by() : Set.of());
    }
  }

  /** A move after which nothing can be taken, a check or none if there is one. */
  private static Optional<XiangqiMove> safeMove(
      XiangqiPosition position, boolean wantsCheck, Random random) {
    List<XiangqiMove> safe = new ArrayList<>();
    for (XiangqiMove move : position.legalMoves()) {
      XiangqiPosition next = position.play(move);
      boolean quiet = next.legalMoves().stream().allMatch(reply -> next.captured(reply) == null);
      if (quiet && position.captured(move) == null && !next.outcome().isOver()) {
        safe.add(move);
      }
    }
    Collections.shuffle(safe, random);
    return safe.stream()
        .filter(move -> position.play(move).inCheck() == wantsCheck)
        .findFirst()
        .or(() -> safe.stream().findFirst());
  }

  /** Chariots that can check from afar as long as they like, the general cannot get away. */
  @Provide
  Arbitrary<String> lastingChecks() {
    return Arbitraries.of(
        "3k5/9/9/9/9/9/9/9/4A4/R3K4 w - - 0 1", "4k3r/4a4/9/9/9/9/9/9/9/3K5 b - - 0 1");
  }

  private static Game<XiangqiPosition, XiangqiMove> randomGame(
      RuleBook book, String start, long seed) {
    Random random = new Random(seed);
    Game<XiangqiPosition, XiangqiMove> game =
        Game.start(XiangqiRules.of(book), XiangqiPosition.parse(start));
    while (!game.outcome().isOver() && game.plies() < 120) {
      List<XiangqiMove> moves = game.legalMoves();
      game = game.play(moves.get(random.nextInt(moves.size())));
    }
    return game;
  }

  @Provide
  Arbitrary<AdjudicatedLine> lines() {
    return Arbitraries.of(CYCLES);
  }

  /** Lines that are the same cycle twice. */
  @Provide
  Arbitrary<AdjudicatedLine> pure() {
    return lines()
        .filter(
            line -> {
              int half = line.moves().length() / 2;
              return line.moves()
                  .equals(
                      line.moves().substring(half + 1) + " " + line.moves().substring(half + 1));
            });
  }

  @Provide
  Arbitrary<RuleBook> books() {
    return Arbitraries.of(RuleBook.all());
  }

  @Provide
  Arbitrary<String> starts() {
    return Arbitraries.of(SMALL_STARTS);
  }
}
