package io.github.xiangqirules.xiangqi.board;

import static io.github.xiangqirules.xiangqi.board.Geometry.contains;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.PieceKind;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Where the pieces stand and who is to move, packed. Immutable; a move makes a new board.
 *
 * <p>The colour sets are kept as the mover's own and the enemy's and change places with every move,
 * so that the generator has no branch for a colour. The kinds are sets over both colours. Advisors
 * and elephants share one, since none of their points coincide. A board has one general a side and
 * every piece on a point of its own; {@code XiangqiSetup} sees to it.
 *
 * <p>A move is an int: kind, from and to in 7 bits each. Sorted, moves are in the order of kinds,
 * then of starting points, then of targets.
 */
public final class Board {
  /** At least the number of moves of any position: 119 for a full set with nothing in the way. */
  public static final int MAX_MOVES = 128;

  /** What stands for a move where there is none. */
  public static final int NO_MOVE = -1;

  /** The number of points; they are counted from 0 at a0, nine to a rank. */
  public static final int POINTS = Geometry.POINTS;

  final long ownLow;
  final long ownHigh;
  final long enemyLow;
  final long enemyHigh;
  final long ownWest;
  final long ownEast;
  final long enemyWest;
  final long enemyEast;

  final long guardsLow;
  final long guardsHigh;
  final long chariotsLow;
  final long chariotsHigh;
  final long horsesLow;
  final long horsesHigh;
  final long cannonsLow;
  final long cannonsHigh;
  final long soldiersLow;
  final long soldiersHigh;

  final byte ownGeneral;
  final byte enemyGeneral;

  /** The ordinal of the colour to move. */
  final byte side;

  /**
   * A board from its pieces.
   *
   * @param pieces the ordinal of the piece on each point, -1 for a free one
   */
  public Board(IntUnaryOperator pieces, Color toMove) {
    long[] colors = new long[8];
    long[] kinds = new long[2 * PieceKind.values().length];
    byte[] generals = new byte[2];
    for (int point = 0; point < Geometry.POINTS; point++) {
      int piece = pieces.applyAsInt(point);
      if (piece < 0) {
        continue;
      }
      int kind = piece % 7;
      int enemy = piece / 7 ^ toMove.ordinal();
      colors[enemy * 4] |= Geometry.low(point);
      colors[enemy * 4 + 1] |= Geometry.high(point);
      colors[enemy * 4 + 2] |= Geometry.west(point);
      colors[enemy * 4 + 3] |= Geometry.east(point);
      kinds[kind * 2] |= Geometry.low(point);
      kinds[kind * 2 + 1] |= Geometry.high(point);
      if (kind == Kind.GENERAL) {
        generals[enemy] = (byte) point;
      }
    }
    ownLow = colors[0];
    ownHigh = colors[1];
    ownWest = colors[2];
    ownEast = colors[3];
    enemyLow = colors[4];
    enemyHigh = colors[5];
    enemyWest = colors[6];
    enemyEast = colors[7];
    guardsLow = kinds[Kind.ADVISOR * 2] | kinds[Kind.ELEPHANT * 2];
    guardsHigh = kinds[Kind.ADVISOR * 2 + 1] | kinds[Kind.ELEPHANT * 2 + 1];
    chariotsLow = kinds[Kind.CHARIOT * 2];
    chariotsHigh = kinds[Kind.CHARIOT * 2 + 1];
    horsesLow = kinds[Kind.HORSE * 2];
    horsesHigh = kinds[Kind.HORSE * 2 + 1];
    cannonsLow = kinds[Kind.CANNON * 2];
    cannonsHigh = kinds[Kind.CANNON * 2 + 1];
    soldiersLow = kinds[Kind.SOLDIER * 2];
    soldiersHigh = kinds[Kind.SOLDIER * 2 + 1];
    ownGeneral = generals[0];
    enemyGeneral = generals[1];
    side = (byte) toMove.ordinal();
  }

