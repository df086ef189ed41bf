package io.github.xiangqirules.xiangqi.record.tree;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.record.MoveNode;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Grows a tree of moves and lets in only legal ones: a move that is not is reported once, and what
 * hangs from it is left out. All readers build their trees here.
 *
 * <p>Nodes have numbers, the root 0, and a node's is greater than that of the node before it. So
 * the immutable tree is made in one walk from the last node to the first.
 */
public final class TreeBuilder {
  private static final int ROOT = 0;
  private static final Point[] POINT = Point.values();
  private static final ImmutableIntArray NONE = ImmutableIntArray.of();

  private final Problems problems;
  private final boolean sideIsTold;
  private XiangqiSetup start;
  private Cursor root;

  /** The root with the other side to move, once it was asked for. */
  private @Nullable Cursor other;

  private int size = 1;
  private int[] parents = new int[16];
  private int[] children = new int[16];
  private @Nullable XiangqiMove[] moves = new XiangqiMove[16];
  private @Nullable String[] comments = new String[16];
  private @Nullable ImmutableIntArray[] annotations = new ImmutableIntArray[16];
  private boolean[] dropped = new boolean[16];

  /**
   * A tree on a set-up as it stands.
   *
   * @param sideIsTold whether the file told the side to move, so that a first move of the other is
   *     a problem
   */
  public TreeBuilder(XiangqiSetup start, boolean sideIsTold, Problems problems) {
    this.start = start;
    this.sideIsTold = sideIsTold;
    this.problems = problems;
    this.root = Cursor.root(start);
  }

  /** Where the tree starts. Asked anew after the first move, which may change the side to move. */
  public Cursor root() {
    return root;
  }

  /** A place as it is now: at the root the side to move may have changed since it was asked for. */
  public Cursor current(Cursor at) {
    return at.node() == ROOT && !at.isDead() ? root : at;
  }

  /** The set-up, with the side that the first move was of. */
  public XiangqiSetup start() {
    return start;
  }

  /**
   * Plays a move between points, -1 for one that is not on the board.
   *
   * @return the place after the move; a dead one if it is refused
   */
  public Cursor play(Cursor at, int from, int to) {
    if (at.isDead()) {
      return at;
    }
    Cursor before = current(at);
    if (!isLegal(before, from, to)) {
      Optional<Cursor> turned = turned(at).filter(cursor -> isLegal(cursor, from, to));
      if (turned.isEmpty()) {
        return refused(at, "illegal-move", text(from, to));
      }
      before = turned.get();
    }
    return played(before, XiangqiMove.of(POINT[from], POINT[to]));
  }

  private static boolean isLegal(Cursor at, int from, int to) {
    return at.stand() != null && from >= 0 && to >= 0 && from != to && at.stand().isLegal(from, to);
  }

  /** The start with the other side to move, as long as nothing has been played. */
  public Optional<Cursor> turned(Cursor at) {
    if (at.node() != ROOT || at.stand() == null || size > 1) {
      return Optional.empty();
    }
    if (other == null) {
      other = Cursor.root(start.withSideToMove(start.sideToMove().opponent()));
    }
    return Optional.of(at.stand() == root.stand() ? other : root);
  }

  /** Plays a move that is known to be legal. */
  public Cursor played(Cursor at, XiangqiMove move) {
    Stand stand = at.stand();
    if (stand == null) {
      return at;
    }
    if (at.node() == ROOT && size == 1 && stand.toMove() != start.sideToMove()) {
      turn(at);
    }
    int node = add(at.node(), move);
    return at.next(node, stand, move.from().ordinal(), move.to().ordinal());
  }

  private void turn(Cursor turned) {
    if (sideIsTold) {
      problems.add(
          "side-to-move",
          "ply 1",
          start.sideToMove() + " was to move",
          "the side of the first move was taken",
          Optional.of(start));
    }
    start = start.withSideToMove(start.sideToMove().opponent());
    root = turned;
  }

  private int add(int parent, XiangqiMove move) {
    if (size == parents.length) {
      int length = size * 2;
      parents = Arrays.copyOf(parents, length);
      children = Arrays.copyOf(children, length);
      moves = Arrays.copyOf(moves, length);
      comments = Arrays.copyOf(comments, length);
      annotations = Arrays.copyOf(annotations, length);
      dropped = Arrays.copyOf(dropped, length);
    }
    parents[size] = parent;
    moves[size] = move;
    children[parent]++;
    return size++;
  }

  /** Notes that a move after a place is refused. */
  public Cursor refused(Cursor at, String code, String text) {
    if (!at.isDead()) {
      problems.add(
          code,
          "ply " + (at.ply() + 1),
          text,
          "left out with all that follows it",
          problems.isOpen() ? Optional.of(at.setup(start)) : Optional.empty());
    }
    return at.dead();
  }

  private static String text(int from, int to) {
    return (from < 0 ? "??" : POINT[from].text()) + (to < 0 ? "??" : POINT[to].text());
  }

  /** The comment of a place is this, after what it already is. Nothing is said at a dead place. */
  public void comment(Cursor at, String text) {
    if (!at.isDead() && !text.isEmpty()) {
      String before = comments[at.node()];
      comments[at.node()] = before == null ? text : before + "\n" + text;
    }
  }

  /** Adds an annotation to the move of a place, unless it has it. */
  public void annotate(Cursor at, int number) {
    if (!at.isDead() && at.node() != ROOT) {
      ImmutableIntArray before = annotations(at.node());
      if (!before.contains(number)) {
        annotations[at.node()] = ImmutableIntArray.builder().addAll(before).add(number).build();
      }
    }
  }

  /** Takes a reading back that proved wrong: the line that leads to a node and to nothing else. */
  public void drop(Cursor wrong) {
    int node = wrong.node();
    while (node != ROOT && children[node] == 0 && !dropped[node]) {
      dropped[node] = true;
      node = parents[node];
      children[node]--;
    }
  }

  private XiangqiMove move(int node) {
    XiangqiMove move = moves[node];
    if (move == null) {
      throw new IllegalStateException("node " + node + " has no move");
    }
    return move;
  }

  private String comment(int node) {
    String comment = comments[node];
    return comment == null ? "" : comment;
  }

  private ImmutableIntArray annotations(int node) {
    ImmutableIntArray numbers = annotations[node];
    return numbers == null ? NONE : numbers;
  }

  /** The whole tree, immutable. */
  public MoveNode build() {
    @Nullable MoveNode @Nullable [][] next = new MoveNode[size][];
    for (int node = size - 1; node > ROOT; node--) {
      if (!dropped[node]) {
        MoveNode made = MoveNode.of(move(node), comment(node), annotations(node), list(next[node]));
        next[node] = null;
        int parent = parents[node];
        @Nullable MoveNode[] siblings = next[parent];
        if (siblings == null) {
          siblings = new MoveNode[children[parent]];
          next[parent] = siblings;
        }
        children[parent]--;
        siblings[children[parent]] = made;
      }
    }
    return MoveNode.root(comment(ROOT), list(next[ROOT]));
  }

  private static List<MoveNode> list(@Nullable MoveNode @Nullable [] nodes) {
    return nodes == null ? ImmutableList.of() : Arrays.asList(nodes);
  }
}
