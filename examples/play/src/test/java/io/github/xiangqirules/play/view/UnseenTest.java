package io.github.xiangqirules.play.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.climbing.ClimbingDeal;
import io.github.xiangqirules.climbing.ClimbingPosition;
import io.github.xiangqirules.climbing.ClimbingRules;
import io.github.xiangqirules.play.Json;
import io.github.xiangqirules.play.room.Command;
import io.github.xiangqirules.play.room.GameRoom;
import io.github.xiangqirules.play.room.Opening;
import io.github.xiangqirules.play.room.Person;
import io.github.xiangqirules.play.room.Rooms;
import io.github.xiangqirules.play.store.GameStore;
import io.github.xiangqirules.play.store.StoredEvent;
import io.github.xiangqirules.play.store.StoredGame;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/**
 * What clients are told does not depend on what nobody has seen: two games with other pieces in the
 * dark, played alike, cannot be told apart, the commitment aside.
 */
class UnseenTest {
  private static final String SALT = "0123456789abcdef".repeat(2);
  private static final Person BOTH =
      new Person(ImmutableSet.of(Player.FIRST, Player.SECOND), "Ann");

  /** A store with one game and no memory. */
  private record OneGame(StoredGame game) implements GameStore {
    @Override
    public CompletableFuture<Void> create(StoredGame created) {
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletableFuture<Void> append(StoredEvent event) {
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public Optional<StoredGame> find(String id) {
      return Optional.of(game);
    }

    @Override
    public ImmutableList<String> waiting(int limit) {
      return ImmutableList.of();
    }

    @Override
    public void close() {}
  }

  private static GameRoom<?, ?> room(String pieces) {
    ClimbingPosition start = ClimbingRules.standard().initialPosition();
    Opening opening = new Opening("climbing", start.text(), pieces + ' ' + SALT, null);
    StoredGame game = new StoredGame("g", 0, false, Json.write(opening), ImmutableList.of());
    GameRoom<?, ?> room = new Rooms(new OneGame(game), () -> 0, List.of()).find("g").orElseThrow();
    room.sit(Optional.empty(), "Ann", "hash", "");
    room.sit(Optional.empty(), "Bob", "hash", "");
    return room;
  }

  /** Two pieces lie on each square: the lower ones of all squares change places. */
  private static String withOtherLowerPieces(String pieces) {
    StringBuilder other = new StringBuilder(pieces);
    for (int i = 0; i < pieces.length(); i += 2) {
      other.setCharAt(i, pieces.charAt(pieces.length() - 2 - i));
    }
    return other.toString();
  }

  private static <P extends Position<P, M>, M extends Move> String told(GameRoom<P, M> room) {
    return Json.write(RoomView.of(room, room.state(), 0)).replace(room.commitment(), "");
  }

  @Test
  void nobodyIsToldWhatDependsOnAnUnseenPiece() {
    for (long seed = 0; seed < 20; seed++) {
      Random random = new Random(seed);
      ClimbingPosition start = ClimbingRules.standard().initialPosition();
      String pieces = ClimbingDeal.random(start, random).secret().substring(0, 32);
      GameRoom<?, ?> one = room(pieces);
      GameRoom<?, ?> other = room(withOtherLowerPieces(pieces));
      assertNotEquals(one.commitment(), other.commitment());
      Set<String> flipped = new HashSet<>();
      int compared = 0;
      for (int ply = 0; ply < 60; ply++) {
        List<String> known =
            one.state().game().legalMoves().stream()
                .map(Move::text)
                .filter(move -> !move.endsWith("?") || !flipped.contains(move))
                .toList();
        if (known.isEmpty()) {
          break;
        }
        String move = known.get(random.nextInt(known.size()));
        flipped.add(move);
        Command command = new Command.Move(one.state().table().turn(), move);
        one.handle(BOTH, command);
        other.handle(BOTH, command);
        assertEquals(told(one), told(other));
        compared++;
      }
      assertTrue(compared > 15);
      one.handle(BOTH, new Command.Resign());
      other.handle(BOTH, new Command.Resign());
      assertNotEquals(told(one), told(other));
    }
  }
}
