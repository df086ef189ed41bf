package example;

import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.testkit.RulesContract;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;

class ContractTest extends RulesContract<XiangqiPosition, XiangqiMove> {
  @Override
  public Rules<XiangqiPosition, XiangqiMove> rules() {
    return XiangqiRules.standard();
  }
}
