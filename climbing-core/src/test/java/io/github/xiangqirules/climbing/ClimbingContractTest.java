package io.github.xiangqirules.climbing;

import io.github.xiangqirules.testkit.RulesContract;

/** The laws of the api hold for Climbing Xiangqi. */
class ClimbingContractTest extends RulesContract<ClimbingPosition, ClimbingMove> {
  @Override
  public ClimbingRules rules() {
    return ClimbingRules.standard();
  }
}
