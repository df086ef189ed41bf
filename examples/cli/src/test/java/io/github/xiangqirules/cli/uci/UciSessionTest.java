package io.github.xiangqirules.cli.uci;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.util.concurrent.Uninterruptibles;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.notation.Notations;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Drives the engine over pipes. */
final class UciSessionTest {
  /** A conversation whose other side is the test. */
  private static final class Talk implements AutoCloseable {
    private static final String END = "the end";

    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    private final PrintStream to;
    private final Thread thread;

    Talk() throws IOException {
      PipedInputStream in = new PipedInputStream(1 << 16);
      to = new PrintStream(new PipedOutputStream(in), true, UTF_8);
      thread = new Thread(() -> converse(in));
      thread.start();
    }

    private void converse(InputStream in) {
      try (PrintStream out = new PrintStream(lines(), true, UTF_8)) {
        new UciSession(out).run(in);
      } catch (IOException e) {
        answers.add("failed: " + e);
      }
      answers.add(END);
    }

    private OutputStream lines() {
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      return new OutputStream() {
        @Override
        public void write(int b) {
          if (b == '\n') {
            answers.add(line.toString(UTF_8));
            line.reset();
          } else {
            line.write(b);
          }
        }
      };
    }

    void say(String... lines) {
      for (String line : lines) {
        to.print(line + "\n");
        to.flush();
      }
    }

    /** The first line that begins so. */
    String hear(String start) {
      List<String> heard = hearUntil(start);
      return heard.get(heard.size() - 1);
    }

    private @Nullable String next() {
      try {
        return answers.poll(1, TimeUnit.MINUTES);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }

    /** All lines up to the first that begins so. */
    List<String> hearUntil(String start) {
      List<String> heard = new ArrayList<>();
      do {
        String line = next();
        assertNotNull(line, () -> "nothing after " + heard);
        heard.add(line);
      } while (!heard.get(heard.size() - 1).startsWith(start));
      return heard;
    }

    @Override
    public void close() {
      say("quit");
      Uninterruptibles.joinUninterruptibly(thread);
      to.close();
    }
  }

  private static XiangqiMove best(String line) {
    return XiangqiMove.parse(line.split(" ", -1)[1]);
  }

  @Test
  void itTellsWhoItIsAndWhatOptionsItHas() throws IOException {
    try (Talk talk = new Talk()) {
      talk.say("uci");
      assertEquals("id name xiangqi-rules", talk.hear("id name"));
      assertTrue(talk.hear("option name Level").contains("min 1 max 10"));
      assertTrue(talk.hear("option name Hash").contains("spin"));
      assertTrue(talk.hear("option name RuleBook").contains("var wxf"));
      assertTrue(talk.hear("option name UCI_Variant").contains("var xiangqi"));
      assertEquals("uciok", talk.hear("uciok"));
      talk.say("isready");
      assertEquals("readyok", talk.hear("readyok"));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "go depth 2",
        "go nodes 500",
        "go movetime 20",
        "go wtime 1000 btime 1000 winc 10 binc 10",
        "go wtime 100 btime 200 movestogo 3",
        "go mate 1",
        "go depth 9999999999 nodes 300",
        "go movetime -5",
        "go nodes 0",
        "go wtime x depth 1"
      })
  void everyLimitIsAnsweredByALegalMove(String go) throws IOException {
    try (Talk talk = new Talk()) {
      talk.say("position startpos moves h2e2 h9g7", go);
      List<String> heard = talk.hearUntil("bestmove ");
      for (String info : heard.subList(0, heard.size() - 1)) {
        assertTrue(
            info.matches(
                "info depth \\d+ score cp -?\\d+ nodes \\d+ nps \\d+ time \\d+ pv( \\w{4})+"),
            info);
      }
      XiangqiPosition position =
          XiangqiPosition.initial().play(XiangqiMove.parse("h2e2")).play(XiangqiMove.parse("h9g7"));
      assertTrue(position.isLegal(best(heard.get(heard.size() - 1))));
    }
  }

