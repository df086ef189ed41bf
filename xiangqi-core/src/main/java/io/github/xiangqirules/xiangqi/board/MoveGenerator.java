package io.github.xiangqirules.xiangqi.board;

import static io.github.xiangqirules.xiangqi.board.Geometry.HALF;

import org.jspecify.annotations.Nullable;

/**
 * Generates the mover's moves. One code writes them down and, given nowhere to write, counts them:
 * a set of targets is then counted without being taken apart.
 */
final class MoveGenerator {
  private MoveGenerator() {}

  /** All legal moves: returns their number and writes them if there is somewhere to. */
  static int all(Board board, int @Nullable [] out) {
    return legal(board, Scope.EVERYTHING, out);
  }

  /** The legal moves that take a piece. */
  static int takes(Board board, int[] out) {
    return legal(board, Scope.EVERYTHING.to(board.enemyLow, board.enemyHigh), out);
  }

  private static int legal(Board board, Scope wanted, int @Nullable [] out) {
    boolean calmAround = Vicinity.isCalmAround(board);
    long reach = board.side == 0 ? wanted.reachLow() : wanted.reachHigh();
    int n = general(board, reach, !calmAround, out, 0);
    return calmAround ? pieces(board, wanted, out, n) : safePieces(board, wanted, out, n);
  }

  /** The captures by all but the general of all but the general. */
  static int captures(Board board, boolean legal, int[] out) {
    long low = board.enemyLow & ~Geometry.low(board.enemyGeneral);
    long high = board.enemyHigh & ~Geometry.high(board.enemyGeneral);
    Scope wanted = Scope.EVERYTHING.to(low, high);
    return legal ? safePieces(board, wanted, out, 0) : pieces(board, wanted, out, 0);
  }

  /** Whether any piece goes to a point. */
  static boolean reaches(Board board, int to, boolean legal) {
    long low = Geometry.low(to);
    long high = Geometry.high(to);
    Scope wanted = Scope.EVERYTHING.to(low, high);
    int n = legal ? safePieces(board, wanted, null, 0) : pieces(board, wanted, null, 0);
    return n > 0 || general(board, board.side == 0 ? low : high, legal, null, 0) > 0;
  }

  /** The moves of all but the general that leave it safe. */
  private static int safePieces(Board board, Scope wanted, int @Nullable [] out, int count) {
    if (Vicinity.isCalm(board)) {
      return pieces(board, wanted, out, count);
    }
    Safety safety = new Safety(board);
    Scope free = safety.ofFree(wanted);
    int n = free.reachesNothing() ? count : pieces(board, free, out, count);
    return boundPieces(board, safety, wanted, out, n);
  }

  private static int boundPieces(
      Board board, Safety safety, Scope wanted, int @Nullable [] out, int count) {
    long low = safety.boundLow();
    long high = safety.boundHigh();
    int n = count;
    while ((low | high) != 0) {
      int from = PointSet.first(low, high);
      n = ofKind(board, board.kindAt(from), Safety.ofBound(board, from, wanted), out, n);
      high = PointSet.highAfterFirst(low, high);
      low &= low - 1;
    }
    return n;
  }

  /** The moves of all but the general, kind by kind. */
  private static int pieces(Board board, Scope scope, int @Nullable [] out, int count) {
    int n = guards(board, scope, out, count);
    n = chariots(board, scope, out, n);
    n = horses(board, scope, out, n);
    n = cannons(board, scope, out, n);
    return soldiers(board, scope, out, n);
  }

  /** The moves of a kind that is not the general; advisors and elephants go together. */
  private static int ofKind(Board board, int kind, Scope scope, int @Nullable [] out, int count) {
    return switch (kind) {
      case Kind.CHARIOT -> chariots(board, scope, out, count);
      case Kind.HORSE -> horses(board, scope, out, count);
      case Kind.CANNON -> cannons(board, scope, out, count);
      case Kind.SOLDIER -> soldiers(board, scope, out, count);
      default -> guards(board, scope, out, count);
    };
  }

  private static int chariots(Board board, Scope scope, int @Nullable [] out, int count) {
    return lines(board, scope, Kind.CHARIOT, board.chariotsLow, board.chariotsHigh, out, count);
  }

  private static int cannons(Board board, Scope scope, int @Nullable [] out, int count) {
    return lines(board, scope, Kind.CANNON, board.cannonsLow, board.cannonsHigh, out, count);
  }

  private static int general(
      Board board, long reach, boolean test, int @Nullable [] out, int count) {
    long own = board.side == 0 ? board.ownLow : board.ownHigh;
    int base = board.side * HALF;
    int from = board.ownGeneral;
    long targets = HomeMoves.generalSteps(from) & reach & ~own;
    return add(
        Kind.GENERAL, from, test ? tested(board, from, targets, base) : targets, base, out, count);
  }

  private static int soldiers(Board board, Scope scope, int @Nullable [] out, int count) {
    int side = board.side;
    long low = board.soldiersLow & board.ownLow & scope.amongLow();
    long high = board.soldiersHigh & board.ownHigh & scope.amongHigh();
    long reachLow = scope.reachLow() & ~board.ownLow;
    long reachHigh = scope.reachHigh() & ~board.ownHigh;
    int forward = SoldierMoves.forward(side);
    long toLow = SoldierMoves.forwardLow(side, low, high) & reachLow;
    long toHigh = SoldierMoves.forwardHigh(side, low, high) & reachHigh;
    int n = shifted(Kind.SOLDIER, toLow, forward, 0, out, count);
    n = shifted(Kind.SOLDIER, toHigh, forward, HALF, out, n);
    long across = side == 0 ? high : low;
    long reach = side == 0 ? reachHigh : reachLow;
    int base = side == 0 ? HALF : 0;
    n = shifted(Kind.SOLDIER, SoldierMoves.left(across) & reach, -1, base, out, n);
    return shifted(Kind.SOLDIER, SoldierMoves.right(across) & reach, 1, base, out, n);
  }

