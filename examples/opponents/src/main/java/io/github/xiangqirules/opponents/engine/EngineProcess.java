package io.github.xiangqirules.opponents.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.xiangqirules.opponents.OpponentException;
import io.github.xiangqirules.opponents.OpponentException.Kind;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A running program to which lines are sent and from which lines come. Each direction has a thread
 * and a bounded queue: a program that prints without end waits until it is read, and one that does
 * not read holds up nobody.
 */
final class EngineProcess implements AutoCloseable {
  private static final int LINES_WAITING = 256;

  /** In bytes: many times what an engine has to say. */
  private static final int LONGEST_LINE = 1 << 15;

  private static final long MILLIS_TO_DRAIN = 500;
  private static final long MILLIS_TO_QUIT = 300;

  private final String name;
  private final Process process;
  private final BlockingQueue<String> incoming = new ArrayBlockingQueue<>(LINES_WAITING);
  private final BlockingQueue<String> outgoing = new ArrayBlockingQueue<>(LINES_WAITING);
  private final Thread reader;
  private final Thread writer;

  private EngineProcess(String name, Process process) {
    this.name = name;
    this.process = process;
    this.reader = daemon(name + " reader", this::read);
    this.writer = daemon(name + " writer", this::write);
  }

  /**
   * Starts the program of a command.
   *
   * @throws OpponentException if it cannot be started
   */
  static EngineProcess start(EngineCommand command) {
    try {
      Process process =
          new ProcessBuilder(command.words())
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      EngineProcess engine = new EngineProcess(command.program(), process);
      engine.reader.start();
      engine.writer.start();
      return engine;
    } catch (IOException e) {
      throw new OpponentException(
          Kind.UNUSABLE, command.words().get(0) + " cannot be started: " + e.getMessage(), e);
    }
  }

  private static Thread daemon(String name, Runnable work) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    return thread;
  }

  private void read() {
    LineCutter lines = new LineCutter(process.getInputStream(), LONGEST_LINE);
    try {
      for (String line = lines.next(); line != null; line = lines.next()) {
        incoming.put(line);
      }
    } catch (IOException | InterruptedException e) {
      // The program or this side has ended; poll() finds out.
    }
  }

  private void write() {
    try (OutputStream out = process.getOutputStream()) {
      while (true) {
        out.write((outgoing.take() + "\n").getBytes(UTF_8));
        out.flush();
      }
    } catch (IOException | InterruptedException e) {
      // The program or this side has ended; poll() finds out.
    }
  }

  /** Leaves out the lines that have come so far: nothing was asked yet. */
  void discard() {
    incoming.clear();
  }

  /**
   * Sends a line, or several with line feeds between them.
   *
   * @throws OpponentException if the program does not read what it is sent
   */
  void send(String line) {
    if (!outgoing.offer(line)) {
      throw new OpponentException(Kind.SILENT, name + " does not read what it is told");
    }
  }

  /**
   * The next line; null if none comes in that time.
   *
   * @throws OpponentException if the program has ended, or this thread was interrupted
   */
  @Nullable String poll(long millis) {
    try {
      String line = incoming.poll(millis, TimeUnit.MILLISECONDS);
      if (line == null && hasEnded()) {
        line = incoming.poll();
        if (line == null) {
          throw new OpponentException(Kind.DIED, name + " has ended");
        }
      }
      return line;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new OpponentException(Kind.SILENT, "interrupted while " + name + " was thinking", e);
    }
  }

  /** Whether nothing more will come. A dead program's last lines are waited for. */
  private boolean hasEnded() throws InterruptedException {
    if (!process.isAlive()) {
      reader.join(MILLIS_TO_DRAIN);
      return true;
    }
    return !reader.isAlive();
  }

  /** Asks the program to quit, and ends it and all that it started if it does not. */
  @Override
  public void close() {
    if (outgoing.offer("quit")) {
      try {
        process.waitFor(MILLIS_TO_QUIT, TimeUnit.MILLISECONDS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
    kill();
  }

  /** Ends the program and all that it started. */
  void kill() {
    List<ProcessHandle> started = process.descendants().toList();
    process.destroyForcibly();
    started.forEach(ProcessHandle::destroyForcibly);
    reader.interrupt();
    writer.interrupt();
  }
}
