package io.github.xiangqirules.play.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Whole games on the page, in real browsers. */
class PageTest extends BrowserTest {
  /** Red mates in four moves, since black does not look. */
  private static final List<String> SHORT_GAME =
      List.of("h2e2", "a9a8", "e2e6", "a8a9", "b2b4", "a9a8", "b4e4");

  @Test
  void twoBrowsersPlayXiangqiToTheEnd() {
    Browser red = browser("en");
    Browser black = browser("pl");
    String game = open(red, "xiangqi", "PERSON", "FIRST");
    join(black, game);
    for (int ply = 0; ply < SHORT_GAME.size(); ply++) {
      String move = SHORT_GAME.get(ply);
      Browser mover = ply % 2 == 0 ? red : black;
      mover.awaitPlies(ply);
      mover.move(move.substring(0, 2), move.substring(2));
      red.awaitPlies(ply + 1);
      black.awaitPlies(ply + 1);
      if (ply == 3) {
        red.reload();
        red.awaitPlies(ply + 1);
      }
    }
    assertTrue(red.text(".ending h2").contains("Checkmate"));
    assertTrue(black.text(".ending h2").contains("Mat."));
    assertEquals(red.drawn(), black.drawn());
    assertTrue(red.drawn().contains("e4炮"));
    assertEquals(List.of(), red.complaints());
  }

  @Test
  void twoBrowsersPlayClimbingAndCheckTheDeal() {
    Browser one = browser("en");
    Browser two = browser("zh-TW");
    String game = open(one, "climbing", "PERSON", "FIRST");
    join(two, game);
    String commitment = one.text(".deal code");
    assertEquals("opacity", one.style(".disc", "transitionProperty"));
    List<String> flips = List.of("b2", "c3", "a1", "d4", "b3", "c2");
    for (int ply = 0; ply < flips.size(); ply++) {
      Browser mover = ply % 2 == 0 ? one : two;
      mover.awaitPlies(ply);
      mover.move(flips.get(ply), flips.get(ply));
      one.awaitPlies(ply + 1);
      two.awaitPlies(ply + 1);
    }
    assertTrue(one.text(".bag h2").contains("26"));
    two.press("[data-do=resign]");
    two.press("dialog [data-answer=true]");
    assertTrue(one.text(".verdict.good").contains("Checked in your browser"));
    two.await(".verdict.good");
    assertEquals(commitment, two.text(".deal code"));
  }

  @Test
  void aWatchersSuggestionIsShownAndAccepted() {
    Browser red = browser("en");
    Browser black = browser("en");
    Browser watcher = browser("tr");
    String game = open(red, "xiangqi", "PERSON", "FIRST");
    join(black, game);
    watcher.open(game);
    watcher.move("h2", "e2");
    red.await(".suggestion");
    red.await("svg .arrow");
    assertEquals(0, red.plies());
    assertTrue(red.text(".suggestion p").contains("C2=5"));
    red.press("[data-do=accept]");
    watcher.awaitPlies(1);
    black.awaitPlies(1);
    assertTrue(red.board().contains("e2 red cannon"));
  }

  @Test
  void theGameGoesOnAfterTheServerWasRestarted() {
    Browser both = browser("en");
    open(both, "climbing", "NEIGHBOR", "");
    both.move("b2", "b2");
    both.awaitPlies(1);
    String before = both.board();
    server.restart();
    both.awaitGone(".offline");
    both.reload();
    both.awaitPlies(1);
    assertEquals(before, both.board());
    both.move("c3", "c3");
    both.awaitPlies(2);
  }

  @Test
  void theComputerAnswersAndLanguagesAreSwitched() {
    Browser me = browser("en");
    open(me, "xiangqi", "COMPUTER", "");
    me.awaitPlies(0);
    if (!me.shows(".notice .yours")) {
      me.await(".notice .yours");
    }
    int before = me.plies();
    String from = before == 0 ? "h2" : "h7";
    me.move(from, before == 0 ? "e2" : "e7");
    me.awaitPlies(before + 2);
    String english = me.text(".movelist h2");
    me.press("details.menu summary");
    for (String language : List.of("pl", "tr", "zh-Hans", "zh-Hant")) {
      me.choose(".menu label:first-child select", language);
      me.awaitThere("html[lang=" + language + "]");
      me.awaitPlies(before + 2);
      assertNotEquals(english, me.text(".movelist h2"));
    }
  }

