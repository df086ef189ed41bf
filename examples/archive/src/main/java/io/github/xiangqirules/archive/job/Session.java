package io.github.xiangqirules.archive.job;

import com.google.common.collect.ImmutableMap;
import org.apache.spark.SparkConf;
import org.apache.spark.sql.SparkSession;

/** Opens a session: that of spark-submit, or a local one on all processors. */
public final class Session {
  /** What suits one machine and no page to look at; whoever sets them otherwise is heard. */
  private static final ImmutableMap<String, String> LOCAL =
      ImmutableMap.of(
          "spark.ui.enabled", "false",
          "spark.driver.host", "localhost",
          "spark.driver.bindAddress", "127.0.0.1");

  private Session() {}

  /**
   * The session of a job of that name.
   *
   * @param progress whether Spark shows on the terminal how far it is
   */
  public static SparkSession open(String name, boolean progress) {
    return open(name, progress, "local[*]");
  }

  /** The session of a job, with a master where nothing else names one. */
  static SparkSession open(String name, boolean progress, String master) {
    SparkConf conf = new SparkConf();
    if (!conf.contains("spark.master")) {
      conf.setMaster(master);
      LOCAL.forEach(conf::setIfMissing);
      int cores = Runtime.getRuntime().availableProcessors();
      conf.setIfMissing("spark.sql.shuffle.partitions", String.valueOf(2 * cores));
    }
    conf.setIfMissing("spark.ui.showConsoleProgress", String.valueOf(progress));
    return SparkSession.builder().appName(name).config(conf).getOrCreate();
  }
}
