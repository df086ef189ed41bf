package io.github.xiangqirules.testkit;

import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.urn.UrnMove;

/** The contract over the urn with the fault that is tried now. Its name keeps builds off it. */
class BrokenUrnContract extends RulesContract<BrokenPosition, UrnMove> {
  @Override
  public Rules<BrokenPosition, UrnMove> rules() {
    return BrokenVariant.standard();
  }
}