  /** The board after a move. What stands on the target is taken off every set. */
  private Board(Board before, int kind, int from, int to) {
    long stayLow = ~Geometry.low(to);
    long stayHigh = ~Geometry.high(to);
    long moveLow = Geometry.low(from) | Geometry.low(to);
    long moveHigh = Geometry.high(from) | Geometry.high(to);
    ownLow = before.enemyLow & stayLow;
    ownHigh = before.enemyHigh & stayHigh;
    ownWest = before.enemyWest & ~Geometry.west(to);
    ownEast = before.enemyEast & ~Geometry.east(to);
    enemyLow = before.ownLow ^ moveLow;
    enemyHigh = before.ownHigh ^ moveHigh;
    enemyWest = before.ownWest ^ (Geometry.west(from) | Geometry.west(to));
    enemyEast = before.ownEast ^ (Geometry.east(from) | Geometry.east(to));
    boolean guard = kind == Kind.ADVISOR || kind == Kind.ELEPHANT;
    guardsLow = (before.guardsLow & stayLow) ^ (guard ? moveLow : 0);
    guardsHigh = (before.guardsHigh & stayHigh) ^ (guard ? moveHigh : 0);
    chariotsLow = (before.chariotsLow & stayLow) ^ (kind == Kind.CHARIOT ? moveLow : 0);
    chariotsHigh = (before.chariotsHigh & stayHigh) ^ (kind == Kind.CHARIOT ? moveHigh : 0);
    horsesLow = (before.horsesLow & stayLow) ^ (kind == Kind.HORSE ? moveLow : 0);
    horsesHigh = (before.horsesHigh & stayHigh) ^ (kind == Kind.HORSE ? moveHigh : 0);
    cannonsLow = (before.cannonsLow & stayLow) ^ (kind == Kind.CANNON ? moveLow : 0);
    cannonsHigh = (before.cannonsHigh & stayHigh) ^ (kind == Kind.CANNON ? moveHigh : 0);
    soldiersLow = (before.soldiersLow & stayLow) ^ (kind == Kind.SOLDIER ? moveLow : 0);
    soldiersHigh = (before.soldiersHigh & stayHigh) ^ (kind == Kind.SOLDIER ? moveHigh : 0);
    ownGeneral = before.enemyGeneral;
    enemyGeneral = kind == Kind.GENERAL ? (byte) to : before.ownGeneral;
    side = (byte) (before.side ^ 1);
  }

  /** The same placement with the other side to move. */
  private Board(Board same) {
    ownLow = same.enemyLow;
    ownHigh = same.enemyHigh;
    ownWest = same.enemyWest;
    ownEast = same.enemyEast;
    enemyLow = same.ownLow;
    enemyHigh = same.ownHigh;
    enemyWest = same.ownWest;
    enemyEast = same.ownEast;
    guardsLow = same.guardsLow;
    guardsHigh = same.guardsHigh;
    chariotsLow = same.chariotsLow;
    chariotsHigh = same.chariotsHigh;
    horsesLow = same.horsesLow;
    horsesHigh = same.horsesHigh;
    cannonsLow = same.cannonsLow;
    cannonsHigh = same.cannonsHigh;
    soldiersLow = same.soldiersLow;
    soldiersHigh = same.soldiersHigh;
    ownGeneral = same.enemyGeneral;
    enemyGeneral = same.ownGeneral;
    side = (byte) (same.side ^ 1);
  }

  /** A move as an int. */
  static int move(int kind, int from, int to) {
    return kind << 14 | from << 7 | to;
  }

  /** The point from which a move starts. */
  public static int from(int move) {
    return move >> 7 & 0x7f;
  }

  /** The point where a move ends. */
  public static int to(int move) {
    return move & 0x7f;
  }

  /** The ordinal of the kind of the piece that moves. */
  public static int kind(int move) {
    return move >> 14;
  }

  /** The board after one of the {@link #moves}. */
  public Board play(int move) {
    return new Board(this, kind(move), from(move), to(move));
  }

