package io.github.xiangqirules.xiangqi;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Objects;

/**
 * A row of adjudication.tsv: a line of moves and what is known of its verdict. The note of a
 * generated line also has the verdicts of other judges, such as {@code ucci4=draw}.
 */
record AdjudicatedLine(
    String id, String fen, String moves, String ruleset, String expected, String note, String ply) {

  private static final ImmutableList<AdjudicatedLine> ALL =
      Facts.rows("adjudication.tsv.gz").stream()
          .map(AdjudicatedLine::of)
          .collect(toImmutableList());
  private static final ImmutableMap<String, AdjudicatedLine> BY_ID =
      ALL.stream().collect(toImmutableMap(AdjudicatedLine::id, line -> line));

  static ImmutableList<AdjudicatedLine> all() {
    return ALL;
  }

  static ImmutableList<AdjudicatedLine> of(String ruleset) {
    return ALL.stream().filter(line -> line.ruleset.equals(ruleset)).collect(toImmutableList());
  }

  static AdjudicatedLine byId(String id) {
    return Objects.requireNonNull(BY_ID.get(id), id);
  }

  /** What another judge says, by its name in the note; empty if it says nothing. */
  String judgedBy(String judge) {
    int at = note.indexOf(judge + "=");
    return at < 0
        ? ""
        : Splitter.onPattern("[; ]")
            .split(note.substring(at + judge.length() + 1))
            .iterator()
            .next();
  }

  Verdicts.Verdict under(RuleBook book) {
    return Verdicts.of(book, fen, moves);
  }

  Verdicts.Verdict expectedVerdict() {
    return new Verdicts.Verdict(expected, ply.equals("-") ? -1 : Integer.parseInt(ply));
  }

  private static AdjudicatedLine of(String[] fields) {
    return new AdjudicatedLine(
        fields[0], fields[1], fields[2], fields[3], fields[4], fields[6], fields[7]);
  }
}
