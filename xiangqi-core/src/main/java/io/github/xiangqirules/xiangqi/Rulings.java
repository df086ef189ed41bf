package io.github.xiangqirules.xiangqi;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.Conduct;
import io.github.xiangqirules.api.History;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.PlyClass;
import io.github.xiangqirules.api.Reason;
import io.github.xiangqirules.api.Ruling;
import io.github.xiangqirules.xiangqi.adjudication.Finding;
import io.github.xiangqirules.xiangqi.adjudication.MoveLimit;
import io.github.xiangqirules.xiangqi.adjudication.Pairs;
import io.github.xiangqirules.xiangqi.adjudication.Ply;
import io.github.xiangqirules.xiangqi.adjudication.QuietRun;
import io.github.xiangqirules.xiangqi.adjudication.Verdict;
import io.github.xiangqirules.xiangqi.adjudication.Window;
import io.github.xiangqirules.xiangqi.board.Board;
import java.util.Optional;

/** Puts what a rule book found into outcomes. */
final class Rulings {
  private static final Piece[] PIECES = Piece.values();

  private final RuleBook book;
  private final History<XiangqiPosition, XiangqiMove> now;

  Rulings(RuleBook book, History<XiangqiPosition, XiangqiMove> now) {
    this.book = book;
    this.now = now;
  }

  Outcome ofCycle(Window window, Finding finding) {
    ImmutableMap<Player, Conduct> conduct =
        finding.conduct().isEmpty()
            ? ImmutableMap.of()
            : ImmutableMap.of(
                Player.FIRST, finding.conduct().get(0), Player.SECOND, finding.conduct().get(1));
    int fromPly = now.plies() - window.length() + 1;
    ImmutableList<PlyClass> plies = plies(window, finding, fromPly);
    Ruling ruling =
        new Ruling(
            book.text(),
            rule(finding.verdict(), conduct),
            fromPly,
            now.plies(),
            conduct,
            plies,
            Explanation.ofCycle(
                book,
                finding.verdict(),
                conduct,
                plies,
                fromPly,
                now.plies(),
                now.position().toMove().opponent()));
    return outcome(finding.verdict(), conduct, ruling);
  }

  /** The cell of the table that decided, red first, or what the repetition alone brings. */
  private static String rule(Verdict verdict, ImmutableMap<Player, Conduct> conduct) {
    Conduct red = conduct.get(Player.FIRST);
    Conduct black = conduct.get(Player.SECOND);
    if (red == null || black == null) {
      return verdict == Verdict.DRAW ? "repetition-draws" : "repeater-loses";
    }
    return word(red) + "-against-" + word(black);
  }

  private static String word(Conduct conduct) {
    return Ascii.toLowerCase(conduct.name()).replace('_', '-');
  }

  private static Outcome outcome(
      Verdict verdict, ImmutableMap<Player, Conduct> conduct, Ruling ruling) {
    return switch (verdict) {
      case FIRST_LOSES -> lost(Player.FIRST, conduct, ruling);
      case SECOND_LOSES -> lost(Player.SECOND, conduct, ruling);
      case DRAW -> new Outcome.Drawn(Reason.REPETITION, Optional.of(ruling));
      case ARBITER -> new Outcome.Undecided(Optional.of(ruling));
    };
  }

  private static Outcome lost(Player loser, ImmutableMap<Player, Conduct> conduct, Ruling ruling) {
    Reason reason =
        switch (conduct.getOrDefault(loser, Conduct.ALLOWED)) {
          case PERPETUAL_CHECK -> Reason.PERPETUAL_CHECK;
          case PERPETUAL_CHASE -> Reason.PERPETUAL_CHASE;
          case PERPETUAL_THREAT -> Reason.PERPETUAL_THREAT;
          case ALLOWED, UNCLEAR -> Reason.REPETITION;
        };
    return new Outcome.Won(loser.opponent(), reason, Optional.of(ruling));
  }

  private static ImmutableList<PlyClass> plies(Window window, Finding finding, int fromPly) {
    ImmutableList.Builder<PlyClass> plies =
        ImmutableList.builderWithExpectedSize(finding.plies().size());
    for (int index = 0; index < finding.plies().size(); index++) {
      Ply ply = finding.plies().get(index);
      plies.add(
          new PlyClass(fromPly + index, ply.kind(), chases(window.after(index), ply.pairs())));
    }
    return plies.build();
  }

  private static ImmutableList<PlyClass.Chase> chases(Board board, Pairs pairs) {
    ImmutableList.Builder<PlyClass.Chase> chases =
        ImmutableList.builderWithExpectedSize(pairs.count());
    for (int i = 0; i < pairs.count(); i++) {
      int attacker = pairs.attacker(i);
      int victim = pairs.victim(i);
      chases.add(
          new PlyClass.Chase(
              PIECES[board.pieceAt(attacker)],
              Point.at(attacker),
              PIECES[board.pieceAt(victim)],
              Point.at(victim)));
    }
    return chases.build();
  }

  /** The limit of moves without a capture is reached by that run of them. */
  Outcome ofMoveLimit(QuietRun run) {
    ImmutableSet<Player> by = claimants(run);
    Ruling ruling =
        withoutCycle(
            "move-limit",
            now.plies() - Past.quietPliesOfGame(now) + 1,
            Explanation.ofMoveLimit(book, by));
    return by.isEmpty()
        ? new Outcome.Drawn(Reason.MOVE_LIMIT, Optional.of(ruling))
        : new Outcome.Claimable(by, Reason.MOVE_LIMIT, Optional.of(ruling));
  }

  /** Who may claim the draw; nobody where it is automatic. */
  private ImmutableSet<Player> claimants(QuietRun run) {
    MoveLimit rule = book.book().moveLimit();
    ImmutableSet.Builder<Player> by = ImmutableSet.builder();
    for (Player player : Player.values()) {
      if (rule.mayClaim(run, player.ordinal(), book.options().moveLimit())) {
        by.add(player);
      }
    }
    return by.build();
  }

  Outcome ofMaterial() {
    Ruling ruling =
        withoutCycle("insufficient-material", now.plies() + 1, Explanation.ofMaterial(book));
    return new Outcome.Drawn(Reason.MATERIAL, Optional.of(ruling));
  }

  private Ruling withoutCycle(String rule, int fromPly, String explanation) {
    return new Ruling(
        book.text(),
        rule,
        fromPly,
        now.plies(),
        ImmutableMap.of(),
        ImmutableList.of(),
        explanation);
  }
}