  /** The board after the mover's piece goes from one point to another, allowed or not. */
  public Board play(int from, int to) {
    return new Board(this, kindAt(from), from, to);
  }

  /**
   * The same placement with the other side to move, as if the mover had passed. The side that moves
   * now may be giving check.
   */
  public Board passed() {
    return new Board(this);
  }

  /** The ordinal of the colour to move. */
  public int side() {
    return side;
  }

  /** The ordinal of the piece on a point; -1 when it is free. */
  public int pieceAt(int point) {
    boolean own = contains(ownLow, ownHigh, point);
    if (!own && !contains(enemyLow, enemyHigh, point)) {
      return -1;
    }
    return (own ? side : side ^ 1) * 7 + kindAt(point);
  }

  /** The kind of the piece on a point that is not free. */
  public int kindAt(int point) {
    if (contains(soldiersLow, soldiersHigh, point)) {
      return Kind.SOLDIER;
    }
    if (contains(chariotsLow, chariotsHigh, point)) {
      return Kind.CHARIOT;
    }
    if (contains(horsesLow, horsesHigh, point)) {
      return Kind.HORSE;
    }
    if (contains(cannonsLow, cannonsHigh, point)) {
      return Kind.CANNON;
    }
    if (contains(guardsLow, guardsHigh, point)) {
      int home = point < Geometry.HALF ? 0 : 1;
      boolean advisor = (HomeMoves.advisorPoints(home) >>> (point - home * Geometry.HALF) & 1) != 0;
      return advisor ? Kind.ADVISOR : Kind.ELEPHANT;
    }
    return Kind.GENERAL;
  }

  /** Whether a piece that stays at home, by its ordinal, may stand on a point. */
  public static boolean mayStand(int piece, int point) {
    return HomeMoves.mayStand(piece / 7, piece % 7, point);
  }

  /** Whether a point is across the river for the pieces of a side. */
  public static boolean isAcross(int ofSide, int point) {
    return point / Geometry.HALF != ofSide;
  }

  /** Where the general of a colour stands. */
  public int general(int ofSide) {
    return ofSide == side ? ownGeneral : enemyGeneral;
  }

  /** Whether a move to that point takes a piece. */
  public boolean isTaken(int to) {
    return contains(enemyLow, enemyHigh, to);
  }

  /** Whether no piece stands on a point. */
  boolean isFree(int point) {
    return !contains(ownLow | enemyLow, ownHigh | enemyHigh, point);
  }

  /** The number of pieces between two points of one line; -1 when they are on none. */
  public int screens(int a, int b) {
    return contains(Geometry.linesLow(a), Geometry.linesHigh(a), b)
        ? Attacks.screens(a, b, ownLow | enemyLow, ownHigh | enemyHigh)
        : -1;
  }

  /** The leg of a horse's leap; -1 when that is none. */
  public static int leg(int from, int to) {
    return contains(HorseMoves.nearLow(from), HorseMoves.nearHigh(from), to)
        ? HorseMoves.leg(from, to)
        : -1;
  }

  /** The eye of the move of an elephant of that side; -1 when that is none. */
  public static int eye(int ofSide, int from, int to) {
    return HomeMoves.isElephantMove(ofSide, from, to) ? (from + to) / 2 : -1;
  }

  /** The number of legal moves. */
  public int count() {
    return MoveGenerator.all(this, null);
  }

  /**
   * Writes the legal moves, in the generator's order.
   *
   * @param out at least {@link #MAX_MOVES} long
   * @return how many they are
   */
  public int moves(int[] out) {
    return MoveGenerator.all(this, out);
  }

  /**
   * Writes the legal moves that take a piece, in the generator's order.
   *
   * @param out at least {@link #MAX_MOVES} long
   * @return how many they are
   */
  public int takes(int[] out) {
    return MoveGenerator.takes(this, out);
  }

