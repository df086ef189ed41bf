package io.github.xiangqirules.xiangqi;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import org.junit.jupiter.api.Test;

/** Every verdict that is known, with its ply. */
class AdjudicationFactsTest {
  /** Rows whose expected verdict is not ours, with the reason. */
  private static final ImmutableMap<String, String> WXF_EXCEPTIONS = ImmutableMap.of();

  /**
   * Lines on which the free league engine takes a cannon for protected by another one, over the
   * chariot that attacks it. That is a fault by its author's word; once the chariot has captured,
   * there is no screen and no recapture.
   */
  private static final ImmutableSet<String> CHARIOT_BETWEEN_CANNONS =
      ImmutableSet.of(
          "gen0184", "gen0530", "gen0834", "gen0840", "gen1005", "gen1334", "gen1475", "gen1744",
          "gen1754", "gen2254");

  @Test
  void computerBookIsRightOnEveryLine() {
    assertEquals(
        ImmutableSet.of(), misses(AdjudicatedLine.of("computer"), RuleBook.COMPUTER, 1710));
  }

  @Test
  void computerMoveLimitIsRightOnEveryLine() {
    assertEquals(
        ImmutableSet.of(), misses(AdjudicatedLine.of("computer-60move"), RuleBook.COMPUTER, 38));
  }

  @Test
  void wxfBookIsRightOnEveryLineButTheNamedExceptions() {
    assertEquals(WXF_EXCEPTIONS.keySet(), misses(AdjudicatedLine.of("wxf"), RuleBook.WXF, 1195));
  }

  @Test
  void wxfBookIsTheReferenceModelOnEveryLineThatItJudged() {
    ImmutableList<AdjudicatedLine> lines = judgedBy("ref-wxf");
    assertEquals(4133, lines.size());
    for (AdjudicatedLine line : lines) {
      assertEquals(line.judgedBy("ref-wxf"), line.under(RuleBook.WXF).text(), line.id());
    }
  }

  @Test
  void leagueBookIsItsEngineButForTheChariotBetweenTwoCannons() {
    RuleBook third =
        RuleBook.UCCI_LEAGUE.with(options -> options.withFold(3).withInsufficientMaterial(false));
    ImmutableList<AdjudicatedLine> lines = judgedBy("ucci4");
    assertEquals(4133, lines.size());
    assertEquals(
        CHARIOT_BETWEEN_CANNONS,
        lines.stream()
            .filter(line -> !line.under(third).text().equals(line.judgedBy("ucci4")))
            .map(line -> line.id().substring(0, line.id().indexOf('-')))
            .collect(toImmutableSet()));
  }

  private static ImmutableList<AdjudicatedLine> judgedBy(String judge) {
    return AdjudicatedLine.all().stream()
        .filter(line -> !line.judgedBy(judge).isEmpty())
        .collect(ImmutableList.toImmutableList());
  }

  private static ImmutableSet<String> misses(
      ImmutableList<AdjudicatedLine> lines, RuleBook book, int rows) {
    assertEquals(rows, lines.size());
    return lines.stream()
        .filter(line -> !line.under(book).equals(line.expectedVerdict()))
        .map(AdjudicatedLine::id)
        .collect(toImmutableSet());
  }
}
