package io.github.xiangqirules.climbing;

import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.testkit.RandomPlay;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Positions for tests: from a placement alone, at random, and from the data files. */
final class Boards {
  private static final String MATERIAL = "KAABBRRNNCCPPPPPkaabbrrnnccppppp";

  private Boards() {}

  /**
   * A placement with that side to move. What is neither face-up nor needed for the face-down pieces
   * has been captured; the face-down ones are the first of the rest in the order KABRNCPkabrncp.
   */
  static ClimbingPosition of(String placement, String side) {
    StringBuilder rest = new StringBuilder(MATERIAL);
    int faceDown = 0;
    int faceUp = 0;
    for (int i = 0; i < placement.length(); i++) {
      char c = placement.charAt(i);
      if (c == '?') {
        faceDown++;
      } else if (Character.isLetter(c)) {
        rest.deleteCharAt(rest.indexOf("" + c));
        faceUp++;
      }
    }
    String captured = rest.substring(faceDown);
    int ply = faceUp + 2 * captured.length();
    return ClimbingPosition.parse(
        placement + " " + side + " " + (captured.isEmpty() ? "-" : captured) + " 0 " + ply);
  }

  /** The code with which a result is refused. */
  static String refusal(ClimbingPosition position, String result) {
    return code(() -> position.play(ClimbingMove.parse(result)));
  }

  static String code(Runnable refused) {
    IllegalMoveException e = assertThrows(IllegalMoveException.class, refused::run);
    return e.problems().get(0).code();
  }

  static ClimbingPosition play(ClimbingPosition start, String... results) {
    ClimbingPosition position = start;
    for (String result : results) {
      position = position.play(ClimbingMove.parse(result));
    }
    return position;
  }

  static Game<ClimbingPosition, ClimbingMove> play(
      Game<ClimbingPosition, ClimbingMove> start, String... results) {
    Game<ClimbingPosition, ClimbingMove> game = start;
    for (String result : results) {
      game = game.play(ClimbingMove.parse(result));
    }
    return game;
  }

  static List<String> choices(Position<?, ClimbingMove> position) {
    return position.legalMoves().stream().map(ClimbingMove::text).sorted().toList();
  }

  /** Positions as random play reaches them, and any valid set-ups. */
  static Arbitrary<ClimbingPosition> positions() {
    return Arbitraries.oneOf(
        RandomPlay.positions(ClimbingRules.standard(), 450),
        Arbitraries.randomValue(Boards::random));
  }

  /** Any valid set-up: stacks, captures, side and counters at random. */
  static ClimbingPosition random(Random random) {
    List<Piece> pieces = new ArrayList<>();
    MATERIAL.chars().forEach(c -> pieces.add(Piece.ofLetter((char) c).orElseThrow()));
    Collections.shuffle(pieces, random);
    int crowd = 1 + random.nextInt(4);
    ClimbingSetup setup = ClimbingSetup.empty();
    int room = pieces.size();
    int next = 0;
    for (Square square : Square.values()) {
      int faceDown = Math.min(room, random.nextInt(Math.min(crowd, 3)));
      int faceUp = Math.min(room - faceDown, random.nextInt(Math.min(crowd, 4 - faceDown)));
      room -= faceDown + faceUp;
      List<Optional<Piece>> stack = new ArrayList<>();
      for (int i = 0; i < faceDown; i++) {
        stack.add(Optional.empty());
      }
      for (int i = 0; i < faceUp; i++) {
        stack.add(Optional.of(pieces.get(next++)));
      }
      setup = setup.withStack(square, stack);
    }
    List<Piece> captured = pieces.subList(next, next + room);
    if (next + room == 0) {
      return ClimbingRules.standard().initialPosition();
    }
    int quiet = random.nextInt(4);
    int ply = next + 2 * room + quiet + random.nextInt(4);
    return setup
        .withCapturedPieces(captured)
        .withSideToMove(Optional.of(random.nextBoolean() ? Color.RED : Color.BLACK))
        .withQuietPlies(quiet)
        .withPly(ply)
        .position();
  }

  /** The rows of a data file, split at tabs. */
  static Stream<String[]> rows(String file) {
    try (InputStream in = Objects.requireNonNull(Boards.class.getResourceAsStream("/" + file))) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().map(line -> line.split("\t", -1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
