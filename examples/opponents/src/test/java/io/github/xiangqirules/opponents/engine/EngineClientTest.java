package io.github.xiangqirules.opponents.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.Listener;
import io.github.xiangqirules.opponents.OpponentException;
import io.github.xiangqirules.opponents.OpponentException.Kind;
import io.github.xiangqirules.opponents.Progress;
import io.github.xiangqirules.opponents.Score;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs that play well and programs that do not. The time-outs are for a broken client. */
@Timeout(120)
final class EngineClientTest {
  private static final Game<XiangqiPosition, XiangqiMove> START =
      Game.start(XiangqiRules.standard());
  private static final Budget SHORT = Budget.ofTime(Duration.ofMillis(100));

  /** Longer than a busy machine takes to start a program. */
  private static final Duration LONG = Duration.ofSeconds(30);

  private static final Duration BRIEF = Duration.ofMillis(500);

  private static EngineClient client(String protocol, String... manner) {
    return client(protocol, LONG, LONG, manner);
  }

  private static EngineClient client(
      String protocol, Duration toStart, Duration toAnswer, String... manner) {
    EngineCommand command = FakeEngine.command(protocol, manner);
    return protocol.equals("uci")
        ? new UciClient(command, toStart, toAnswer)
        : new CecpClient(command, toStart, toAnswer);
  }

  @ParameterizedTest
  @CsvSource({"uci,well", "uci,many", "uci,noisy", "cecp,well", "cecp,noisy"})
  void aGoodProgramPlaysOneLegalMoveAfterAnother(String protocol, String manner) {
    try (EngineClient engine = client(protocol, manner)) {
      Game<XiangqiPosition, XiangqiMove> game = START;
      for (int i = 0; i < 3; i++) {
        XiangqiMove move = engine.choose(game, SHORT, Listener.none());
        assertEquals(game.legalMoves().get(0), move);
        game = game.play(move);
        game = game.play(game.legalMoves().get(game.legalMoves().size() - 1));
      }
      assertEquals("Fake", engine.name());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"uci", "cecp"})
  void anotherGameIsToldFromItsStart(String protocol) {
    try (EngineClient engine = client(protocol, "well")) {
      engine.choose(START, SHORT, Listener.none());
      Game<XiangqiPosition, XiangqiMove> endgame =
          Game.start(
              XiangqiRules.standard(),
              XiangqiPosition.parse("4k4/9/9/9/9/9/9/9/4A4/R3K4 b - - 0 1"));
      assertEquals(endgame.legalMoves().get(0), engine.choose(endgame, SHORT, Listener.none()));
      Game<XiangqiPosition, XiangqiMove> other = START.play(XiangqiMove.parse("h2e2"));
      assertEquals(other.legalMoves().get(0), engine.choose(other, SHORT, Listener.none()));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "uci,  dead,     DIED",
    "uci,  mute,     SILENT",
    "uci,  chess,    UNUSABLE",
    "uci,  crash,    DIED",
    "uci,  hang,     SILENT",
    "uci,  rubbish,  SILENT",
    "uci,  endless,  SILENT",
    "uci,  illegal,  ILLEGAL_MOVE",
    "uci,  nonsense, ILLEGAL_MOVE",
    "uci,  nothing,  ILLEGAL_MOVE",
    "uci,  resign,   RESIGNED",
    "cecp, dead,     DIED",
    "cecp, chess,    UNUSABLE",
    "cecp, mute,     SILENT",
    "cecp, crash,    DIED",
    "cecp, hang,     SILENT",
    "cecp, rubbish,  SILENT",
    "cecp, endless,  SILENT",
    "cecp, illegal,  ILLEGAL_MOVE",
    "cecp, nonsense, ILLEGAL_MOVE",
    "cecp, nothing,  ILLEGAL_MOVE",
    "cecp, resign,   RESIGNED",
    "cecp, draw,     DRAW_CLAIMED"
  })
  void aBadProgramIsToldOfAndEnded(String protocol, String manner, Kind kind) throws Exception {
    Duration toStart = manner.equals("mute") ? BRIEF : LONG;
    Duration toAnswer = kind == Kind.SILENT ? BRIEF : LONG;
    try (EngineClient engine = client(protocol, toStart, toAnswer, manner)) {
      OpponentException failure =
          assertThrows(OpponentException.class, () -> engine.choose(START, SHORT, Listener.none()));
      assertEquals(kind, failure.kind(), failure.getMessage());
      assertNoneRuns();
    }
  }

