package io.github.xiangqirules.play.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Records and positions that are looked at, and a board that is turned. */
class ReviewTest extends BrowserTest {
  private static final String GAME =
      """
      [Game "Chinese Chess"]
      [RedTeam "Beijing"]
      [Result "1-0"]

      1. h2e2 h9g7 (1... b9c7 2. b0c2) 1-0

      """;

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("games.pgn"), text);
  }

  @Test
  void aReaderStaysInTheGameWhenTheLanguageIsAnother() throws IOException {
    Browser reader = browser("en");
    reader.open("#/");
    reader.choose("#upload", file(GAME.repeat(43)));
    reader.awaitPlies(2);
    assertTrue(reader.text(".review").contains("Games of this file that are not shown: 3"));
    assertTrue(reader.text(".headers").contains("Team of Red\nBeijing"));
    assertTrue(reader.text(".headers").contains("Result\n1-0"));
    reader.choose(".review .card select", "7");
    reader.press("[data-line='0.1']");
    assertEquals("H2+3", reader.text(".moves [aria-current]"));
    reader.choose(".menu select", "pl");
    reader.await(".review [aria-label='Partia']");
    assertEquals("H2+3", reader.text(".moves [aria-current]"));
    assertEquals("7", reader.run("return document.querySelector('.review .card select').value"));
  }

  @Test
  void aFileMayBeChosenAgain() throws IOException {
    Browser reader = browser("en");
    reader.open("#/");
    reader.choose("#upload", file("nonsense"));
    reader.await(".toast.bad");
    reader.run("document.querySelector('.toast').remove()");
    reader.choose("#upload", file("nonsense"));
    reader.await(".toast.bad");
  }

  @Test
  void aPositionSaysWhetherItIsOver() {
    Browser reader = browser("en");
    reader.open("#/position/xiangqi/3k5/3R5/3R5/9/9/9/9/9/9/4K4 b - - 0 1");
    assertTrue(reader.text(".ending").contains("Red wins. Checkmate."));
    assertFalse(reader.shows(".newgame"));
    assertFalse(reader.text(".table").contains("A free seat"));
    reader.open("#/position/xiangqi/");
    reader.await(".newgame");
    assertFalse(reader.shows(".ending"));
  }

  @Test
  void aBoardThatIsTurnedStaysWhenTheFingerIsTakenAway() {
    Browser player = browser("en");
    open(player, "climbing", "NEIGHBOR", "");
    player.await(".scene");
    String script =
        """
        const scene = document.querySelector('.scene');
        const send = (type, clientX, to = window) =>
          to.dispatchEvent(new PointerEvent(type, { clientX, pointerId: 1, bubbles: true }));
        send('pointerdown', 100, scene);
        send('pointermove', 140);
        const turned = scene.style.getPropertyValue('--angle');
        send('pointercancel', 140);
        send('pointermove', 300);
        return [turned, scene.style.getPropertyValue('--angle')].join(' ');
        """;
    assertEquals("-28deg -28deg", player.run(script));
  }
}
