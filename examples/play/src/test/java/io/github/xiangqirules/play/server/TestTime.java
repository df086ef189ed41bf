package io.github.xiangqirules.play.server;

import io.github.xiangqirules.play.room.Time;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A time that stands still until the test lets it go on. */
final class TestTime implements Time {
  private record Task(long at, Runnable work) {}

  private final List<Task> tasks = new ArrayList<>();
  private long now = 1_700_000_000_000L;

  @Override
  public synchronized long now() {
    return now;
  }

  @Override
  public synchronized void after(long millis, Runnable work) {
    tasks.add(new Task(now + millis, work));
  }

  /** Lets time go on, and does what was to be done in it. */
  void pass(long millis) {
    long until = now() + millis;
    for (Optional<Task> due = next(until); due.isPresent(); due = next(until)) {
      due.get().work().run();
    }
    set(until);
  }

  private synchronized void set(long to) {
    now = to;
  }

  /** Not under the lock while it is done: others ask for the time in the meantime. */
  private synchronized Optional<Task> next(long until) {
    Optional<Task> due =
        tasks.stream().filter(task -> task.at() <= until).min(Comparator.comparing(Task::at));
    due.ifPresent(
        task -> {
          tasks.remove(task);
          now = Math.max(now, task.at());
        });
    return due;
  }

  @Override
  public synchronized void close() {
    tasks.clear();
  }
}
