package io.github.xiangqirules.play.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** From view to view, by whatever address, and with a server that is slow or away. */
class AddressTest extends BrowserTest {
  /** From now on the server answers a question about the menu only when it is let go. */
  private static final String SLOW =
      """
      const real = fetch;
      const held = new Promise((go) => { window.letGo = go; });
      window.asked = [];
      window.fetch = (path, ...rest) => {
        const answer = path === '/api/menu' ? held.then(() => real(path, ...rest)) : real(path, ...rest);
        asked.push(answer);
        return answer;
      };
      """;

  @ParameterizedTest
  @CsvSource({
    "#/game/%E0, .lost",
    "#/game/, .lost",
    "#/game/a%2Fb, .lost",
    "#/position/xiangqi/%E0, .lost",
    "#/constructor, .newgame",
    "#/how/foo, .how .tab[aria-current][href='#/how/xiangqi']",
  })
  void aBadAddressIsAnsweredAndOneGoesOn(String address, String shown) {
    Browser lost = browser("en");
    lost.open(address);
    lost.await(shown);
    lost.open("#/how/climbing");
    lost.await(".how .tab[aria-current][href='#/how/climbing']");
  }

  @Test
  void aSlowViewDoesNotCoverTheOneThatWasAskedForLater() {
    Browser reader = browser("en");
    reader.open("#/how/xiangqi");
    reader.run(SLOW);
    reader.run("location.hash = '#/'");
    reader.awaitGone(".how");
    reader.run("location.hash = '#/position/xiangqi/'");
    reader.run("location.hash = '#/how/climbing'");
    reader.await(".how");
    reader.run("letGo(); return Promise.all(asked).then(() => Promise.all(asked))");
    reader.run("return new Promise(requestAnimationFrame)");
    assertTrue(reader.shows(".how"));
    assertFalse(reader.shows(".home"));
    assertFalse(reader.shows(".game"));
  }

  @Test
  void theFirstPageComesWhenTheServerIsThereAgain() {
    Browser reader = browser("en");
    reader.open("#/how/xiangqi");
    reader.run("window.real = fetch; window.fetch = () => Promise.reject(new TypeError())");
    reader.run("location.hash = '#/'");
    assertTrue(reader.text(".offline").contains("Trying again"));
    reader.run("window.fetch = real");
    reader.await(".newgame");
    assertFalse(reader.shows(".offline"));
  }

  @Test
  void theLinkToTheBoardStaysInTheGame() {
    Browser player = browser("en");
    String game = open(player, "xiangqi", "NEIGHBOR", "");
    player.await(".cell.movable");
    player.run("document.getElementById('skip').focus()");
    player.type(Keys.ENTER);
    assertTrue(player.url().endsWith(game));
    assertEquals("e0", player.run("return document.activeElement.dataset.place"));
  }

  @Test
  void aRecordThatIsNotOpenIsNoStepOnTheWay() {
    Browser reader = browser("en");
    reader.open("#/how/climbing");
    reader.run("location.hash = '#/record'");
    reader.await(".home");
    reader.run("history.back()");
    reader.await(".how");
  }

  @Test
  void theTitleOfAGameIsLeftWithIt() {
    Browser player = browser("en");
    open(player, "xiangqi", "COMPUTER", "FIRST");
    player.await(".yours");
    assertEquals("● Your move", player.run("return document.title"));
    player.run("location.hash = '#/'");
    player.await(".home");
    assertEquals("Xiangqi", player.run("return document.title"));
  }
}
