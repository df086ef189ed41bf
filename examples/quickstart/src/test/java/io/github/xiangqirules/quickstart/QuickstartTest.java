package io.github.xiangqirules.quickstart;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

class QuickstartTest {
  @Test
  void theTourOfXiangqiEndsInMateAndInALostRepetition() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, UTF_8);
    new XiangqiTour(out).run();
    String text = bytes.toString(UTF_8);
    assertTrue(text.contains("RED wins by CHECKMATE after 69 plies."), text);
    assertTrue(
        text.contains("The cannon on h2 may go to h1 c2 d2 e2 f2 g2 i2 h3 h4 h5 h6 h9"), text);
    assertTrue(text.contains("but not to h8: h2h8: a piece stands in the way to h8"), text);
    assertTrue(text.contains("the leg of the horse is blocked on c0"), text);
    assertTrue(text.contains("a8a9 makes the position occur 3x and ends the game"), text);
  }

  @Test
  void theTourOfClimbingShowsEveryKindOfMoveAndAnHonestDeal() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, UTF_8);
    new ClimbingTour(out).run();
    String text = bytes.toString(UTF_8);
    assertTrue(text.contains("A client that sends b2=K is told: "), text);
    assertTrue(text.contains("A flip, "), text);
    assertTrue(text.contains("A step, "), text);
    assertTrue(text.contains("A capture on the same level, "), text);
    assertTrue(text.contains("A capture by a cannon over its screen, "), text);
    assertTrue(text.contains("has no flip, step or capture"), text);
    assertTrue(text.endsWith("it was dealt honestly: true\n"), text);
  }
}
