package io.github.xiangqirules.xiangqi;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.testkit.RandomPlay;
import io.github.xiangqirules.testkit.RulesContract;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;

/** Xiangqi keeps the laws of the api. */
class XiangqiContractTest extends RulesContract<XiangqiPosition, XiangqiMove> {
  @Override
  public XiangqiRules rules() {
    return XiangqiRules.standard();
  }

  /** The start; counters at their limit, an endgame, and a mate. */
  @Override
  public ImmutableList<XiangqiPosition> starts() {
    return ImmutableList.of(
        XiangqiPosition.initial(),
        XiangqiPosition.parse(
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 99999 99999"),
        XiangqiPosition.parse("2bak4/4a4/4b4/9/9/2R6/9/4B4/4A4/2BAK4 w - - 99998 700"),
        XiangqiPosition.parse("R2k5/R8/9/9/9/9/9/9/9/4K4 b - - 0 1"));
  }

  @Provide
  Arbitrary<Game<XiangqiPosition, XiangqiMove>> wholeGames() {
    return RandomPlay.games(rules(), 120);
  }

  /** What random play comes to without help from the starts above. */
  @Property(tries = 500)
  @StatisticsReport(onFailureOnly = true)
  void gamesComeToChecksMatesEndgamesAndRepetitions(
      @ForAll("wholeGames") Game<XiangqiPosition, XiangqiMove> game) {
    XiangqiPosition position = game.position();
    Statistics.label("check")
        .collect(position.inCheck())
        .coverage(coverage -> coverage.check(true).percentage(share -> share > 2));
    Statistics.label("endgame")
        .collect(position.pieces().size() <= 12)
        .coverage(coverage -> coverage.check(true).percentage(share -> share > 2));
    Statistics.label("end")
        .collect(game.outcome() instanceof Outcome.Won won ? won.reason().name() : "none")
        .coverage(
            coverage -> {
              coverage.check("CHECKMATE").count(games -> games > 0);
              coverage.check("REPETITION").count(games -> games > 0);
            });
  }
}
