package io.github.xiangqirules.xiangqi.adjudication;

import static io.github.xiangqirules.api.PlyClass.Kind.CHASE;
import static io.github.xiangqirules.api.PlyClass.Kind.CHECK;
import static io.github.xiangqirules.api.PlyClass.Kind.IDLE;
import static io.github.xiangqirules.api.PlyClass.Kind.KILL;
import static io.github.xiangqirules.api.PlyClass.Kind.UNCLEAR;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Conduct;
import io.github.xiangqirules.api.PlyClass;
import io.github.xiangqirules.xiangqi.board.Board;
import io.github.xiangqirules.xiangqi.board.Kind;

/**
 * Judges a window as the Chinese association does, as far as one move ahead shows it. Its classes
 * are wide: a ply may threaten mate by a run of checks, or win material by checks or by a whole
 * exchange. A ply is called idle only when none of that can be: the side has no check to give and
 * no capture to make, or its general answers a check. What is neither that nor plainly a check, a
 * threat of mate in one or a chase is unclear.
 */
final class Chinese {
  private final Window window;
  private final ChaseFinder finder = new ChaseFinder(ChaseRules.CXA);

  private Chinese(Window window) {
    this.window = window;
  }

  static Finding judge(Window window) {
    Chinese judge = new Chinese(window);
    ImmutableList.Builder<Ply> plies = ImmutableList.builderWithExpectedSize(window.length());
    for (int index = 0; index < window.length(); index++) {
      plies.add(judge.classify(index));
    }
    ImmutableList<Ply> classified = plies.build();
    Conduct red = judge.conduct(0, classified);
    Conduct black = judge.conduct(1, classified);
    return new Finding(Table.CHINESE.verdict(red, black), ImmutableList.of(red, black), classified);
  }

  private Ply classify(int index) {
    if (window.givesCheck(index)) {
      return Ply.of(CHECK);
    }
    Board before = window.before(index);
    if (before.inCheck() && before.kindAt(window.from(index)) == Kind.GENERAL) {
      return Ply.of(IDLE);
    }
    Board threat = window.after(index).passed();
    if (Mates.inOneByCheck(threat)) {
      return Ply.of(KILL);
    }
    Pairs chases =
        finder
            .chases(window, index)
            .only(pair -> isFresh(window, index, pair) && isSafe(threat, pair));
    if (chases.count() > 0) {
      return new Ply(CHASE, chases);
    }
    return Ply.of(Mates.canCheck(threat) || finder.hasTargets(threat) ? UNCLEAR : IDLE);
  }

  /**
   * Whether the attack itself is new. One that stood before and has only become good, since a pin
   * or a root is gone, may be called idle.
   */
  private static boolean isFresh(Window window, int index, int pair) {
    int attacker = Pairs.attackerOf(pair);
    int from = attacker == window.to(index) ? window.from(index) : attacker;
    return !window.before(index).attacks(from, Pairs.victimOf(pair));
  }

  /** Whether the capturer would not be mated at once: then it would be no chase. */
  private static boolean isSafe(Board threat, int pair) {
    return !Mates.inOne(threat.play(Pairs.attackerOf(pair), Pairs.victimOf(pair)));
  }

  private Conduct conduct(int side, ImmutableList<Ply> plies) {
    boolean everyCheck = true;
    boolean unclear = false;
    for (int index = 0; index < plies.size(); index++) {
      PlyClass.Kind kind = plies.get(index).kind();
      if (window.mover(index) != side) {
        continue;
      }
      if (kind == IDLE) {
        return Conduct.ALLOWED;
      }
      everyCheck &= kind == CHECK;
      unclear |= kind == UNCLEAR;
    }
    if (everyCheck) {
      return Conduct.PERPETUAL_CHECK;
    }
    return unclear ? Conduct.UNCLEAR : Conduct.PERPETUAL_THREAT;
  }
}
