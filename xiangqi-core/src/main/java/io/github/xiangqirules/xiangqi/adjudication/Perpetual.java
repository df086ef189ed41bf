package io.github.xiangqirules.xiangqi.adjudication;

import static io.github.xiangqirules.api.PlyClass.Kind.CHASE;
import static io.github.xiangqirules.api.PlyClass.Kind.CHECK;
import static io.github.xiangqirules.api.PlyClass.Kind.IDLE;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Conduct;
import io.github.xiangqirules.xiangqi.adjudication.ChaseRules.VoidedBy;

/** Judges a window by perpetual check and by the perpetual chase of one piece. */
final class Perpetual {
  private static final int NO_VICTIM = 0;
  private static final int ANY_VICTIM = -1;

  private final Window window;
  private final ChaseRules rules;
  private final ChaseFinder finder;
  private final Ply[] plies;

  private Perpetual(Window window, ChaseRules rules) {
    this.window = window;
    this.rules = rules;
    finder = new ChaseFinder(rules);
    plies = new Ply[window.length()];
    for (int index = 0; index < plies.length; index++) {
      plies[index] = classify(index);
    }
  }

  static Finding judge(Window window, ChaseRules rules) {
    return new Perpetual(window, rules).finding();
  }

  private Ply classify(int index) {
    boolean check = window.givesCheck(index);
    if (check && rules.voidedBy() != VoidedBy.NONE) {
      return Ply.of(CHECK);
    }
    Pairs chases = finder.chases(window, index);
    return new Ply(check ? CHECK : chases.count() > 0 ? CHASE : IDLE, chases);
  }

  private Finding finding() {
    byte[][] names = window.names();
    int red = commonVictims(0, names);
    int black = commonVictims(1, names);
    ImmutableList<Conduct> conduct = ImmutableList.of(conduct(0, red), conduct(1, black));
    ImmutableList.Builder<Ply> ordered = ImmutableList.builderWithExpectedSize(plies.length);
    for (int index = 0; index < plies.length; index++) {
      int common = window.mover(index) == 0 ? red : black;
      byte[] named = names[index];
      Ply ply = plies[index];
      ordered.add(
          new Ply(
              ply.kind(),
              ply.pairs().first(pair -> (common >> named[Pairs.victimOf(pair)] & 1) != 0)));
    }
    return new Finding(
        Table.PERPETUAL.verdict(conduct.get(0), conduct.get(1)), conduct, ordered.build());
  }

  private Conduct conduct(int side, int commonVictims) {
    boolean everyCheck = true;
    boolean anyCheck = false;
    for (int index = 0; index < plies.length; index++) {
      boolean check = plies[index].kind() == CHECK;
      everyCheck &= check || window.mover(index) != side;
      anyCheck |= check;
    }
    if (everyCheck) {
      return Conduct.PERPETUAL_CHECK;
    }
    boolean voided = anyCheck && rules.voidedBy() == VoidedBy.ANY;
    return voided || commonVictims == NO_VICTIM ? Conduct.ALLOWED : Conduct.PERPETUAL_CHASE;
  }

  /** The pieces that every ply of a side chases, a bit for each by its number. */
  private int commonVictims(int side, byte[][] names) {
    int common = ANY_VICTIM;
    for (int index = 0; index < plies.length; index++) {
      if (window.mover(index) == side) {
        common &= plies[index].pairs().victims(names[index]);
      }
    }
    return common;
  }
}
