package io.github.xiangqirules.play.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** What happens while somebody is about to do something. */
class MomentTest extends BrowserTest {
  @Test
  void aQuestionAboutAMoveGoesWithItsPosition() {
    Browser both = browser("en");
    String game = open(both, "xiangqi", "NEIGHBOR", "");
    repeat(both);
    String asked = both.tab();
    both.newTab();
    both.open(game);
    both.press("[data-do=takeback]");
    both.awaitTrue("return document.querySelectorAll('.moves [data-ply]').length === 6");
    both.turnTo(asked);
    both.awaitGone("dialog");
    assertEquals(6, both.plies());
  }

  @Test
  void aQuestionGoesWithTheGame() {
    Browser both = browser("en");
    open(both, "xiangqi", "NEIGHBOR", "");
    both.press("[data-do=resign]");
    both.await("dialog");
    both.run("history.back()");
    both.await(".home");
    both.awaitGone("dialog");
  }

  @Test
  void aButtonStaysWhereItIsWhateverOthersSay() {
    Browser red = browser("en");
    Browser black = browser("en");
    String game = open(red, "xiangqi", "PERSON", "FIRST");
    join(black, game);
    red.await("[data-do=resign]");
    red.run("document.querySelector('[data-do=resign]').focus()");
    black.move("h2", "e2");
    red.await("[data-do=accept]");
    assertEquals("resign", red.run("return document.activeElement.dataset.do"));
    red.run("document.querySelector('[data-do=accept]').focus()");
    black.move("b2", "d2");
    red.await("[data-suggestion]:nth-child(2)");
    red.run("document.querySelector('[data-do=accept]').focus()");
    red.run("document.querySelector('[data-do=flip]').click()");
    assertEquals("accept", red.run("return document.activeElement.dataset.do"));
  }

  @Test
  void aDeadConnectionIsGivenUpAndMadeAnew() {
    Browser player = browser("en");
    open(player, "xiangqi", "NEIGHBOR", "");
    player.await(".cell.movable");
    player.run("window.send = WebSocket.prototype.send; WebSocket.prototype.send = () => {}");
    player.move("h2", "e2");
    player.await(".offline");
    player.run("WebSocket.prototype.send = window.send");
    player.awaitGone(".offline");
    player.move("h2", "e2");
    player.awaitPlies(1);
  }

  @Test
  void theKeyboardStaysAtWhatItChose() {
    Browser player = browser("en");
    player.open("#/");
    player.await(".newgame");
    player.run("document.querySelector('input[name=variant]:checked').focus()");
    player.type(Keys.ARROW_RIGHT);
    assertEquals("climbing", player.run("return document.activeElement.value"));
    player.type(Keys.TAB, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
    assertEquals("NEIGHBOR", player.run("return document.activeElement.value"));
  }

  @Test
  void aGameFromAPositionHasItsRules() {
    Browser player = browser("en");
    String rules = "#/position/xiangqi%20rulebook=wxf/";
    player.open(rules + "3k5/9/9/9/9/9/9/9/9/R3K4%20w%20-%20-%200%201");
    player.await(".newgame");
    player.run("document.querySelector('.newgame').id = 'old'");
    player.press(".inline button");
    player.await(".newgame:not(#old)");
    assertTrue(player.url().contains("rulebook"));
    player.press("input[name=against][value=NEIGHBOR]");
    player.press(".newgame button[type=submit]");
    player.await("[data-do=resign]");
    Object title = player.run("return document.querySelector('.game h1').textContent");
    assertTrue(String.valueOf(title).contains("WXF"), title::toString);
  }
}
