package io.github.xiangqirules.play.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What stands on a small screen stays on it. */
class LayoutTest extends BrowserTest {
  private static final String WIDE = "W".repeat(24);

  /** All that is wider than the screen or than what it stands in. */
  private static final String OVERFLOWING =
      """
      const width = document.documentElement.clientWidth;
      return [...document.querySelectorAll('main, main *')]
        .filter((e) => e.getClientRects().length > 0 && !e.closest('.unseen, .scene, svg, select, input'))
        .filter((e) => e.getBoundingClientRect().right > width + .5
          || (getComputedStyle(e).display !== 'inline' && e.scrollWidth > e.clientWidth + 1))
        .map((e) => `${e.tagName}.${e.getAttribute('class')} ${e.getBoundingClientRect().right} ${e.scrollWidth} ${e.clientWidth}`);
      """;

  @ParameterizedTest
  @CsvSource({"en, 390, 844", "pl, 360, 740", "pl, 320, 640", "tr, 844, 390"})
  void longNamesAndWordsStayOnASmallScreen(String language, int width, int height) {
    String game = server.create("xiangqi", Map.of("name", WIDE, "clock", clock())).game();
    Browser waiting = browser("en");
    waiting.open("#/game/" + game);
    String played = server.create("climbing", Map.of("name", WIDE, "clock", clock())).game();
    server.sit(played, WIDE);
    Browser reader = browser(language);
    reader.size(width, height, true);
    reader.open("#/");
    reader.await(".games button");
    assertEquals(List.of(), reader.run(OVERFLOWING));
    for (String each : List.of("#/game/" + game, "#/game/" + played, "#/position/xiangqi/")) {
      reader.open(each);
      reader.await(".board");
      assertEquals(List.of(), reader.run(OVERFLOWING), each);
    }
  }

  private static Map<String, Object> clock() {
    return Map.of("initial", 300_000, "increment", 3_000);
  }

  @Test
  void onAPhoneOnItsSideTheBoardTakesTheHeight() {
    Browser player = browser("en");
    player.size(844, 390, true);
    open(player, "xiangqi", "NEIGHBOR", "");
    Object height =
        player.run("return document.querySelector('.board').getBoundingClientRect().height");
    assertTrue(((Number) height).doubleValue() > 300, height::toString);
  }

  @Test
  void seenFromAboveTheStacksDoNotCoverThePlayers() {
    Browser player = browser("en");
    player.size(1280, 800, false);
    open(player, "climbing", "NEIGHBOR", "");
    player.press("[data-do=tilt]");
    // On its corner a square is the highest.
    player.press(".tools [aria-label='Turn to the left']");
    String edges =
        "const edge = (css) => document.querySelector(css).getBoundingClientRect();"
            + "return edge('.slab').top > edge('.head').bottom"
            + " && edge('.slab').bottom < edge('.table > .player').top";
    player.awaitTrue(edges);
  }
}