  @Test
  void itMatesAndSaysSo() throws IOException {
    try (Talk talk = new Talk()) {
      talk.say("position fen 4k4/R8/9/9/9/9/9/9/9/1R1K5 w - - 0 1", "go depth 3");
      assertTrue(talk.hear("info depth").contains(" score mate 1 "));
      assertEquals("bestmove b0b9", talk.hear("bestmove"));
    }
  }

  @Test
  void aMatedSideHasNoMove() throws IOException {
    try (Talk talk = new Talk()) {
      talk.say("position fen 1R2k4/R8/9/9/9/9/9/9/9/3K5 b - - 0 1", "go depth 3");
      assertEquals("bestmove (none)", talk.hear("bestmove"));
    }
  }

  @Test
  void anInfiniteSearchAnswersWhenItIsStopped() throws IOException {
    try (Talk talk = new Talk()) {
      talk.say("position startpos", "go infinite");
      talk.hear("info depth 3");
      talk.say("isready");
      assertEquals("readyok", talk.hear("readyok"), "it listens while it thinks");
      talk.say("stop");
      assertTrue(XiangqiPosition.initial().isLegal(best(talk.hear("bestmove"))));
    }
  }

  @Test
  void aFinishedInfiniteSearchStillWaitsForStop() throws IOException {
    try (Talk talk = new Talk()) {
      talk.say("position fen 4k4/R8/9/9/9/9/9/9/9/1R1K5 w - - 0 1", "go infinite depth 1");
      talk.hear("info depth 1");
      talk.say("isready", "position startpos");
      assertEquals("readyok", talk.hear(""));
      assertEquals("bestmove b0b9", talk.hear("bestmove"));
    }
  }

  @Test
  void ponderingBecomesThinkingWhenTheMoveWasGuessed() throws IOException {
    try (Talk talk = new Talk()) {
      talk.say("position startpos moves h2e2 h9g7", "go ponder movetime 50");
      talk.hear("info depth 2");
      talk.say("ponderhit");
      assertTrue(talk.hear("bestmove").matches("bestmove \\w{4}( ponder \\w{4})?"));
      talk.say("go ponder depth 2", "stop");
      assertTrue(talk.hear("bestmove").startsWith("bestmove "));
    }
  }

  @Test
  void searchMovesAreTheOnlyOnesLookedAt() throws IOException {
    try (Talk talk = new Talk()) {
      talk.say("position startpos", "go depth 3 searchmoves a3a4 i3i4");
      assertTrue(List.of("a3a4", "i3i4").contains(best(talk.hear("bestmove")).text()));
      talk.say("position fen 4k4/R8/9/9/9/9/9/9/9/1R1K5 w - - 0 1");
      talk.say("go nodes 2000 searchmoves a8a7 b0b9 b0b1");
      assertTrue(talk.hear("info depth").contains(" pv a8a7"));
      assertEquals("bestmove b0b9", talk.hear("bestmove"));
      talk.say("go depth 2 searchmoves b0b1");
      assertEquals("b0b1", best(talk.hear("bestmove")).text());
    }
  }

  @Test
  void withUciVariantRanksCountFromOne() throws IOException {
    try (Talk talk = new Talk()) {
      talk.say("setoption name UCI_Variant value xiangqi", "position startpos moves h3e3");
      talk.say("go depth 1");
      String text = talk.hear("bestmove").split(" ", -1)[1];
      XiangqiPosition position = XiangqiPosition.initial().play(XiangqiMove.parse("h2e2"));
      assertEquals(1, Notations.uciFrom1().read(position, text).size(), text);
      assertTrue(text.contains("10") || text.matches(".*[6-9].*"), text);
    }
  }