  @Test
  void aGameIsPlayedWithTheKeyboardAlone() {
    Browser both = browser("en");
    open(both, "xiangqi", "NEIGHBOR", "");
    both.await(".cell.movable");
    // The focus begins at e0: three to the right and two up is the cannon on h2.
    both.run("document.querySelector('.cell[tabindex=\"0\"]').focus()");
    both.type(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_UP, Keys.ARROW_UP);
    both.type(Keys.ENTER, Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ENTER);
    both.awaitPlies(1);
    assertTrue(both.board().contains("e2 red cannon"));
    assertTrue(both.said().contains("C2=5"));
  }

  @Test
  void onOneDeviceADrawIsAgreedOnlyWhenItIsMeant() {
    Browser both = browser("en");
    open(both, "xiangqi", "NEIGHBOR", "");
    both.move("h2", "e2");
    both.awaitPlies(1);
    both.press("[data-do=draw]");
    both.press("dialog [data-answer=false]");
    both.move("h9", "g7");
    both.awaitPlies(2);
    both.press("[data-do=draw]");
    both.press("dialog [data-answer=true]");
    assertTrue(both.text(".ending h2").contains("The players agreed"));
  }

  @Test
  void anOfferStandsUntilTheOtherPlayerMoves() {
    Browser red = browser("en");
    Browser black = browser("en");
    join(black, open(red, "xiangqi", "PERSON", "FIRST"));
    red.move("h2", "e2");
    black.move("h9", "g7");
    red.press("[data-do=draw]");
    red.await(".question");
    assertFalse(red.shows("[data-do=draw]"));
    red.move("h0", "g2");
    black.awaitPlies(3);
    assertTrue(black.text(".question").contains("Red offers a draw"));
    black.press("[data-do=yes]");
    assertTrue(red.text(".ending h2").contains("The players agreed"));
  }

  @Test
  void aLosingRepetitionIsWarnedOfAndExplained() {
    Browser both = browser("en");
    open(both, "xiangqi", "NEIGHBOR", "");
    repeat(both);
    assertTrue(both.text("dialog .body").contains("Black repeated the position"));
    assertTrue(both.text("dialog .body").contains("R1-1"));
    both.press("dialog [data-answer=true]");
    assertTrue(both.text(".ending h2").contains("Red wins"));
    assertTrue(both.text(".ruling").contains("Casual"));
  }

  @Test
  void aRecordIsReviewedWithItsVariationsAndComments() throws IOException {
    Path file = folder.resolve("game.pgn");
    Files.writeString(
        file,
        "[Game \"Chinese Chess\"]\n[Red \"Ann\"]\n[Black \"Bob\"]\n\n"
            + "{Before it begins.} 1. h2e2 h9g7 (1... b9c7 {The other horse.} 2. b0c2"
            + " (2. h0g2 a9a8)) 2. h0g2 {Well played.} *\n");
    Browser reader = browser("en");
    reader.open("#/");
    reader.choose("#upload", file);
    reader.awaitPlies(3);
    assertTrue(reader.text(".headers").contains("Red\nAnn"));
    assertTrue(reader.text(".moves").contains("Before it begins."));
    assertEquals("Before it begins.", reader.text(".comment"));
    List<String> variation = reader.text(".variation").lines().map(String::strip).toList();
    assertEquals(List.of("1… H2+3 The other horse. 2. H8+7", "2. H2+3 R1+1"), variation);
    // Into the inner variation, and back along it to the main line.
    reader.press("[data-line='0.1.1']");
    assertTrue(reader.board().contains("c7 black horse"));
    assertTrue(reader.board().contains("g2 red horse"));
    assertEquals("H2+3", reader.text(".moves [aria-current]"));
    reader.awaitMarked(".moves [aria-current]");
    reader.type("[");
    assertEquals("The other horse.", reader.text(".comment"));
    assertTrue(reader.board().contains("b0 red horse"));
    reader.type("[");
    assertEquals("C2=5", reader.text(".moves [aria-current]"));
    reader.press("[data-ply='3']");
    reader.awaitMarked(".moves [aria-current]");
    assertEquals("Well played.", reader.text(".comment"));
    assertTrue(reader.board().contains("b9 black horse"));
    assertEquals(List.of(), reader.complaints());
  }
}
