package io.github.xiangqirules.archive.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.hash.Hashing;
import com.sun.management.OperatingSystemMXBean;
import io.github.xiangqirules.archive.generate.ArchiveWriter;
import io.github.xiangqirules.archive.report.Report;
import io.github.xiangqirules.xiangqi.RuleBook;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/**
 * Games in four formats, in the build of the project twenty thousand, and some files that are none.
 */
@TestMethodOrder(MethodOrderer.MethodName.class)
class ArchiveJobTest {
  private static final int GAMES = Integer.getInteger("archive.games", 500);
  private static final XiangqiRules RULES = XiangqiRules.of(RuleBook.WXF);

  /** So small that files of several games are cut: PGN into parts, others into none. */
  private static final long PART_BYTES = 50_000;

  @TempDir private static Path folder;
  private static SparkSession spark;
  private static Content plain;
  private static ArchiveOptions options;

  @BeforeAll
  static void makeTablesBothWays() throws IOException {
    Path records = folder.resolve("records");
    new ArchiveWriter(records, 1).write(GAMES, written -> {});
    spoil(records);
    spark = LocalSpark.get();

    Stopwatch watch = new Stopwatch();
    plain = PlainRun.of(records, RULES, ArchiveOptions.OPENING_PLIES);
    watch.print("plain, one thread");

    options = options(records.toString(), folder.resolve("tables").toString());
    watch = new Stopwatch();
    run(options);
    watch.print("Spark, two cores");
  }

  /** Files that cannot be read, or not well. */
  private static void spoil(Path records) throws IOException {
    Files.writeString(records.resolve("no record.xqf"), "nothing of the kind");
    Files.createFile(records.resolve("empty.pgn"));
    byte[] cbr = Files.readAllBytes(records.resolve("cbr/000/000000.cbr"));
    Files.write(records.resolve("cut.cbr"), Arrays.copyOf(cbr, cbr.length - 9));
    Files.writeString(
        records.resolve("odd.pgn"),
        """
        [Event "A general too few"]
        [FEN "4k4/9/9/9/9/9/9/9/9/R8 w - - 0 1"]
        [Result "*"]

        1. a0a9 *

        [Event "An illegal move"]
        [Result "1-0"]

        1. h2e2 a0a9 1-0
        """);
  }

  private static ArchiveOptions options(String records, String tables) {
    return new ArchiveOptions(
        ImmutableList.of(records), tables, RULES.text(), ArchiveOptions.OPENING_PLIES, PART_BYTES);
  }

  private static void run(ArchiveOptions options) throws IOException {
    new ArchiveJob(spark, options, step -> {}).run();
  }

  /** Figures by the way; the time of the processors is nearly the same on a busy machine. */
  private static final class Stopwatch {
    private final OperatingSystemMXBean system =
        ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    private final long start = System.nanoTime();
    private final long cpuStart = system.getProcessCpuTime();

    void print(String what) {
      double seconds = (System.nanoTime() - start) / 1e9;
      double cpu = (system.getProcessCpuTime() - cpuStart) / 1e9;
      System.out.printf(
          "%s: %,d games in %.1f s, of processors %.1f s, load %.1f%n",
          what, GAMES, seconds, cpu, system.getSystemLoadAverage());
    }
  }

  private static void assertContent(Content expected, Content actual) {
    assertEquals(expected.games(), actual.games());
    assertEquals(expected.positions(), actual.positions());
    assertEquals(expected.openings(), actual.openings());
    assertEquals(expected.problems(), actual.problems());
  }

  @Test
  void tablesEqualThoseOfAPlainRun() throws IOException {
    assertEquals(GAMES + 3, plain.games().size());
    assertContent(plain, Written.of(spark, options.output()));
  }

  @Test
  void filesThatCannotBeReadAreProblems() throws IOException {
    Content tables = Written.of(spark, options.output());
    for (String file : ImmutableList.of("no record.xqf", "empty.pgn", "cut.cbr", "odd.pgn")) {
      assertTrue(
          tables.problems().stream().anyMatch(row -> row.startsWith("records/" + file + "|")),
          file);
    }
    String unplayable = tables.games().getOrDefault("records/odd.pgn#0", "none");
    assertTrue(unplayable.contains("|unplayable|"), unplayable);
    String cut = tables.games().getOrDefault("records/odd.pgn#1", "none");
    assertTrue(cut.contains("|1-0|1|h2e2|"), cut);
  }

  @Test
  void secondRunChangesNothing() throws IOException {
    Report.write(spark, output());
    Map<String, String> before = files();
    run(options);
    assertTrue(before.size() > 10, before::toString);
    assertEquals(before, files());
  }

  @Test
  void tasksThatDieLoseAndDoubleNothing() throws IOException {
    FlakyFileSystem.DEATHS.set(0);
    String flaky = FlakyFileSystem.SCHEME + ":" + folder;
    ArchiveOptions again = options(flaky + "/records", flaky + "/flaky");
    run(again);
    int deaths = FlakyFileSystem.DEATHS.get();
    assertTrue(deaths >= 10, () -> deaths + " tasks died");
    assertContent(plain, Written.of(spark, folder.resolve("flaky").toString()));
  }

  @Test
  void runThatFailsLeavesTheTablesAsTheyWere() throws IOException {
    Map<String, String> before = files();
    ArchiveOptions wrong = options(folder.resolve("nowhere").toString(), options.output());
    assertThrows(IOException.class, () -> run(wrong));
    ArchiveOptions inside = options(options.folders().get(0), options.folders().get(0) + "/out");
    assertThrows(IllegalArgumentException.class, () -> run(inside));
    assertEquals(before, files());
  }

  @Test
  void summaryCountsWhatTheTablesHold() throws IOException {
    String text = Report.write(spark, output());
    String first = text.substring(0, text.indexOf(" games"));
    assertEquals(GAMES + 3, Integer.parseInt(first.replace(",", "")));
    assertTrue(text.contains("won perpetual_check") || text.contains("drawn repetition"), text);
    assertTrue(text.contains("炮二平五 马８进７"), text);
    String chart = Files.readString(Path.of(options.output(), "summary.svg"));
    assertTrue(chart.contains("炮二平五 马８进７"), chart);
    assertTrue(Files.readString(Path.of(options.output(), "busiest.svg")).contains("<svg"));
  }

  private static Output output() throws IOException {
    return new Output(options.output(), spark.sparkContext().hadoopConfiguration());
  }

  /** The files of the output with digests of what is in them, without sums over others. */
  private static Map<String, String> files() throws IOException {
    Path root = Path.of(options.output());
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> found = Files.walk(root)) {
      for (Path file : found.filter(Files::isRegularFile).toList()) {
        String name = root.relativize(file).toString();
        if (!name.endsWith(".crc")) {
          files.put(name, Hashing.sha256().hashBytes(content(file)).toString());
        }
      }
    }
    return files;
  }

  /**
   * A file, of Parquet the pages alone: the footer names encodings in the order of a hash set,
   * which differs from one virtual machine to the next.
   */
  private static byte[] content(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    if (!file.toString().endsWith(".parquet")) {
      return bytes;
    }
    int end = bytes.length - 8;
    int footer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(end);
    return Arrays.copyOf(bytes, end - footer);
  }
}
