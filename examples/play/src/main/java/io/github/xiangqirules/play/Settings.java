package io.github.xiangqirules.play;

import static com.google.common.base.Strings.nullToEmpty;

import java.nio.file.Path;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * How a server runs.
 *
 * @param host the address at which it listens
 * @param port its port; 0 for any that is free
 * @param database the JDBC URL of the store
 * @param limits how much it lets people do
 */
public record Settings(String host, int port, String database, Limits limits) {
  /** The games are in this folder unless a database is named. */
  private static final String FOLDER = "play-data";

  /**
   * How much a server lets people do.
   *
   * @param messages commands that one connection may send in a second
   * @param requests requests over HTTP that one address may send in a second
   * @param games games that one address may open in a minute
   * @param connectionsOfAddress connections of one address at a time
   * @param connections connections at a time
   * @param idleMillis after so long without a word a connection is closed
   */
  public record Limits(
      int messages,
      int requests,
      int games,
      int connectionsOfAddress,
      int connections,
      long idleMillis) {
    /** What is enough for people. */
    public static Limits standard() {
      return new Limits(10, 20, 20, 40, 2000, 90_000);
    }

    /** For tests and measurements, which do all at once from one address. */
    public static Limits generous() {
      return new Limits(10_000, 10_000, 100_000, 10_000, 10_000, 90_000);
    }
  }

  /** Settings by system properties such as {@code play.port}, or as they are without. */
  public static Settings ofProperties() {
    return of(System::getProperty);
  }

  /** Settings by named values; null or empty where there is none. */
  static Settings of(UnaryOperator<@Nullable String> values) {
    String port = nullToEmpty(values.apply("play.port"));
    String host = nullToEmpty(values.apply("play.host"));
    String database = nullToEmpty(values.apply("play.database"));
    return new Settings(
        host.isEmpty() ? "localhost" : host,
        port.isEmpty() ? 8080 : Integer.parseInt(port),
        database.isEmpty() ? embedded(Path.of(FOLDER)) : database,
        Limits.standard());
  }

  /** The URL of an embedded database in a folder. Each commit is in its file before it returns. */
  public static String embedded(Path folder) {
    return "jdbc:h2:file:"
        + folder.toAbsolutePath().resolve("games")
        + ";WRITE_DELAY=0;DB_CLOSE_ON_EXIT=FALSE";
  }
}
