package io.github.xiangqirules.play.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

/** One person with several tabs. */
class TabsTest extends BrowserTest {
  @Test
  void aSeatOutlivesOneThatIsTakenInAnotherTab() {
    Browser me = browser("en");
    me.open("#/");
    String early = me.tab();
    me.newTab();
    String game = open(me, "xiangqi", "NEIGHBOR", "");
    me.await("[data-do=resign]");
    String late = me.tab();
    me.turnTo(early);
    String other = open(me, "xiangqi", "NEIGHBOR", "");
    me.await("[data-do=resign]");
    me.turnTo(late);
    me.reload();
    me.await("[data-do=resign]");
    me.open("#/");
    me.await(".links a[href='" + game + "']");
    me.await(".links a[href='" + other + "']");
  }

  @Test
  void aSettingOutlivesOneThatIsChangedInAnotherTab() {
    Browser me = browser("en");
    me.open("#/");
    String early = me.tab();
    me.newTab();
    me.open("#/");
    me.choose(".menu select", "dark");
    me.turnTo(early);
    me.choose(".menu select", "letters");
    me.reload();
    assertEquals("dark", me.run("return document.documentElement.dataset.theme"));
    assertEquals("letters", me.run("return document.querySelectorAll('.menu select')[2].value"));
  }

  @Test
  void noOneTakesASecondSeatInTheirOwnGame() {
    Browser me = browser("en");
    String game = open(me, "xiangqi", "PERSON", "FIRST");
    me.await(".link");
    String early = me.tab();
    me.newTab();
    me.open("#/");
    me.await(".games a[href='" + game + "']");
    assertFalse(me.shows(".games button"));
    // As from a list that is older than the seat.
    String id = game.replaceAll(".*/", "");
    me.run("import('/js/views/words.js').then(words => words.joinGame(arguments[0]))", id);
    me.await(".board");
    me.await(".link");
    server.sit(id, "Bob");
    me.turnTo(early);
    me.await("[data-do=resign]");
    me.reload();
    me.move("h2", "e2");
    me.awaitPlies(1);
  }
}
