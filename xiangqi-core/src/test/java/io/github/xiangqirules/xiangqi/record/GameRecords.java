package io.github.xiangqirules.xiangqi.record;

import com.google.common.primitives.ImmutableIntArray;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.record.tree.Replay;
import io.github.xiangqirules.xiangqi.record.tree.Stand;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/** Records for properties: random trees on ordinary and on impossible set-ups. */
public final class GameRecords extends DomainContextBase {
  private static final String[] SAID = {
    "红方先手",
    "good } move",
    "two\nlines",
    "* / */ end }END",
    "[a] & &amp; <b> \"q\"",
    "a || b",
    "\\u4e2d \\ back",
    "x\n[Event \"y\"]\nz",
    "{",
    "(",
    "  blanks  ",
    "\u0000nul",
    "\ud840\udc00",
    "\ud840 half",
    "％ ！",
    "1-0",
    "START{",
    ";",
    "\r\nends\r",
    "$1",
    "endgame",
  };
  private static final String[] NAMES = {
    "Event",
    "Site",
    "Date",
    "Round",
    "Red",
    "White",
    "EVENT",
    "Black",
    "RedTeam",
    "BlackElo",
    "Title",
    "Annotator",
    "Opening",
    "Own",
    "Movelist",
    "hits",
    "With blank",
    "Game",
    "FEN",
    "movelist",
    "comment1",
    "Stage",
    "AnyNameThatIsLongerThanAllThatAreInUseIsKeptAsWellAsAnyOtherAndIsNoReasonToCutAGame",
  };

  @Provide
  Arbitrary<GameRecord> records() {
    return Arbitraries.randomValue(GameRecords::record);
  }

  static GameRecord record(Random random) {
    GameRecord record = GameRecord.of(start(random));
    int moves = random.nextInt(4) == 0 ? 0 : random.nextInt(40);
    List<List<XiangqiMove>> lines = new ArrayList<>();
    lines.add(List.of());
    for (int i = 0; i < moves; i++) {
      boolean on = random.nextInt(3) > 0;
      List<XiangqiMove> line = lines.get(on ? lines.size() - 1 : random.nextInt(lines.size()));
      List<XiangqiMove> legal = legal(Replay.after(record.start(), line));
      if (!legal.isEmpty()) {
        List<XiangqiMove> longer = new ArrayList<>(line);
        longer.add(legal.get(random.nextInt(legal.size())));
        record = record.withLine(longer);
        lines.add(longer);
      }
    }
    for (List<XiangqiMove> line : lines) {
      if (random.nextInt(4) == 0) {
        record = record.withNode(line, node -> said(node, random));
      }
    }
    for (int i = random.nextInt(4); i > 0; i--) {
      record = record.withHeader(pick(NAMES, random), pick(SAID, random));
    }
    return record.withResult(GameResult.values()[random.nextInt(4)]);
  }

  private static XiangqiSetup start(Random random) {
    XiangqiSetup start = XiangqiSetup.initial();
    int changes = random.nextInt(3) * random.nextInt(6);
    for (int i = 0; i < changes; i++) {
      Point point = Point.values()[random.nextInt(90)];
      start =
          random.nextInt(4) == 0
              ? start.with(point, Piece.values()[random.nextInt(14)])
              : start.without(point);
    }
    return switch (random.nextInt(6)) {
      case 0 -> start.withQuietPlies(7).withMoveNumber(12);
      case 1 -> start.withMoveNumber(random.nextBoolean() ? 300 : 70_000);
      default -> start;
    };
  }

  private static MoveNode said(MoveNode node, Random random) {
    MoveNode changed = node.withComment(pick(SAID, random) + pick(SAID, random));
    return node.move().isPresent() && random.nextBoolean()
        ? changed.withAnnotations(ImmutableIntArray.of(random.nextInt(7) + 1, 14))
        : changed;
  }

  private static String pick(String[] texts, Random random) {
    return texts[random.nextInt(texts.length)];
  }

  private static List<XiangqiMove> legal(XiangqiSetup setup) {
    Stand stand = Stand.of(setup);
    List<XiangqiMove> legal = new ArrayList<>();
    for (Point from : Point.values()) {
      for (Point to : Point.values()) {
        if (stand.isLegal(from.ordinal(), to.ordinal())) {
          legal.add(XiangqiMove.of(from, to));
        }
      }
    }
    return legal;
  }
}
