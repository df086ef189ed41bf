package io.github.xiangqirules.play.room;

import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The time of the machine, with one thread for what is done later. */
public final class SystemTime implements Time {
  private static final Logger LOG = Logger.getLogger(SystemTime.class.getName());

  private final ScheduledExecutorService alarms =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread thread = new Thread(task, "clocks");
            thread.setDaemon(true);
            return thread;
          });

  @Override
  public long now() {
    return System.currentTimeMillis();
  }

  @Override
  public void after(long millis, Runnable task) {
    try {
      ScheduledFuture<?> unused = alarms.schedule(task, millis, TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException e) {
      LOG.log(Level.FINE, "closing");
    }
  }

  @Override
  public void close() {
    alarms.shutdownNow();
  }
}
