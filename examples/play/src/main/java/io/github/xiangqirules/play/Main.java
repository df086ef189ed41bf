package io.github.xiangqirules.play;

import java.util.concurrent.CountDownLatch;

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
    System.out.println("Play on http://" + settings.host() + ":" + server.port());
    ended.await();
  }
}
