package io.github.xiangqirules.archive.job;

import org.apache.spark.sql.SparkSession;

/** The session of the tests: two cores, four attempts at a task. It ends with the tests. */
final class LocalSpark {
  private LocalSpark() {}

  static SparkSession get() {
    System.setProperty(
        "spark.hadoop.fs." + FlakyFileSystem.SCHEME + ".impl", FlakyFileSystem.class.getName());
    return Session.open("tests", false, "local[2,4]");
  }
}
