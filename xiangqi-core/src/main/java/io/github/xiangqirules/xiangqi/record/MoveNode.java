package io.github.xiangqirules.xiangqi.record;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.Ints;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.board.Board;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A move in the tree of a game: the move with its comment, and the moves that follow it, the main
 * one first and the variations after it. The root has no move, and its comment is the one before
 * the first move.
 *
 * <p>Immutable. A changed node shares what follows it with the one it comes from. Trees may be
 * hundreds of thousands of moves deep; equality walks them without recursion, in time linear in
 * their size, and the hash code is kept.
 */
public final class MoveNode {
  private static final ImmutableIntArray NONE = ImmutableIntArray.of();

  private final @Nullable XiangqiMove move;
  private final String comment;
  private final ImmutableIntArray annotations;
  private final ImmutableList<MoveNode> next;
  private final int moves;
  private final boolean branching;
  private final boolean commented;
  private final int hash;

  private MoveNode(
      @Nullable XiangqiMove move,
      String comment,
      ImmutableIntArray annotations,
      ImmutableList<MoveNode> next) {
    this.move = move;
    this.comment = comment;
    this.annotations = annotations;
    this.next = next;
    long count = move == null ? 0 : 1;
    boolean branches = next.size() > 1;
    boolean comments = !comment.isEmpty();
    int code = move == null ? 1 : move.from().ordinal() * Board.POINTS + move.to().ordinal() + 2;
    code = (code * 31 + comment.hashCode()) * 31 + annotations.hashCode();
    for (int i = 0; i < next.size(); i++) {
      MoveNode node = next.get(i);
      count += node.moves;
      branches |= node.branching;
      comments |= node.commented;
      code = code * 31 + node.hash;
    }
    this.moves = Ints.saturatedCast(count);
    this.branching = branches;
    this.commented = comments;
    this.hash = code;
  }

  /**
   * A root.
   *
   * @param comment the comment before the first move; empty if there is none
   * @param next the first moves, that of the main line first
   * @throws IllegalArgumentException if one of these is a root itself
   */
  public static MoveNode root(String comment, List<MoveNode> next) {
    return new MoveNode(null, comment, NONE, followers(next));
  }

  /**
   * A move.
   *
   * @param move the move
   * @param comment what is said about it; empty if nothing is
   * @param annotations numeric annotations as PGN has them, such as 1 for a good move
   * @param next the moves that follow, that of the main line first
   * @throws IllegalArgumentException if one of these is a root
   */
  public static MoveNode of(
      XiangqiMove move, String comment, ImmutableIntArray annotations, List<MoveNode> next) {
    return new MoveNode(move, comment, annotations, followers(next));
  }

  /** A move alone. */
  public static MoveNode of(XiangqiMove move) {
    return new MoveNode(move, "", NONE, ImmutableList.of());
  }

  private static ImmutableList<MoveNode> followers(List<MoveNode> next) {
    ImmutableList<MoveNode> list = ImmutableList.copyOf(next);
    for (MoveNode node : list) {
      checkArgument(node.move != null, "a root cannot follow a move");
    }
    return list;
  }

  /** The move; empty for the root. */
  public Optional<XiangqiMove> move() {
    return Optional.ofNullable(move);
  }

  /** What is said after the move; empty if nothing is. Lines are separated by line feeds. */
  public String comment() {
    return comment;
  }

  /** Numeric annotations as PGN has them: 1 for {@code !}, 2 for {@code ?}, 3 for {@code !!}. */
  public ImmutableIntArray annotations() {
    return annotations;
  }

  /** The moves that follow: the main one, then the variations. */
  public ImmutableList<MoveNode> next() {
    return next;
  }

  /** The main one of the moves that follow; empty at the end of a line. */
  public Optional<MoveNode> main() {
    return next.isEmpty() ? Optional.empty() : Optional.of(next.get(0));
  }

  /** The following node with this move; empty if there is none. */
  public Optional<MoveNode> next(XiangqiMove following) {
    for (MoveNode node : next) {
      if (node.move == following) {
        return Optional.of(node);
      }
    }
    return Optional.empty();
  }

  /** The number of moves of this node and of all that hang from it. Constant time. */
  public int size() {
    return moves;
  }

  /** Whether there is a variation at this node or after it. Constant time. */
  public boolean hasVariations() {
    return branching;
  }

  /** Whether there is a comment at this node or after it. Constant time. */
  public boolean hasComments() {
    return commented;
  }

  /** This node with another comment. */
  public MoveNode withComment(String text) {
    return new MoveNode(move, text, annotations, next);
  }

  /**
   * This node with other annotations.
   *
   * @throws IllegalArgumentException if it is a root
   */
  public MoveNode withAnnotations(ImmutableIntArray numbers) {
    checkArgument(move != null || numbers.isEmpty(), "there is no move to annotate");
    return new MoveNode(move, comment, numbers, next);
  }

  /**
   * This node with other moves after it.
   *
   * @throws IllegalArgumentException if one of these is a root
   */
  public MoveNode withNext(List<MoveNode> nodes) {
    return new MoveNode(move, comment, annotations, followers(nodes));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof MoveNode that && sameTree(this, that);
  }

  /** Parts that two trees share are equal without a look. */
  @SuppressWarnings("ReferenceEquality")
  private static boolean sameTree(MoveNode one, MoveNode other) {
    Deque<MoveNode> open = new ArrayDeque<>();
    open.push(one);
    open.push(other);
    while (!open.isEmpty()) {
      MoveNode b = open.pop();
      MoveNode a = open.pop();
      if (a == b) {
        continue;
      }
      if (!a.sameAlone(b)) {
        return false;
      }
      for (int i = 0; i < a.next.size(); i++) {
        open.push(a.next.get(i));
        open.push(b.next.get(i));
      }
    }
    return true;
  }

  private boolean sameAlone(MoveNode that) {
    return hash == that.hash
        && move == that.move
        && moves == that.moves
        && next.size() == that.next.size()
        && comment.equals(that.comment)
        && annotations.equals(that.annotations);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  /** The move and how many hang from it; not the whole tree. */
  @Override
  public String toString() {
    return (move == null ? "root" : move.text()) + " (" + moves + " moves)";
  }
}
