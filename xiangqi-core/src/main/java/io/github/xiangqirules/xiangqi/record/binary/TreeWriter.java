package io.github.xiangqirules.xiangqi.record.binary;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.xiangqi.record.MoveNode;
import java.util.ArrayDeque;
import java.util.Deque;

/** Walks a tree in the order in which {@link TreeStream} reads one. */
final class TreeWriter {
  /** Takes the nodes in. */
  interface NodeWriter {
    /**
     * Writes a node.
     *
     * @param ply how many moves lead to it
     * @param hasNext whether a move follows it
     * @param hasSibling whether another move in its place comes later
     */
    void write(MoveNode node, int ply, boolean hasNext, boolean hasSibling);
  }

  /** Moves in the same place, of which some are written. */
  private static final class Siblings {
    private final ImmutableList<MoveNode> nodes;
    private int next;

    Siblings(ImmutableList<MoveNode> nodes) {
      this.nodes = nodes;
    }
  }

  private TreeWriter() {}

  /** Writes the start node and all others. */
  static void write(MoveNode root, NodeWriter out) {
    out.write(root, 0, !root.next().isEmpty(), false);
    Deque<Siblings> open = new ArrayDeque<>();
    open.push(new Siblings(root.next()));
    while (!open.isEmpty()) {
      Siblings siblings = open.peek();
      if (siblings.next == siblings.nodes.size()) {
        open.pop();
        continue;
      }
      MoveNode node = siblings.nodes.get(siblings.next++);
      boolean hasSibling = siblings.next < siblings.nodes.size();
      out.write(node, open.size(), !node.next().isEmpty(), hasSibling);
      open.push(new Siblings(node.next()));
    }
  }
}
