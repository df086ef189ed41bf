package io.github.xiangqirules.climbing.board;

import static io.github.xiangqirules.climbing.board.Squares.ALL;
import static io.github.xiangqirules.climbing.board.Squares.beside;
import static io.github.xiangqirules.climbing.board.Squares.every;
import static io.github.xiangqirules.climbing.board.Squares.further;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.PieceKind;
import org.jspecify.annotations.Nullable;

/**
 * Everything that the side to move may do, worked out for all squares at once. Flips are a set of
 * squares; steps and captures are directed sets, in which the bit of a square and a direction
 * stands for the move from that square in that direction.
 */
public final class Choices {
  private final long flips;
  private final long steps;
  private final long takes;
  private final long jumps;
  private final long longJumps;

  /**
   * The choices on a board.
   *
   * @param side the colour to move; null before the first flip
   */
  public Choices(Board board, @Nullable Color side) {
    long tops = board.tops();
    long high1 = board.atLeast(1);
    long high2 = board.atLeast(2);
    long high3 = board.atLeast(3);
    long on1 = high1 & ~high2;
    long on2 = high2 & ~high3;
    // A code with a kind is a face-up piece; its highest bit alone is a face-down one.
    long faceUp = (tops | tops >>> 1 | tops >>> 2) & ALL;
    long highBit = tops >>> 3 & ALL;
    long own = side == null ? 0 : faceUp & (side == Color.BLACK ? highBit : ~highBit);
    long enemy = faceUp & ~own;

    flips = highBit & ~faceUp;
    // Up by one level at most, down by one at most, and never to a fourth level.
    steps =
        between(own & on1, ALL & ~high2)
            | between(own & on2, ALL & ~high3)
            | between(own & high3, high1 & ~high3);
    long sameLevel = between(on1, on1) | between(on2, on2) | between(high3, high3);
    takes = sameLevel & byRank(tops, own, enemy);

    long cannons = own & ofKind(tops, PieceKind.CANNON);
    long near = 0;
    long far = 0;
    if ((cannons & on1) != 0) {
      near |= jumps(cannons & on1, high1, enemy & on1);
      far |= longJumps(cannons & on1, high1, enemy & on1);
    }
    if ((cannons & on2) != 0) {
      near |= jumps(cannons & on2, high2, enemy & on2);
      far |= longJumps(cannons & on2, high2, enemy & on2);
    }
    if ((cannons & high3) != 0) {
      near |= jumps(cannons & high3, high3, enemy & high3);
      far |= longJumps(cannons & high3, high3, enemy & high3);
    }
    jumps = near;
    longJumps = far;
  }

  /** Who stands beside an enemy that it may take, levels aside. The cannon takes none so. */
  private static long byRank(long tops, long own, long enemy) {
    long generals = ofKind(tops, PieceKind.GENERAL);
    long advisors = ofKind(tops, PieceKind.ADVISOR);
    long elephants = ofKind(tops, PieceKind.ELEPHANT);
    long chariots = ofKind(tops, PieceKind.CHARIOT);
    long horses = ofKind(tops, PieceKind.HORSE);
    long soldiers = ofKind(tops, PieceKind.SOLDIER);
    long advisorsDown = enemy & ~generals;
    long elephantsDown = advisorsDown & ~advisors;
    long chariotsDown = elephantsDown & ~elephants;
    long horsesDown = chariotsDown & ~chariots;
    return between(own & generals, enemy & ~soldiers)
        | between(own & advisors, advisorsDown)
        | between(own & elephants, elephantsDown)
        | between(own & chariots, chariotsDown)
        | between(own & horses, horsesDown)
        | between(own & soldiers, enemy & (generals | soldiers));
  }

  /** From which squares of one set in which direction there is a neighbour in the other. */
  private static long between(long movers, long targets) {
    return every(movers) & beside(targets);
  }

  private static long ofKind(long tops, PieceKind kind) {
    // The three bits of a kind are zero after the exclusive or exactly where it stands.
    long others = tops ^ Squares.each(Codes.rank(kind));
    return ~(others | others >>> 1 | others >>> 2) & ALL;
  }

  /** Captures two squares away: what is between is the screen. */
  private static long jumps(long cannons, long screens, long victims) {
    return every(cannons) & beside(screens) & further(beside(victims));
  }

  /** Captures three squares away: exactly one of the two between is a screen. */
  private static long longJumps(long cannons, long screens, long victims) {
    long first = beside(screens);
    return every(cannons) & (first ^ further(first)) & further(further(beside(victims)));
  }

  /** The squares whose top can be flipped. */
  public long flips() {
    return flips;
  }

  /** The steps. */
  public long steps() {
    return steps;
  }

  /** The captures on a neighbouring square. */
  public long takes() {
    return takes;
  }

  /** The captures by a cannon two squares away. */
  public long jumps() {
    return jumps;
  }

  /** The captures by a cannon three squares away. */
  public long longJumps() {
    return longJumps;
  }

  /** How many flips there are. */
  public int flipCount() {
    return Long.bitCount(flips);
  }

  /** How many steps and captures there are. */
  public int moveCount() {
    // A cannon never has a short and a long jump in one direction: the nearer victim would be a
    // second screen. So the two sets have no bit in common, and neither has one with the takes.
    return Long.bitCount(steps) + Long.bitCount(takes | jumps | longJumps);
  }

  /** Whether there is nothing to do. */
  public boolean none() {
    return (flips | steps | takes | jumps | longJumps) == 0;
  }
}
