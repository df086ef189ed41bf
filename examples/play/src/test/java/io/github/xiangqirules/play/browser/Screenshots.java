package io.github.xiangqirules.play.browser;

import java.nio.file.Path;
import java.util.List;

/** Takes pictures of a running server for people to look at: port, folder, and what to show. */
final class Screenshots {
  private static final List<String> LANGUAGES = List.of("en", "pl", "tr", "zh-CN", "zh-TW");
  private static final List<String> XIANGQI =
      List.of("h2e2", "h9g7", "h0g2", "i9h9", "i0h0", "b9c7", "c3c4", "h7i7");
  private static final int PAUSE = 700;

  private Screenshots() {}

  public static void main(String[] args) throws Exception {
    int port = Integer.parseInt(args[0]);
    Path folder = Path.of(args[1]);
    List<String> languages = args.length > 2 ? List.of(args[2].split(",")) : LANGUAGES;
    for (String language : languages) {
      try (Browser browser = new Browser(port, language)) {
        for (String variant : List.of("xiangqi", "climbing")) {
          start(browser, variant);
          String game = browser.url().replaceAll(".*#", "#");
          shoot(browser, folder, language + "-" + variant, game);
        }
        shoot(browser, folder, language + "-home", "#/");
        shoot(browser, folder, language + "-how", "#/how/climbing");
        System.out.println(browser.complaints());
      }
    }
  }

  private static void start(Browser browser, String variant) throws Exception {
    browser.size(1280, 800, false);
    browser.open("#/");
    System.out.println(browser.complaints());
    browser.press("input[name=variant][value=" + variant + "]");
    browser.press("input[name=against][value=NEIGHBOR]");
    browser.press("button[type=submit]");
    browser.await(".cell.movable");
    if (variant.equals("xiangqi")) {
      for (String move : XIANGQI) {
        browser.move(move.substring(0, 2), move.substring(2));
        Thread.sleep(PAUSE);
      }
      browser.touch("h0");
    } else {
      for (String place : List.of("b2", "c3", "a1", "d4", "b3", "c2", "a4", "d1", "b1", "c4")) {
        browser.move(place, place);
        Thread.sleep(PAUSE);
      }
      browser.run("document.querySelector('.cell.movable[aria-label*=red],.cell.movable').click()");
    }
  }

  private static void shoot(Browser browser, Path folder, String name, String hash)
      throws Exception {
    browser.open(hash);
    for (boolean phone : new boolean[] {false, true}) {
      for (boolean dark : new boolean[] {false, true}) {
        browser.size(phone ? 390 : 1280, phone ? 844 : 800, phone);
        browser.dark(dark);
        Thread.sleep(PAUSE);
        String kind = (phone ? "phone" : "desktop") + (dark ? "-dark" : "");
        browser.shoot(folder.resolve(name + "-" + kind + ".png"));
      }
    }
  }
}