  @Test
  void aProgramThatIsNotThereIsUnusable() {
    try (UciClient engine = new UciClient(EngineCommand.parse("/no/such/engine"))) {
      OpponentException failure = assertThrows(OpponentException.class, engine::prepare);
      assertEquals(Kind.UNUSABLE, failure.kind());
    }
  }

  @Test
  void anOptionThatTheProgramHasNotIsUnusable() {
    EngineCommand plain = FakeEngine.command("uci", "well");
    EngineCommand wrong = new EngineCommand(plain.words(), ImmutableMap.of("Speed", "9"));
    try (UciClient engine = new UciClient(wrong, LONG)) {
      OpponentException failure = assertThrows(OpponentException.class, engine::prepare);
      assertEquals(Kind.UNUSABLE, failure.kind());
      assertTrue(String.valueOf(failure.getMessage()).contains("Speed"), failure::getMessage);
    }
    EngineCommand right = new EngineCommand(plain.words(), ImmutableMap.of("Skill", "9"));
    try (UciClient engine = new UciClient(right, LONG)) {
      engine.prepare();
      assertEquals("Fake", engine.name());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"uci", "cecp"})
  void aProgramThatThinksForEverStopsWhenAsked(String protocol) {
    int[] questions = {0};
    Listener<XiangqiMove> impatient =
        new Listener<>() {
          @Override
          public boolean cancelled() {
            return ++questions[0] > 5;
          }
        };
    try (EngineClient engine = client(protocol, "patient")) {
      assertEquals(START.legalMoves().get(0), engine.choose(START, Budget.unlimited(), impatient));
    }
  }

  @Test
  void aProgramWithoutATimeThatGivesNoSignOfLifeIsEnded() throws Exception {
    try (EngineClient engine = client("uci", LONG, BRIEF, "deaf")) {
      engine.prepare();
      OpponentException failure =
          assertThrows(
              OpponentException.class,
              () -> engine.choose(START, Budget.ofDepth(4), Listener.none()));
      assertEquals(Kind.SILENT, failure.kind());
      assertNoneRuns();
    }
  }

  @Test
  void whatAProgramStartedIsEndedWithIt(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("pid");
    ProcessHandle child;
    try (EngineClient engine = client("uci", "parent", file.toString())) {
      engine.prepare();
      child = ProcessHandle.of(Long.parseLong(Files.readString(file))).orElseThrow();
      assertTrue(child.isAlive());
    }
    child.onExit().get(30, TimeUnit.SECONDS);
    assertFalse(child.isAlive());
  }

  @ParameterizedTest
  @ValueSource(strings = {"uci", "cecp"})
  void aProgramTellsHowFarItIs(String protocol) {
    List<Progress<XiangqiMove>> told = new ArrayList<>();
    Listener<XiangqiMove> listener =
        new Listener<>() {
          @Override
          public void progress(Progress<XiangqiMove> progress) {
            told.add(progress);
          }
        };
    try (EngineClient engine = client(protocol, "well")) {
      XiangqiMove move = engine.choose(START, SHORT, listener);
      assertEquals(
          List.of(
              new Progress<>(
                  4, new Score.Points(31), ImmutableList.of(move), 900, Duration.ofMillis(20))),
          told);
    }
  }

  @Test
  void aProgramIsStartedAnewAfterAFailure() {
    try (EngineClient engine = client("uci", "crash")) {
      for (int i = 0; i < 2; i++) {
        OpponentException failure =
            assertThrows(
                OpponentException.class, () -> engine.choose(START, SHORT, Listener.none()));
        assertEquals(Kind.DIED, failure.kind());
      }
    }
  }

  @Test
  void theOldProtocolKnowsNoNodes() {
    try (EngineClient engine = client("cecp", "well")) {
      assertThrows(
          IllegalArgumentException.class,
          () -> engine.choose(START, Budget.ofNodes(5), Listener.none()));
    }
  }

  private static void assertNoneRuns() throws Exception {
    for (ProcessHandle child : ProcessHandle.current().children().toList()) {
      child.onExit().get(30, TimeUnit.SECONDS);
    }
    assertEquals(0, ProcessHandle.current().children().filter(ProcessHandle::isAlive).count());
  }
}
