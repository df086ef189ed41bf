package io.github.xiangqirules.quickstart;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;

/** Plays through what a host application does with the library. */
public final class Quickstart {
  private Quickstart() {}

  /** Prints it all. */
  public static void main(String[] args) {
    PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), false, UTF_8);
    new XiangqiTour(out).run();
    new ClimbingTour(out).run();
    out.flush();
  }
}
