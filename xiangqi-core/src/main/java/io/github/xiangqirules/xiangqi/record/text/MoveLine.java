package io.github.xiangqirules.xiangqi.record.text;

import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.record.tree.Cursor;
import io.github.xiangqirules.xiangqi.record.tree.Problems;
import io.github.xiangqirules.xiangqi.record.tree.TreeBuilder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Follows the texts of moves through a tree. A text with several meanings leaves several places
 * where the line may be; those from which a later text cannot be played are given up.
 */
final class MoveLine {
  /** So many readings are followed at most. */
  private static final int MOST = 8;

  /**
   * Where the line may be.
   *
   * @param cursor the place
   * @param base the number of red's back rank, as far as it is known
   * @param before the place before the last move
   */
  private record Place(Cursor cursor, int base, Cursor before) {}

  private final TreeBuilder tree;
  private final Problems problems;
  private final MoveTexts texts = new MoveTexts();
  private final Deque<List<Place>> outer = new ArrayDeque<>();
  private List<Place> places;

  MoveLine(TreeBuilder tree, int base, Problems problems) {
    this.tree = tree;
    this.problems = problems;
    this.places = List.of(new Place(tree.root(), base, tree.root()));
  }

  /** Plays a part of a text as a move. */
  void play(char[] text, int from, int to) {
    if (places.get(0).cursor.isDead()) {
      return;
    }
    List<Place> next = meanings(text, from, to);
    if (next.isEmpty()) {
      decide();
      Place last = places.get(0);
      Cursor dead = tree.refused(last.cursor, texts.fault(), new String(text, from, to - from));
      next = List.of(new Place(dead, last.base, last.cursor));
    }
    places = next;
  }

  private Place after(Cursor at, XiangqiMove move, int base) {
    return new Place(tree.played(at, move), base, at);
  }

  private List<Place> meanings(char[] text, int from, int to) {
    List<Place> next = new ArrayList<>(2);
    List<Place> wrong = new ArrayList<>(2);
    boolean tooMany = false;
    for (Place place : places) {
      Cursor at = tree.current(place.cursor);
      List<MoveTexts.Meaning> meanings = texts.meanings(at.stand(), place.base, text, from, to);
      if (meanings.isEmpty()) {
        Optional<Cursor> turned = tree.turned(at);
        if (turned.isPresent()) {
          at = turned.get();
          meanings = texts.meanings(at.stand(), place.base, text, from, to);
        }
      }
      int room = Math.min(meanings.size(), MOST - next.size());
      for (MoveTexts.Meaning meaning : meanings.subList(0, room)) {
        next.add(after(at, meaning.move(), meaning.base()));
      }
      if (room == 0) {
        wrong.add(place);
      }
      tooMany |= room < meanings.size();
    }
    if (!next.isEmpty()) {
      wrong.forEach(place -> tree.drop(place.cursor));
    }
    if (tooMany) {
      problems.add(
          "ambiguous-move",
          "ply " + next.get(0).cursor.ply(),
          "more than " + MOST + " readings that cannot be told apart",
          "the first " + MOST + " were followed");
    }
    return next;
  }

  /** Settles on the first of several readings, and says so. */
  void decide() {
    if (places.size() > 1) {
      problems.add(
          "ambiguous-move",
          "ply " + places.get(0).cursor.ply(),
          places.size() + " readings that cannot be told apart",
          "the first was taken");
      places.subList(1, places.size()).forEach(place -> tree.drop(place.cursor));
      places = List.of(places.get(0));
    }
  }

  /** Begins a variation: it replaces the last move. */
  void open() {
    decide();
    outer.push(places);
    Place place = places.get(0);
    places = List.of(new Place(place.before, place.base, place.before));
  }

  /** Ends a variation; false if there is none to end. */
  boolean close() {
    decide();
    if (outer.isEmpty()) {
      return false;
    }
    places = outer.pop();
    return true;
  }

  /** How many variations are open. */
  int depth() {
    return outer.size();
  }

  void comment(String text) {
    for (Place place : places) {
      tree.comment(place.cursor, text);
    }
  }

  /** Annotates the last move, unless it was refused; false if there is none. */
  boolean annotate(int number) {
    for (Place place : places) {
      tree.annotate(place.cursor, number);
    }
    Cursor last = places.get(0).cursor;
    return last.isDead() || last.ply() > 0;
  }
}
