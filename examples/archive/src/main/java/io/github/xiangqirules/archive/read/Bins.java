package io.github.xiangqirules.archive.read;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** Shares the parts of an archive among tasks, so that all have about as much to read. */
public final class Bins {
  private static final Comparator<Bin> LIGHTEST =
      Comparator.<Bin>comparingLong(bin -> bin.weight).thenComparingInt(bin -> bin.number);

  private Bins() {}

  private static final class Bin {
    final int number;
    final List<FilePart> parts = new ArrayList<>();
    long weight;

    Bin(int number) {
      this.number = number;
    }
  }

  /**
   * The parts of each task. The same parts always give the same tasks.
   *
   * @param bytes about how much a task is to read
   * @param least so many tasks at least, if there are as many parts
   */
  public static ImmutableList<ImmutableList<FilePart>> of(
      List<FilePart> parts, long bytes, int least) {
    long weight = 0;
    for (FilePart part : parts) {
      weight += part.weight();
    }
    long wanted = Math.max(weight / bytes + 1, least);
    int count = (int) Math.max(1, Math.min(wanted, parts.size()));
    PriorityQueue<Bin> bins = new PriorityQueue<>(LIGHTEST);
    List<Bin> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      all.add(new Bin(i));
    }
    bins.addAll(all);
    List<FilePart> heaviestFirst = new ArrayList<>(parts);
    heaviestFirst.sort(Comparator.comparingLong(FilePart::weight).reversed());
    for (FilePart part : heaviestFirst) {
      Bin bin = bins.remove();
      bin.parts.add(part);
      bin.weight += part.weight();
      bins.add(bin);
    }
    ImmutableList.Builder<ImmutableList<FilePart>> shared = ImmutableList.builder();
    for (Bin bin : all) {
      shared.add(ImmutableList.copyOf(bin.parts));
    }
    return shared.build();
  }
}
