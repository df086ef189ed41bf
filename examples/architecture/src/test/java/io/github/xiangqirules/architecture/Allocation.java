package io.github.xiangqirules.architecture;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** How much memory an action takes altogether, which unlike time is the same on a busy machine. */
final class Allocation {
  /** What an exception, a value, and the classes that are loaded on the way may hold. */
  static final long SMALL = 2 << 20;

  private Allocation() {}

  static long of(Runnable action) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    action.run();
    return threads.getCurrentThreadAllocatedBytes() - before;
  }
}