  /** Advisors and elephants, whose whole sets move by shifts inside their home half. */
  private static int guards(Board board, Scope scope, int @Nullable [] out, int count) {
    int side = board.side;
    int base = side * HALF;
    long own = side == 0 ? board.ownLow : board.ownHigh;
    long pieces = own | (side == 0 ? board.enemyLow : board.enemyHigh);
    long reach = (side == 0 ? scope.reachLow() : scope.reachHigh()) & ~own;
    long guards =
        side == 0 ? board.guardsLow & scope.amongLow() : board.guardsHigh & scope.amongHigh();
    long points = HomeMoves.advisorPoints(side);
    long advisors = guards & points;
    long elephants = guards & ~points;
    int n = count;
    for (int step = HomeMoves.ADVISOR_SHORT; step <= HomeMoves.ADVISOR_LONG; step += 2) {
      long up = advisors << step & points & reach;
      long down = advisors >>> step & points & reach;
      n = shifted(Kind.ADVISOR, up, step, base, out, n);
      n = shifted(Kind.ADVISOR, down, -step, base, out, n);
    }
    points = HomeMoves.elephantPoints(side);
    for (int step = HomeMoves.ELEPHANT_SHORT; step <= HomeMoves.ELEPHANT_LONG; step += 4) {
      // Half a step back from the target is the eye.
      long up = (elephants << step) & ~(pieces << (step / 2)) & points & reach;
      long down = (elephants >>> step) & ~(pieces >>> (step / 2)) & points & reach;
      n = shifted(Kind.ELEPHANT, up, step, base, out, n);
      n = shifted(Kind.ELEPHANT, down, -step, base, out, n);
    }
    return n;
  }

  private static int lines(
      Board board,
      Scope scope,
      int kind,
      long ofKindLow,
      long ofKindHigh,
      int @Nullable [] out,
      int count) {
    long low = ofKindLow & board.ownLow & scope.amongLow();
    long high = ofKindHigh & board.ownHigh & scope.amongHigh();
    int n = count;
    while ((low | high) != 0) {
      int from = PointSet.first(low, high);
      int targets =
          kind == Kind.CHARIOT ? LineMoves.chariot(board, from) : LineMoves.cannon(board, from);
      if (!scope.reachesEverywhere()) {
        targets &= LineMoves.among(scope.reachLow(), scope.reachHigh(), from);
      }
      n = out == null ? n + Integer.bitCount(targets) : addLine(kind, from, targets, out, n);
      high = PointSet.highAfterFirst(low, high);
      low &= low - 1;
    }
    return n;
  }

  private static int horses(Board board, Scope scope, int @Nullable [] out, int count) {
    long low = board.horsesLow & board.ownLow & scope.amongLow();
    long high = board.horsesHigh & board.ownHigh & scope.amongHigh();
    long reachLow = scope.reachLow() & ~board.ownLow;
    long reachHigh = scope.reachHigh() & ~board.ownHigh;
    int n = count;
    while ((low | high) != 0) {
      int from = PointSet.first(low, high);
      int index = HorseMoves.index(board, from);
      long toLow = HorseMoves.targetsLow(index) & reachLow;
      long toHigh = HorseMoves.targetsHigh(index) & reachHigh;
      n = add(Kind.HORSE, from, toLow, 0, out, n);
      n = add(Kind.HORSE, from, toHigh, HALF, out, n);
      high = PointSet.highAfterFirst(low, high);
      low &= low - 1;
    }
    return n;
  }

  /** What is legal of the steps of the general. */
  private static long tested(Board board, int from, long targets, int base) {
    long legal = targets;
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      if (Attacks.onGeneralAfter(board, from, base + Long.numberOfTrailingZeros(rest))) {
        legal ^= Long.lowestOneBit(rest);
      }
    }
    return legal;
  }

  /** Adds the moves of one piece to points of one half. */
  private static int add(
      int kind, int from, long targets, int base, int @Nullable [] out, int count) {
    if (out == null) {
      return count + Long.bitCount(targets);
    }
    int n = count;
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      out[n++] = Board.move(kind, from, base + Long.numberOfTrailingZeros(rest));
    }
    return n;
  }

  /** Adds moves that all go by the same step, as their targets in one half. */
  private static int shifted(
      int kind, long targets, int step, int base, int @Nullable [] out, int count) {
    if (out == null) {
      return count + Long.bitCount(targets);
    }
    int n = count;
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      int to = base + Long.numberOfTrailingZeros(rest);
      out[n++] = Board.move(kind, to - step, to);
    }
    return n;
  }

  private static int addLine(int kind, int from, int targets, int[] out, int count) {
    int n = count;
    for (int rest = targets; rest != 0; rest &= rest - 1) {
      int to = LineMoves.target(from, Integer.numberOfTrailingZeros(rest));
      out[n++] = Board.move(kind, from, to);
    }
    return n;
  }
}
