package io.github.xiangqirules.play.web;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.google.common.collect.ImmutableMap;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Option;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.api.RulesException;
import io.github.xiangqirules.api.Variant;
import io.github.xiangqirules.api.Variants;
import io.github.xiangqirules.play.Json;
import io.github.xiangqirules.play.computer.Computers;
import io.github.xiangqirules.play.room.GameRoom;
import io.github.xiangqirules.play.room.Person;
import io.github.xiangqirules.play.room.RefusedException;
import io.github.xiangqirules.play.room.Rooms;
import io.github.xiangqirules.play.room.TimeControl;
import io.github.xiangqirules.play.room.Tokens;
import io.github.xiangqirules.play.view.GameView;
import io.javalin.http.Context;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What is asked over HTTP: what can be played, a new game, a seat. */
final class Api {
  private static final int LONGEST_RULES = 200;
  private static final int LONGEST_POSITION = 400;

  private final Rooms rooms;
  private final Gate gate;
  private final Metrics metrics;
  private final Tokens tokens = new Tokens();
  private final SecureRandom random = new SecureRandom();

  Api(Rooms rooms, Gate gate, Metrics metrics) {
    this.rooms = rooms;
    this.gate = gate;
    this.metrics = metrics;
  }

  /** A variant in the menu. */
  record VariantView(String id, String name, List<Option> options) {}

  /** What can be played, and against whom. */
  record Menu(List<VariantView> variants, List<String> levels) {}

  void menu(Context context) {
    List<VariantView> variants = Variants.all().stream().map(Api::view).toList();
    context.json(new Menu(variants, Computers.levels()));
  }

  private static VariantView view(Variant variant) {
    return new VariantView(variant.id(), variant.name(), variant.options());
  }

  /** Against whom a new game is. */
  enum Against {
    /** Whoever takes the other seat. */
    PERSON,
    /** The computer. */
    COMPUTER,
    /** Somebody on the same device. */
    NEIGHBOR
  }

  /**
   * A new game.
   *
   * @param rules the text of the rules
   * @param start the text of the start; empty for that of the rules
   * @param seat which seat to take; null for either
   * @param level the computer's; empty for people
   * @param clock null for none
   * @param listed whether it is shown in the lobby
   */
  record NewGame(
      String rules,
      String start,
      Against against,
      @JsonSetter(nulls = Nulls.SET) @Nullable Player seat,
      String level,
      @JsonSetter(nulls = Nulls.SET) @Nullable TimeControl clock,
      boolean listed,
      String name) {}

  /** What the one who takes a seat is told, and nobody else. */
  record Ticket(String game, List<Player> seats, String token) {}

  void create(Context context) {
    gate.newGame(context.ip());
    NewGame wanted = Json.read(context.body(), NewGame.class);
    if (wanted.rules().length() > LONGEST_RULES || wanted.start().length() > LONGEST_POSITION) {
      throw new RefusedException("too-large", "the text is too long");
    }
    if (wanted.against() == Against.COMPUTER && !Computers.levels().contains(wanted.level())) {
      throw new RefusedException("level", "no such level");
    }
    try {
      context.status(201).json(create(wanted, Variants.rules(wanted.rules())));
    } catch (RulesException e) {
      throw new RefusedException(e);
    }
    metrics.count("games_total");
  }

  private <P extends Position<P, M>, M extends Move> Ticket create(
      NewGame wanted, Rules<P, M> rules) {
    P start =
        wanted.start().isEmpty() ? rules.initialPosition() : rules.parsePosition(wanted.start());
    if (Game.start(rules, start).outcome().isOver()) {
      throw new RefusedException("game-over", "the game would be over at once");
    }
    boolean listed = wanted.listed() && wanted.against() == Against.PERSON;
    GameRoom<P, M> room = rooms.create(rules, start, wanted.clock(), listed);
    String token = tokens.seat();
    Player seat =
        wanted.seat() != null ? wanted.seat() : random.nextBoolean() ? Player.FIRST : Player.SECOND;
    String hash = Tokens.hash(token);
    room.sit(Optional.of(seat), Person.name(wanted.name()), hash, "");
    if (wanted.against() == Against.NEIGHBOR) {
      room.sit(Optional.empty(), "", hash, "");
      return new Ticket(room.id(), List.of(Player.values()), token);
    }
    if (wanted.against() == Against.COMPUTER) {
      room.sit(Optional.empty(), "", "", wanted.level());
    }
    return new Ticket(room.id(), List.of(seat), token);
  }

  /** Who wants to sit where; null for any seat that is free. */
  record NewPlayer(@JsonSetter(nulls = Nulls.SET) @Nullable Player seat, String name) {}

  void sit(Context context) {
    NewPlayer wanted = Json.read(context.body(), NewPlayer.class);
    GameRoom<?, ?> room = room(context);
    String token = tokens.seat();
    Player seat =
        room.sit(
            Optional.ofNullable(wanted.seat()), Person.name(wanted.name()), Tokens.hash(token), "");
    context.status(201).json(new Ticket(room.id(), List.of(seat), token));
  }

  GameRoom<?, ?> room(Context context) {
    return rooms
        .find(context.pathParam("game"))
        .orElseThrow(() -> new RefusedException("no-such-game", "there is no such game"));
  }

  /** Shows any position, such as one from a link. */
  void position(Context context) {
    String text = Optional.ofNullable(context.queryParam("text")).orElse("");
    String rules = Optional.ofNullable(context.queryParam("rules")).orElse("");
    if (text.length() > LONGEST_POSITION || rules.length() > LONGEST_RULES) {
      throw new RefusedException("too-large", "the text is too long");
    }
    try {
      context.json(ImmutableMap.of("game", position(Variants.rules(rules), text)));
    } catch (RulesException e) {
      throw new RefusedException(e);
    }
  }

  private static <P extends Position<P, M>, M extends Move> GameView position(
      Rules<P, M> rules, String text) {
    P start =
        text.isEmpty()
            ? rules.initialPosition()
            : rules.parseSetupLeniently(text).setup().position();
    return GameView.whole(Game.start(rules, start));
  }
}
