package io.github.xiangqirules.climbing;

import io.github.xiangqirules.api.CaptureTable;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.climbing.board.Codes;

/**
 * Who takes whom in Climbing Xiangqi, given that both stand on the same level. The kinds rank from
 * the general, 1, to the soldier, 7; a piece takes its own rank and lower ones, except as marked.
 *
 * <table>
 * <caption>The kind on the left takes the kind above</caption>
 * <tr><th>takes</th><th>G</th><th>A</th><th>E</th><th>R</th><th>H</th><th>C</th><th>S</th></tr>
 * <tr><th>General</th><td>yes</td><td>yes</td><td>yes</td><td>yes</td><td>yes</td><td>yes</td>
 * <td>no</td></tr>
 * <tr><th>Advisor</th><td>no</td><td>yes</td><td>yes</td><td>yes</td><td>yes</td><td>yes</td>
 * <td>yes</td></tr>
 * <tr><th>Elephant</th><td>no</td><td>no</td><td>yes</td><td>yes</td><td>yes</td><td>yes</td>
 * <td>yes</td></tr>
 * <tr><th>Chariot</th><td>no</td><td>no</td><td>no</td><td>yes</td><td>yes</td><td>yes</td>
 * <td>yes</td></tr>
 * <tr><th>Horse</th><td>no</td><td>no</td><td>no</td><td>no</td><td>yes</td><td>yes</td>
 * <td>yes</td></tr>
 * <tr><th>Cannon (by jumping)</th><td>yes</td><td>yes</td><td>yes</td><td>yes</td><td>yes</td>
 * <td>yes</td><td>yes</td></tr>
 * <tr><th>Soldier</th><td>yes</td><td>no</td><td>no</td><td>no</td><td>no</td><td>no</td>
 * <td>yes</td></tr>
 * </table>
 */
public enum ClimbingCaptureTable implements CaptureTable {
  /** The only one. */
  INSTANCE;

  @Override
  public boolean takes(PieceKind attacker, PieceKind victim) {
    if (byJumping(attacker)) {
      return true;
    }
    return switch (attacker) {
      case GENERAL -> victim != PieceKind.SOLDIER;
      case SOLDIER -> victim == PieceKind.SOLDIER || victim == PieceKind.GENERAL;
      default -> rank(attacker) <= rank(victim);
    };
  }

  /** True for the cannon, which takes over exactly one screen and never a piece beside it. */
  @Override
  public boolean byJumping(PieceKind attacker) {
    return attacker == PieceKind.CANNON;
  }

  @Override
  public int rank(PieceKind kind) {
    return Codes.rank(kind);
  }
}
