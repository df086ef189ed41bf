package io.github.xiangqirules.climbing;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.testkit.RulesContract;

/** The laws of the api hold for Climbing Xiangqi. */
class ClimbingContractTest extends RulesContract<ClimbingPosition, ClimbingMove> {
  @Override
  public ClimbingRules rules() {
    return ClimbingRules.standard();
  }

  /** The initial position, and one whose counters are near their limit. */
  @Override
  public ImmutableList<ClimbingPosition> starts() {
    return ImmutableList.of(
        ClimbingPosition.START,
        ClimbingPosition.parse("??,??,??,??/??,??,??,??/??,??,??,??/?k,??,??,?A r - 99997 99999"));
  }
}
