package io.github.xiangqirules.xiangqi;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.zip.GZIPInputStream;

/**
 * A row of adjudication.tsv: a line of moves and what is known of its verdict. The note of a
 * generated line also has the verdicts of other judges, such as {@code ucci4=draw}.
 */
record AdjudicatedLine(
    String id, String fen, String moves, String ruleset, String expected, String note, String ply) {

  private static final ImmutableList<AdjudicatedLine> ALL = read();
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

  private static ImmutableList<AdjudicatedLine> read() {
    try (InputStream packed =
            Objects.requireNonNull(
                AdjudicatedLine.class.getResourceAsStream("/xiangqi/adjudication.tsv.gz"));
        BufferedReader reader =
            new BufferedReader(
                new InputStreamReader(new GZIPInputStream(packed), StandardCharsets.UTF_8))) {
      return reader.lines().skip(1).map(AdjudicatedLine::parse).collect(toImmutableList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static AdjudicatedLine parse(String row) {
    List<String> fields = Splitter.on('\t').splitToList(row);
    return new AdjudicatedLine(
        fields.get(0),
        fields.get(1),
        fields.get(2),
        fields.get(3),
        fields.get(4),
        fields.get(6),
        fields.get(7));
  }
}
