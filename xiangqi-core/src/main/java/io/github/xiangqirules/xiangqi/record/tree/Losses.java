package io.github.xiangqirules.xiangqi.record.tree;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.record.Header;
import io.github.xiangqirules.xiangqi.record.MoveNode;
import io.github.xiangqirules.xiangqi.record.RecordProblem;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;

/** Collects what a format cannot hold of the records that are written in it. */
public final class Losses {
  private static final String NOT_HELD = "not-held";

  private final Problems problems = new Problems();
  private String game = "";

  /** What is added from now on is of that game of several, counted from 1. */
  public void inGame(int number) {
    game = "game " + number + ", ";
  }

  /** Adds something that is lost. */
  public void add(String place, String text, String done) {
    problems.add(NOT_HELD, game + place, text, done);
  }

  /** A header for which there is no place. */
  public void header(Header header) {
    add("header " + header.name(), header.value(), "left out");
  }

  /** Games after the first, where there is room for one. */
  public void games(int count) {
    if (count > 1) {
      add("file", count + " games", "only the first was written");
    }
  }

  /** The counters of a set-up, where there is no place for the first or for both. */
  public void counters(XiangqiSetup start, boolean numberIsHeld) {
    if (start.quietPlies() != 0) {
      add("start", start.quietPlies() + " plies without a capture", "left out");
    }
    if (!numberIsHeld && start.moveNumber() != 1) {
      add("start", "move " + start.moveNumber(), "left out");
    }
  }

  /** The annotations of a tree, where there is no place for them. */
  public void annotations(MoveNode root) {
    int count = 0;
    Deque<MoveNode> open = new ArrayDeque<>();
    open.push(root);
    while (!open.isEmpty()) {
      MoveNode node = open.pop();
      count += node.annotations().isEmpty() ? 0 : 1;
      node.next().forEach(open::push);
    }
    if (count > 0) {
      add("moves", "annotations of " + count + " moves", "left out");
    }
  }

  /** A text as it can be stored in a character set: without NUL, and with no half characters. */
  public String storable(String text, Charset charset, String place) {
    String lines = Texts.lines(text);
    boolean nul = lines.indexOf('\0') >= 0;
    String plain = nul ? lines.replace("\0", "") : lines;
    String stored = new String(plain.getBytes(charset), charset);
    if (nul || !stored.equals(plain)) {
      add(place, text, "characters that cannot be stored were left out or replaced");
    }
    return stored;
  }

  /** The same for files in UTF-8. */
  public String storable(String text, String place) {
    return storable(text, StandardCharsets.UTF_8, place);
  }

  /** The comment on a node as it can be stored. */
  public String comment(MoveNode node, int ply, Charset charset) {
    String text = node.comment();
    return text.isEmpty() ? text : storable(text, charset, place(ply));
  }

  /** How the place of a loss at a node is told; ply 0 is the start. */
  public static String place(int ply) {
    return "ply " + ply;
  }

  /** All of them. */
  public ImmutableList<RecordProblem> list() {
    return problems.list();
  }
}