  /**
   * Writes the captures that the mover could make with any piece but its general, of any piece but
   * the enemy's general.
   *
   * @param out at least {@link #MAX_MOVES} long
   * @param legal whether captures that leave the own general in danger are left out
   * @return how many they are
   */
  public int captures(int[] out, boolean legal) {
    return MoveGenerator.captures(this, legal, out);
  }

  /**
   * Whether the mover could go to a point, by a capture or not.
   *
   * @param legal whether moves that leave the own general in danger are left out
   */
  public boolean reaches(int point, boolean legal) {
    return MoveGenerator.reaches(this, point, legal);
  }

  /** The number of pieces of a kind other than the general, by its ordinal, that a side has. */
  public int pieces(int ofSide, int kind) {
    long low = ofSide == side ? ownLow : enemyLow;
    long high = ofSide == side ? ownHigh : enemyHigh;
    return switch (kind) {
      case Kind.ADVISOR ->
          Long.bitCount(low & guardsLow & HomeMoves.advisorPoints(0))
              + Long.bitCount(high & guardsHigh & HomeMoves.advisorPoints(1));
      case Kind.ELEPHANT ->
          Long.bitCount(low & guardsLow & HomeMoves.elephantPoints(0))
              + Long.bitCount(high & guardsHigh & HomeMoves.elephantPoints(1));
      case Kind.CHARIOT -> Long.bitCount(low & chariotsLow) + Long.bitCount(high & chariotsHigh);
      case Kind.HORSE -> Long.bitCount(low & horsesLow) + Long.bitCount(high & horsesHigh);
      case Kind.CANNON -> Long.bitCount(low & cannonsLow) + Long.bitCount(high & cannonsHigh);
      case Kind.SOLDIER -> Long.bitCount(low & soldiersLow) + Long.bitCount(high & soldiersHigh);
      default -> throw new IllegalArgumentException("no kind to count: " + kind);
    };
  }

  /** Whether either side has a chariot, horse, cannon or soldier: what can win. */
  public boolean hasAttackers() {
    return (chariotsLow | horsesLow | cannonsLow | soldiersLow) != 0
        || (chariotsHigh | horsesHigh | cannonsHigh | soldiersHigh) != 0;
  }

  /** The legal move from one point to another; {@link #NO_MOVE} if there is none. */
  public int legalMove(int from, int to) {
    if (!contains(ownLow, ownHigh, from)) {
      return NO_MOVE;
    }
    int kind = kindAt(from);
    return Attacks.goes(this, kind, from, to) && !Attacks.onGeneralAfter(this, from, to)
        ? move(kind, from, to)
        : NO_MOVE;
  }

  /** Whether the mover may go from one point to another. */
  public boolean isLegal(int from, int to) {
    return legalMove(from, to) != NO_MOVE;
  }

  /** Whether the mover's piece goes from one point to another if its general is left out of it. */
  public boolean isMovement(int from, int to) {
    return contains(ownLow, ownHigh, from) && Attacks.goes(this, kindAt(from), from, to);
  }

  /** Whether the mover is in check. */
  public boolean inCheck() {
    return Attacks.onGeneral(this);
  }

  /** Whether the piece on one point, of either side, attacks another. */
  public boolean attacks(int from, int point) {
    return Attacks.attacks(this, from, point);
  }

  /** The 64-bit key of placement and side. */
  public long key() {
    return Keys.of(this);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Board that
        && ownLow == that.ownLow
        && ownHigh == that.ownHigh
        && enemyLow == that.enemyLow
        && enemyHigh == that.enemyHigh
        && side == that.side
        && guardsLow == that.guardsLow
        && guardsHigh == that.guardsHigh
        && chariotsLow == that.chariotsLow
        && chariotsHigh == that.chariotsHigh
        && horsesLow == that.horsesLow
        && horsesHigh == that.horsesHigh
        && cannonsLow == that.cannonsLow
        && cannonsHigh == that.cannonsHigh
        && soldiersLow == that.soldiersLow
        && soldiersHigh == that.soldiersHigh;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key());
  }
}
