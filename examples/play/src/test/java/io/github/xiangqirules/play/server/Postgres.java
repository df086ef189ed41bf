package io.github.xiangqirules.play.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A PostgreSQL server of a test on the loopback, in a folder that is gone afterwards. */
final class Postgres implements AutoCloseable {
  /** Where Debian and its relatives have a folder for each version. */
  private static final Path INSTALLED = Path.of("/usr/lib/postgresql");

  private static final Path RUNUSER = Path.of("/usr/sbin/runuser");
  private static final String USER = "postgres";
  private static final int PATIENCE_SECONDS = 60;

  private final Path programs = programs().orElseThrow();
  private final int port = freePort();
  private final Path folder;
  private Process server;

  /** A new database without tables. */
  Postgres() {
    folder = Path.of(run("mktemp", "-d"));
    run(program("initdb"), "-D", data(), "-U", "play", "--auth=trust", "--no-sync", "-E", "UTF8");
    start();
  }

  /** Whether this machine has what the server needs. It does not run for root. */
  static boolean isThere() {
    return programs().isPresent() && (!isRoot() || Files.isExecutable(RUNUSER));
  }

  private static Optional<Path> programs() {
    if (!Files.isDirectory(INSTALLED)) {
      return Optional.empty();
    }
    try (Stream<Path> versions = Files.list(INSTALLED)) {
      return versions
          .map(version -> version.resolve("bin"))
          .filter(bin -> Files.isExecutable(bin.resolve("postgres")))
          .max(Comparator.naturalOrder());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isRoot() {
    return System.getProperty("user.name").equals("root");
  }

  /** The address for the server of the games. */
  String url() {
    return "jdbc:postgresql://127.0.0.1:" + port + "/postgres?user=play";
  }

  void start() {
    server =
        begin(
            List.of(
                program("postgres"),
                "-D",
                data(),
                "-p",
                String.valueOf(port),
                "-k",
                folder.toString(),
                "-c",
                "listen_addresses=127.0.0.1"));
    long end = System.nanoTime() + PATIENCE_SECONDS * 1_000_000_000L;
    while (!answers()) {
      if (!server.isAlive() || System.nanoTime() > end) {
        throw new IllegalStateException("PostgreSQL did not start");
      }
    }
  }

  private boolean answers() {
    try (Connection connection = DriverManager.getConnection(url())) {
      return connection.isValid(PATIENCE_SECONDS);
    } catch (SQLException notYet) {
      return false;
    }
  }

  /** Stops it and disconnects whoever is connected. */
  void stop() {
    run(program("pg_ctl"), "-D", data(), "-m", "fast", "-w", "stop");
  }

  @Override
  public void close() {
    stop();
    run("rm", "-r", folder.toString());
  }

  private String data() {
    return folder.resolve("data").toString();
  }

  private String program(String name) {
    return programs.resolve(name).toString();
  }

  private static int freePort() {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Process begin(List<String> command) {
    List<String> all = new ArrayList<>();
    if (isRoot()) {
      all.addAll(List.of(RUNUSER.toString(), "-u", USER, "--"));
    }
    all.addAll(command);
    try {
      return new ProcessBuilder(all)
          .directory(Path.of("/").toFile())
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String run(String... command) {
    Process process = begin(List.of(command));
    try {
      String said = new String(process.getInputStream().readAllBytes(), UTF_8).strip();
      if (process.waitFor() != 0) {
        throw new IllegalStateException(command[0] + " failed: " + said);
      }
      return said;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
