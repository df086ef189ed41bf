package io.github.xiangqirules.play;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;

/** Starts the server; it runs until the process is asked to end. */
public final class Main {
  private Main() {}

  /** No arguments; system properties such as {@code play.port} change the settings. */
  public static void main(String[] args) throws InterruptedException {
    Settings settings = Settings.ofProperties();
    PlayServer server = new PlayServer(settings);
    CountDownLatch ended = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  server.close();
                  ended.countDown();
                }));
    if (Boolean.getBoolean("play.endWithParent")) {
      endWithParent();
    }
    System.out.println("Play on http://" + settings.host() + ":" + server.port());
    ended.await();
  }

  /** Maven, when it is ended, does not end what it started. */
  private static void endWithParent() {
    ProcessHandle.current()
        .parent()
        .ifPresent(
            parent -> {
              Future<?> unused = parent.onExit().thenRun(() -> System.exit(0));
            });
  }
}
