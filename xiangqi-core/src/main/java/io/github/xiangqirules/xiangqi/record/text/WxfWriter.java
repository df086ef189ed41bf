package io.github.xiangqirules.xiangqi.record.text;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.notation.Notations;
import io.github.xiangqirules.xiangqi.notation.WxfOptions;
import io.github.xiangqirules.xiangqi.record.GameRecord;
import io.github.xiangqirules.xiangqi.record.GameResult;
import io.github.xiangqirules.xiangqi.record.Header;
import io.github.xiangqirules.xiangqi.record.MoveNode;
import io.github.xiangqirules.xiangqi.record.tree.HeaderNames;
import io.github.xiangqirules.xiangqi.record.tree.Losses;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Writes a game as WXF text: the main line with its comments. */
final class WxfWriter {
  private static final CharMatcher CAPITALS = CharMatcher.inRange('A', 'Z');
  private static final String TITLE = "Title";

  /** The headers that have another name here, or a place in the line of another. */
  private static final ImmutableSet<String> KNOWN =
      ImmutableSet.of("Red", "RedElo", "RedTeam", "Black", "BlackElo", "BlackTeam", TITLE);

  private static final ImmutableSet<String> TAKEN =
      ImmutableSet.of("FORMAT", "FEN", "GAME", "RESULT");

  private final GameRecord record;
  private final Losses losses;
  private final StringBuilder out = new StringBuilder();
  private final HeaderNames names;
  private final Set<String> written = new HashSet<>();

  private WxfWriter(GameRecord record, Losses losses) {
    this.record = record;
    this.losses = losses;
    this.names = new HeaderNames(record.headers(), KNOWN);
  }

  static String write(GameRecord record, Losses losses) {
    return new WxfWriter(record, losses).write();
  }

  private String write() {
    out.append("FORMAT\tWXF\n");
    player("Red");
    player("Black");
    record.headers().forEach(this::header);
    if (record.result() != GameResult.UNKNOWN) {
      out.append("RESULT\t").append(record.result().text()).append('\n');
    }
    if (!record.start().equals(XiangqiSetup.initial())) {
      out.append("FEN\t").append(record.start().text()).append('\n');
    }
    out.append('\n').append(WxfReader.BEGIN).append('\n');
    losses.annotations(record.root());
    moves();
    return out.append(WxfReader.END).append('\n').toString();
  }

  /** Name, rating and team in one line. */
  private void player(String color) {
    out.append(Ascii.toUpperCase(color)).append('\t');
    for (String name : new String[] {color, color + "Elo", color + "Team"}) {
      record.headers().stream()
          .filter(header -> name(header).equals(name))
          .findFirst()
          .ifPresent(header -> out.append(line(header, header.value().replace(';', ','))));
      out.append(';');
    }
    out.append('\n');
  }

  private void header(Header header) {
    String name = name(header);
    boolean title = name.equals(TITLE);
    boolean ofPlayer = !title && KNOWN.contains(name);
    boolean held = ofPlayer || ((title || isFree(name)) && !header.value().isBlank());
    if (!held || !written.add(name)) {
      losses.header(header);
    } else if (!ofPlayer) {
      String value = line(header, header.value());
      out.append(title ? "GAME" : name).append('\t').append(value).append('\n');
    }
  }

  /** The name of a header if it is known; else in capital letters, which is the same name. */
  private String name(Header header) {
    return names.of(header.name()).orElseGet(() -> Ascii.toUpperCase(header.name()));
  }

  /** Whether a name in capital letters can begin a line of its own. */
  private static boolean isFree(String name) {
    return !name.isEmpty() && CAPITALS.matchesAllOf(name) && !TAKEN.contains(name);
  }

  private String line(Header header, String held) {
    String place = "header " + header.name();
    String value =
        losses.storable(held, place).replace('\n', ' ').replace(WxfReader.BEGIN, "START {").strip();
    if (!value.equals(header.value())) {
      losses.add(place, header.value(), "written as " + value);
    }
    return value;
  }

  private void moves() {
    WxfOptions options = WxfOptions.standard().withDotForTraverse(true);
    MoveWriter moves = new MoveWriter(Notations.wxf(options), record.start(), losses);
    if (record.root().hasVariations()) {
      int rest = record.root().size() - record.mainLine().size();
      losses.add("moves", rest + " moves in variations", "left out");
    }
    comment(record.root(), 0);
    int ply = 0;
    Optional<XiangqiPosition> position = moves.start();
    int number = record.start().moveNumber();
    boolean red = record.start().sideToMove() == Color.RED;
    boolean first = true;
    for (Optional<MoveNode> node = record.root().main(); node.isPresent(); ) {
      MoveNode move = node.get();
      if (red || first) {
        out.append(number).append(red ? ". " : ". ... ");
      }
      out.append(moves.text(position, move.move().orElseThrow())).append(red ? ' ' : '\n');
      comment(move, ++ply);
      position = MoveWriter.after(position, move.move().orElseThrow());
      number += red ? 0 : 1;
      red = !red;
      first = false;
      node = move.main();
    }
  }

  private void comment(MoveNode node, int ply) {
    if (node.comment().isEmpty()) {
      return;
    }
    String place = Losses.place(ply);
    String text = losses.storable(node.comment(), place);
    String held = text.replace("*/", "* /").replace(WxfReader.END, "} END");
    if (!held.equals(text)) {
      losses.add(place, text, "a blank was set into what would end the comment");
    }
    out.append("/*").append(held).append("*/\n");
  }
}
