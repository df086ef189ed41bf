package io.github.xiangqirules.xiangqi.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import com.google.common.primitives.ImmutableIntArray;
import io.github.xiangqirules.api.InvalidPositionException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Writes a record in every format and form, reads it back, and compares. */
final class RoundTrips {
  private RoundTrips() {}

  static void check(GameRecord game) throws IOException {
    for (Movetext movetext : Movetext.values()) {
      check(game, WriteOptions.of(RecordFormat.PGN).withMovetext(movetext));
    }
    for (RecordFormat format : List.of(RecordFormat.DHTMLXQ, RecordFormat.XQF, RecordFormat.CBR)) {
      check(game, WriteOptions.of(format));
    }
    check(game, WriteOptions.of(RecordFormat.WXF));
  }

  static void check(GameRecord game, WriteOptions options) throws IOException {
    if (options.format() == RecordFormat.WXF) {
      wxf(game);
    } else {
      whole(game, options);
    }
  }

  private static void whole(GameRecord game, WriteOptions options) throws IOException {
    Map<String, Integer> losses = new HashMap<>();
    GameRecord back;
    try {
      back = written(game, options, losses);
    } catch (InvalidPositionException e) {
      assertEquals("too-many", e.problems().get(0).code());
      return;
    }
    String how = options.toString();
    boolean sideIsLost = losses.containsKey("start") && game.root().next().isEmpty();
    assertEquals(game.start().pieces(), back.start().pieces(), how);
    if (!losses.containsKey("start")) {
      assertEquals(game.start(), back.start(), how);
    }
    if (!sideIsLost) {
      assertEquals(game.start().sideToMove(), back.start().sideToMove(), how);
    }
    assertEquals(game.result(), back.result(), how);
    assertEquals(moves(game.root()), moves(back.root()), how);
    boolean held =
        losses.keySet().stream().allMatch(place -> place.equals("moves") || place.equals("start"));
    if (held) {
      assertEquals(plain(game), plain(back), how);
      assertEquals(
          mapped(game.root(), node -> tidy(node, losses.containsKey("moves"))),
          mapped(back.root(), node -> tidy(node, losses.containsKey("moves"))),
          how);
    }
  }

  /** Writes all games into one file, in the formats that have room for several. */
  static void together(ImmutableList<GameRecord> games) throws IOException {
    for (RecordFormat format : List.of(RecordFormat.PGN, RecordFormat.DHTMLXQ)) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      Records.write(games, WriteOptions.of(format), out);
      assertEquals(
          Lists.transform(games, game -> moves(game.root())),
          Lists.transform(Records.read(out.toByteArray()).games(), game -> moves(game.root())),
          format.id());
    }
  }

  private static void wxf(GameRecord game) throws IOException {
    Map<String, Integer> losses = new HashMap<>();
    GameRecord back = written(game, WriteOptions.of(RecordFormat.WXF), losses);
    assertEquals(game.start(), back.start());
    assertEquals(game.result(), back.result());
    assertEquals(game.mainLine(), back.mainLine());
    assertTrue(!game.root().hasVariations() || losses.containsKey("moves"));
  }

  private static GameRecord written(
      GameRecord game, WriteOptions options, Map<String, Integer> losses) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Records.write(ImmutableList.of(game), options, out)
        .forEach(
            loss -> {
              assertEquals("not-held", loss.code());
              losses.merge(loss.place(), 1, Integer::sum);
            });
    RecordFile file = Records.read(out.toByteArray());
    assertEquals(options.format(), file.format());
    assertEquals(1, file.games().size());
    return file.games().get(0);
  }

  /** In one order, with names in small letters; White is Red where there is no Red. */
  private static ImmutableList<Header> plain(GameRecord game) {
    boolean noRed = game.header("Red").isEmpty();
    return game.headers().stream()
        .map(
            header ->
                new Header(
                    noRed && Ascii.equalsIgnoreCase(header.name(), "White")
                        ? "red"
                        : Ascii.toLowerCase(header.name()),
                    lines(header.value())))
        .sorted(Comparator.comparing(Header::toString))
        .collect(ImmutableList.toImmutableList());
  }

  private static String lines(String text) {
    String lines = text.replace("\r\n", "\n").replace('\r', '\n');
    return CharMatcher.is('\n').trimFrom(lines);
  }

  /** Line ends are line feeds, and none are at the ends of a comment. */
  private static MoveNode tidy(MoveNode node, boolean withoutAnnotations) {
    MoveNode plain = node.withComment(lines(node.comment()));
    return withoutAnnotations && node.move().isPresent()
        ? plain.withAnnotations(ImmutableIntArray.of())
        : plain;
  }

  /** The tree without comments and annotations. */
  static MoveNode moves(MoveNode root) {
    return mapped(root, node -> tidy(node, true).withComment(""));
  }

  /** A tree with every node changed, from the leaves up. */
  static MoveNode mapped(MoveNode root, UnaryOperator<MoveNode> change) {
    IdentityHashMap<MoveNode, MoveNode> done = new IdentityHashMap<>();
    Deque<MoveNode> open = new ArrayDeque<>();
    Deque<MoveNode> order = new ArrayDeque<>();
    open.push(root);
    while (!open.isEmpty()) {
      MoveNode node = open.pop();
      order.push(node);
      node.next().forEach(open::push);
    }
    for (MoveNode node : order) {
      ImmutableList.Builder<MoveNode> next = ImmutableList.builder();
      node.next().forEach(child -> next.add(done.getOrDefault(child, child)));
      done.put(node, change.apply(node.withNext(next.build())));
    }
    return done.getOrDefault(root, root);
  }
}
