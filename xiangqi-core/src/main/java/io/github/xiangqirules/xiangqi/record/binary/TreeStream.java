package io.github.xiangqirules.xiangqi.record.binary;

import io.github.xiangqirules.xiangqi.record.tree.Cursor;
import io.github.xiangqirules.xiangqi.record.tree.TreeBuilder;
import java.util.ArrayDeque;
import java.util.Deque;

/** Makes a tree of the nodes of a file, with a stack of its own: lines may be of any length. */
final class TreeStream {
  private TreeStream() {}

  /** Reads the start node and all that follow. What a refused move is followed by is read over. */
  static void read(Nodes nodes, TreeBuilder tree) {
    if (!nodes.read()) {
      return;
    }
    tree.comment(tree.root(), nodes.comment());
    if (!nodes.hasNext()) {
      return;
    }
    Deque<Cursor> open = new ArrayDeque<>();
    Cursor parent = tree.root();
    while (nodes.read()) {
      Cursor node = tree.play(parent, nodes.from(), nodes.to());
      tree.comment(node, nodes.comment());
      if (nodes.hasSibling()) {
        open.push(parent);
      }
      if (nodes.hasNext()) {
        parent = node;
      } else if (open.isEmpty()) {
        return;
      } else {
        parent = open.pop();
      }
    }
  }
}
