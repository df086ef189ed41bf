package io.github.xiangqirules.play.browser;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.xiangqirules.play.server.TestServer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/**
 * A server and people with browsers. Needs {@code chromium} and {@code chromedriver}, which {@code
 * .ci/browser} installs on Debian; without them these tests are skipped.
 */
abstract class BrowserTest {
  private final List<Browser> browsers = new ArrayList<>();
  @TempDir Path folder;
  TestServer server;

  @BeforeEach
  void start() {
    assumeTrue(Browser.isThere(), "no chromium here: run .ci/browser");
    server = new TestServer(folder);
  }

  @AfterEach
  void stop() {
    browsers.forEach(Browser::close);
    if (server != null) {
      server.close();
    }
  }

  Browser browser(String language) {
    Browser browser = new Browser(server.port(), language);
    browsers.add(browser);
    return browser;
  }

  /** Opens a new game and gives its address. */
  static String open(Browser browser, String variant, String against, String seat) {
    browser.open("#/");
    browser.press("input[name=variant][value=" + variant + "]");
    browser.press("input[name=against][value=" + against + "]");
    if (!seat.isEmpty()) {
      browser.choose(".newgame select", seat);
    }
    browser.press(".newgame button[type=submit]");
    browser.await(".board");
    return browser.url().replaceAll(".*#", "#");
  }

  /**
   * Two on one device go to and fro with their chariots, until Black is asked whether to repeat the
   * position for the third time.
   */
  static void repeat(Browser both) {
    List<String> moves = List.of("a0a1", "a9a8", "a1a0", "a8a9", "a0a1", "a9a8", "a1a0", "a8a9");
    for (int ply = 0; ply < moves.size(); ply++) {
      both.awaitPlies(ply);
      both.move(moves.get(ply).substring(0, 2), moves.get(ply).substring(2));
    }
    both.await("dialog");
  }

  static void join(Browser browser, String game) {
    browser.open(game);
    browser.press("[data-do=join]");
    browser.awaitGone("[data-do=join]");
  }
}
