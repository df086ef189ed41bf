package io.github.xiangqirules.xiangqi.record.binary;

import io.github.xiangqirules.xiangqi.record.tree.Problems;
import java.nio.charset.Charset;

/**
 * The nodes of a tree as they lie in a file, depth first: after a node that has a next move comes
 * that move; after one that has none comes the sibling that was announced last. The formats differ
 * in the four bytes with which a node begins.
 */
abstract class Nodes {
  static final int NODE = 4;

  private final ByteReader file;
  private final Charset charset;
  private final Problems problems;
  private int from;
  private int to;
  private boolean next;
  private boolean sibling;
  private boolean commented;
  private String comment = "";

  Nodes(ByteReader file, Charset charset, Problems problems) {
    this.file = file;
    this.charset = charset;
    this.problems = problems;
  }

  /**
   * Reads the next node. A move whose comment is cut is one all the same.
   *
   * @return whether there was one; if not, the reason is among the problems
   */
  final boolean read() {
    int start = file.position();
    if (!file.has(NODE)) {
      problems.atByte("cut", start, "the moves end too early", "what is there was kept");
      return false;
    }
    if (!readNode(file)) {
      problems.atByte("cut", start, "this is no node", "nothing was read from there on");
      return false;
    }
    comment = commented ? readComment(start) : "";
    return true;
  }

  private String readComment(int start) {
    long length = file.has(4) ? readLength(file) : file.remaining() + 1L;
    if (!file.has(length)) {
      problems.atByte(
          "cut", start, "a comment of " + length + " bytes", "taken up to the end of the file");
      length = file.remaining();
    }
    return DecodedText.of(file, (int) length, charset, "byte " + start, problems);
  }

  /** Takes the four bytes in and sets what they tell; false if they are no node. */
  abstract boolean readNode(ByteReader bytes);

  /**
   * Sets what a node is.
   *
   * @param fromPoint the point where its move starts, -1 if it is none
   * @param toPoint the point where it ends
   * @param isFollowed whether a move follows it
   * @param hasOther whether there is another move in its place, to be read later
   * @param isCommented whether a comment lies after the four bytes
   */
  final void set(
      int fromPoint, int toPoint, boolean isFollowed, boolean hasOther, boolean isCommented) {
    from = fromPoint;
    to = toPoint;
    next = isFollowed;
    sibling = hasOther;
    commented = isCommented;
  }

  /** The length of a comment from the four bytes before it; it may be any number. */
  long readLength(ByteReader bytes) {
    return bytes.u32();
  }

  /** The point where the move of the node starts, -1 if it is none. */
  final int from() {
    return from;
  }

  /** The point where it ends. */
  final int to() {
    return to;
  }

  /** Whether a move follows it. */
  final boolean hasNext() {
    return next;
  }

  /** Whether there is another move in its place, to be read later. */
  final boolean hasSibling() {
    return sibling;
  }

  /** What is said about it. */
  final String comment() {
    return comment;
  }
}
