package io.github.xiangqirules.testkit;

import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.urn.UrnMove;
import io.github.xiangqirules.urn.UrnPosition;
import io.github.xiangqirules.urn.UrnRules;

/** The urn keeps the laws. */
class UrnContractTest extends RulesContract<UrnPosition, UrnMove> {
  @Override
  public Rules<UrnPosition, UrnMove> rules() {
    return new UrnRules(0);
  }
}
