package io.github.xiangqirules.play.browser;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Takes pictures of a running server for people to look at: port, folder, and languages if not all.
 */
final class Screenshots {
  private static final List<String> LANGUAGES = List.of("en", "pl", "tr", "zh-CN", "zh-TW");
  private static final List<String> XIANGQI =
      List.of("h2e2", "h9g7", "h0g2", "i9h9", "i0h0", "b9c7", "c3c4", "h7i7");
  private static final List<String> DANCE =
      List.of("a0a1", "a9a8", "a1a0", "a8a9", "a0a1", "a9a8", "a1a0", "a8a9");
  private static final List<String> FLIPS =
      List.of("b2", "c3", "a1", "d4", "b3", "c2", "a4", "d1", "b1", "c4");
  private static final String RECORD =
      """
      [Game "Chinese Chess"]
      [Event "A friendly match"]
      [Red "Ann"]
      [Black "Bob"]
      [Result "*"]

      {The most popular opening.} 1. h2e2 h9g7 (1... b9c7 {The other horse, which leaves the
      right flank for later.} 2. b0c2 (2. h0g2 a9a8) 2... c6c5) 2. h0g2 {Simple development.}
      i9h9 (2... g6g5 3. i0h0) 3. i0h0 b9c7 4. c3c4 h7i7 {Black offers an exchange of chariots.} *
      """;
  private static final int PAUSE = 500;

  private final Browser browser;
  private final Path folder;
  private final String language;

  private Screenshots(Browser browser, Path folder, String language) {
    this.browser = browser;
    this.folder = folder;
    this.language = language;
  }

  public static void main(String[] args) throws Exception {
    int port = Integer.parseInt(args[0]);
    Path folder = Path.of(args[1]);
    List<String> languages = args.length > 2 ? List.of(args[2].split(",")) : LANGUAGES;
    for (String language : languages) {
      try (Browser browser = new Browser(port, language);
          Browser watcher = new Browser(port, "en")) {
        new Screenshots(browser, folder, language).all(watcher);
        System.out.println(language + " " + browser.complaints());
      }
    }
  }

  private void all(Browser watcher) throws Exception {
    browser.size(1280, 800, false);
    // In the lobby, and then with a suggestion of somebody who watches.
    String open = start("xiangqi", "PERSON");
    shoot("waiting");
    browser.open("#/");
    shoot("home");
    watcher.open(open);
    watcher.press("[data-do=join]");
    browser.open(open);
    browser.await(".cell.movable");
    try (Browser third = watcher.another()) {
      third.open(open);
      third.move("h2", "e2");
      browser.await(".suggestion");
      shoot("suggestion");
    }
    start("xiangqi", "NEIGHBOR");
    play(XIANGQI);
    shoot("xiangqi", "document.querySelector('.cell[data-place=h0]').click()");
    start("xiangqi", "NEIGHBOR");
    play(DANCE);
    browser.await("dialog");
    shootPlain("warning");
    browser.press("dialog [data-answer=true]");
    browser.await(".ending");
    shoot("ruling");
    start("climbing", "NEIGHBOR");
    for (String place : FLIPS) {
      browser.move(place, place);
      Thread.sleep(PAUSE);
    }
    shoot(
        "climbing", "document.querySelector('.cell.movable[data-place=b3],.cell.movable').click()");
    browser.press("[data-do=resign]");
    browser.press("dialog [data-answer=true]");
    browser.await(".verdict");
    shoot("deal");
    browser.open("#/how/xiangqi");
    shoot("how-xiangqi");
    browser.open("#/how/climbing");
    shoot("how-climbing");
    review();
  }

  private void review() throws Exception {
    Path file = Files.createTempFile("play", ".pgn");
    Files.writeString(file, RECORD);
    browser.open("#/");
    browser.choose("#upload", file);
    browser.awaitPlies(8);
    browser.press(".moves .variation button");
    for (boolean phone : new boolean[] {false, true}) {
      for (boolean dark : new boolean[] {false, true}) {
        look(phone, dark);
        shootHere("review", phone, dark);
      }
    }
    Files.delete(file);
  }

  private String start(String variant, String against) throws Exception {
    look(false, false);
    browser.open("#/");
    browser.press("input[name=variant][value=" + variant + "]");
    browser.press("input[name=against][value=" + against + "]");
    if (against.equals("PERSON")) {
      browser.choose(".newgame select", "FIRST");
      browser.choose(".newgame select", "2");
    }
    browser.press(".newgame button[type=submit]");
    browser.await(".board");
    return browser.url().replaceAll(".*#", "#");
  }

  private void play(List<String> moves) throws Exception {
    for (String move : moves) {
      browser.move(move.substring(0, 2), move.substring(2));
      Thread.sleep(PAUSE);
    }
  }

  private void look(boolean phone, boolean dark) throws Exception {
    browser.size(phone ? 390 : 1280, phone ? 844 : 800, phone);
    browser.dark(dark);
    Thread.sleep(PAUSE);
  }

  private void shoot(String name) throws Exception {
    shoot(name, "");
  }

  /** The page as it is after a reload, on every device. */
  private void shoot(String name, String script) throws Exception {
    browser.reload();
    Thread.sleep(PAUSE);
    if (!script.isEmpty()) {
      browser.await(".cell.movable");
      browser.run(script);
    }
    for (boolean phone : new boolean[] {false, true}) {
      for (boolean dark : new boolean[] {false, true}) {
        look(phone, dark);
        shootHere(name, phone, dark);
      }
    }
    look(false, false);
  }

  /** Without a reload, by day. */
  private void shootPlain(String name) throws Exception {
    for (boolean phone : new boolean[] {false, true}) {
      look(phone, false);
      shootHere(name, phone, false);
    }
    look(false, false);
  }

  private void shootHere(String name, boolean phone, boolean dark) {
    String kind = (phone ? "phone" : "desktop") + (dark ? "-dark" : "");
    browser.shoot(folder.resolve(language + "-" + name + "-" + kind + ".png"));
  }
}