  @Test
  void theRuleBookDecidesWhichRepetitionIsPlayed() throws IOException {
    // Black has repeated and is about to make the third occurrence, which loses by the casual book.
    String moves = "position startpos moves a0a1 a9a8 a1a0 a8a9 a0a1 a9a8 a1a0";
    try (Talk talk = new Talk()) {
      talk.say("setoption name RuleBook value casual", moves, "go depth 1 searchmoves a8a9 a8b8");
      assertEquals("a8b8", best(talk.hear("bestmove")).text());
    }
  }

  @Test
  void aGameGoesOnWhereTheRuleBookHasEndedIt() throws IOException {
    try (Talk talk = new Talk()) {
      talk.say("position startpos moves a0a1 a9a8 a1a0 a8a9 a0a1 a9a8 a1a0 a8a9 a0a1 a9a8");
      talk.say("go depth 1");
      assertTrue(talk.hear("").startsWith("info depth 1"));
      assertTrue(talk.hear("bestmove").startsWith("bestmove "));
    }
  }

  @Test
  void aLowLevelAndASmallTableAreTaken() throws IOException {
    try (Talk talk = new Talk()) {
      talk.say("setoption name Level value 1", "setoption name hash value 2", "ucinewgame");
      talk.say("position startpos", "go movetime 1000");
      // A low level plays some moves without thinking, and then tells nothing before them.
      String first = talk.hear("");
      assertFalse(first.startsWith("info string"), first);
      String move = first.startsWith("bestmove") ? first : talk.hear("bestmove");
      assertTrue(XiangqiPosition.initial().isLegal(best(move)));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hello",
        "setoption name Level value 11",
        "setoption name Level value",
        "setoption Level 5",
        "setoption name Nothing value 1",
        "setoption name RuleBook value mine",
        "setoption name UCI_Variant value chess"
      })
  void rubbishIsToldAndChangesNothing(String line) throws IOException {
    try (Talk talk = new Talk()) {
      talk.say("position startpos moves h2e2", line);
      assertTrue(talk.hear("").startsWith("info string "));
      talk.say("go depth 1");
      assertEquals(9, best(talk.hear("bestmove")).from().rank() / 6 * 9, "black moves");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"position", "position fen rubbish", "position startpos moves h2e2 h9g7 a0a9"})
  void afterARefusedPositionThereIsNoMoveUntilAGoodOne(String refused) throws IOException {
    try (Talk talk = new Talk()) {
      talk.say("position startpos moves h2e2", refused);
      assertTrue(talk.hear("").startsWith("info string "));
      talk.say("go depth 1 searchmoves h9g7");
      assertEquals("bestmove (none)", talk.hear(""));
      talk.say("ucinewgame", "setoption name RuleBook value wxf", "go movetime 10");
      assertEquals("bestmove (none)", talk.hear(""));
      talk.say("position startpos moves h2e2", "go depth 1 searchmoves h9g7");
      assertEquals("h9g7", best(talk.hear("bestmove")).text());
    }
  }

  @Test
  void anInfiniteSearchWithoutAPositionStillWaitsForStop() throws IOException {
    try (Talk talk = new Talk()) {
      talk.say("position fen rubbish", "go infinite", "isready");
      assertTrue(talk.hear("").startsWith("info string "));
      assertEquals("readyok", talk.hear(""));
      talk.say("stop");
      assertEquals("bestmove (none)", talk.hear(""));
    }
  }

  @Test
  void theEndOfTheInputEndsWhatNobodyCanStop() throws IOException {
    Talk talk = new Talk();
    talk.say("position startpos", "go infinite");
    talk.hear("info depth 2");
    talk.to.close();
    assertTrue(talk.hear("bestmove ").startsWith("bestmove "));
    assertEquals(Talk.END, talk.hear(Talk.END));
  }

  @Property(tries = 200)
  void noLineStopsTheConversation(@ForAll String text) throws IOException {
    String line = text.replaceAll("[\r\n]", " ");
    if (line.isBlank() || line.strip().equals("quit") || line.strip().startsWith("go")) {
      return;
    }
    try (Talk talk = new Talk()) {
      talk.say(line, "isready");
      assertEquals("readyok", talk.hear("readyok"));
    }
  }
}
