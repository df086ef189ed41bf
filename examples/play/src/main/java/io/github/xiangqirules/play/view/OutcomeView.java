package io.github.xiangqirules.play.view;

import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.PlyClass;
import io.github.xiangqirules.api.Reason;
import io.github.xiangqirules.api.Ruling;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How a game stands, for a page that says it in the language of its reader.
 *
 * @param state one of ongoing, claimable, undecided, won, drawn
 * @param by who may claim a draw
 */
record OutcomeView(
    String state,
    @Nullable Player winner,
    Set<Player> by,
    @Nullable Reason reason,
    @Nullable RulingView ruling) {

  /** Why a rule book decided so, as values and in English. */
  record RulingView(
      String book,
      String rule,
      int fromPly,
      int toPly,
      Map<Player, String> conduct,
      List<PlyView> plies,
      String explain) {}

  /** What one ply was. */
  record PlyView(int ply, PlyClass.Kind kind, List<ChaseView> chases) {}

  /** Who chased whom. */
  record ChaseView(String attacker, String from, String victim, String on) {}

  static OutcomeView of(Outcome outcome) {
    RulingView ruling = outcome.ruling().map(OutcomeView::of).orElse(null);
    if (outcome instanceof Outcome.Won won) {
      return new OutcomeView("won", won.winner(), Set.of(), won.reason(), ruling);
    }
    if (outcome instanceof Outcome.Drawn drawn) {
      return new OutcomeView("drawn", null, Set.of(), drawn.reason(), ruling);
    }
    if (outcome instanceof Outcome.Claimable claimable) {
      return new OutcomeView("claimable", null, claimable.by(), claimable.reason(), ruling);
    }
    boolean undecided = outcome instanceof Outcome.Undecided;
    return new OutcomeView(undecided ? "undecided" : "ongoing", null, Set.of(), null, ruling);
  }

  private static RulingView of(Ruling ruling) {
    Map<Player, String> conduct = new java.util.EnumMap<>(Player.class);
    ruling.conduct().forEach((player, did) -> conduct.put(player, did.name()));
    return new RulingView(
        ruling.book(),
        ruling.rule(),
        ruling.fromPly(),
        ruling.toPly(),
        conduct,
        ruling.plies().stream().map(OutcomeView::of).toList(),
        ruling.explain());
  }

  private static PlyView of(PlyClass ply) {
    return new PlyView(
        ply.ply(),
        ply.kind(),
        ply.chases().stream()
            .map(
                chase ->
                    new ChaseView(
                        String.valueOf(chase.attacker().letter()),
                        chase.from().text(),
                        String.valueOf(chase.victim().letter()),
                        chase.on().text()))
            .toList());
  }
}
