package io.github.xiangqirules.play.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.By;
import org.openqa.selenium.JavascriptExecutor;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.support.ui.WebDriverWait;

/** A person with a browser of their own. */
final class Browser implements AutoCloseable {
  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final Duration LOOK_AGAIN = Duration.ofMillis(20);

  /** The first element of a selector that is on the screen. */
  private static final String SEEN =
      "[...document.querySelectorAll(arguments[0])].find(e => e.getClientRects().length > 0)";

  private final ChromeDriver driver;
  private final String base;
  private final String language;

  Browser(int port, String language) {
    this("http://localhost:" + port + "/", language);
  }

  private Browser(String base, String language) {
    this.base = base;
    this.language = language;
    ChromeOptions options = new ChromeOptions();
    options.setBinary(CHROMIUM.toString());
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-default-apps",
        "--lang=" + language,
        "--accept-lang=" + language);
    ChromeDriverService service =
        new ChromeDriverService.Builder().usingDriverExecutable(DRIVER.toFile()).build();
    driver = new ChromeDriver(service, options);
    driver.executeCdpCommand(
        "Emulation.setUserAgentOverride", Map.of("userAgent", "test", "acceptLanguage", language));
  }

  /** Whether this machine has what these tests need. */
  static boolean isThere() {
    return Files.isExecutable(CHROMIUM) && Files.isExecutable(DRIVER);
  }

  void size(int width, int height, boolean phone) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of(
            "width", width, "height", height, "deviceScaleFactor", phone ? 2 : 1, "mobile", phone));
  }

  void dark(boolean dark) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"))));
  }

  void open(String hash) {
    driver.get(base + hash);
    await("main > * > *");
  }

  void reload() {
    driver.navigate().refresh();
    await("main > * > *");
  }

  /** The tab that is looked at. */
  String tab() {
    return String.valueOf(driver.getWindowHandle());
  }

  void newTab() {
    driver.switchTo().newWindow(WindowType.TAB);
  }

  void turnTo(String tab) {
    driver.switchTo().window(tab);
  }

  String url() {
    return String.valueOf(driver.getCurrentUrl());
  }

  private WebDriverWait patiently() {
    return new WebDriverWait(driver, PATIENCE, LOOK_AGAIN);
  }

  /** Waits until an element is seen. The page may make it anew at any moment, so none is kept. */
  void await(String css) {
    patiently().until(now -> shows(css));
  }

  /** Waits for an element that need not be seen. */
  void awaitThere(String css) {
    patiently().until(now -> !now.findElements(By.cssSelector(css)).isEmpty());
  }

  void awaitGone(String css) {
    patiently().until(now -> !shows(css));
  }

  void awaitTrue(String script) {
    patiently().until(now -> Boolean.TRUE.equals(run(script)));
  }

  boolean shows(String css) {
    return Boolean.TRUE.equals(run("return Boolean(" + SEEN + ")", css));
  }

  /** Waits until an element stands out by a background of its own. */
  void awaitMarked(String css) {
    String background =
        "const seen = "
            + SEEN
            + "; return seen ? getComputedStyle(seen).backgroundColor : 'rgba(0, 0, 0, 0)'";
    patiently().until(now -> !String.valueOf(run(background, css)).equals("rgba(0, 0, 0, 0)"));
  }

  /** How an element is drawn. */
  String style(String css, String property) {
    await(css);
    return String.valueOf(
        run("return getComputedStyle(" + SEEN + ")[arguments[1]]", css, property));
  }

  String text(String css) {
    await(css);
    return String.valueOf(run("return (" + SEEN + ")?.innerText", css));
  }

  /** Presses a button even where another lies over it in space. */
  void press(String css) {
    awaitThere(css);
    run("document.querySelector(arguments[0]).click()", css);
  }

  void touch(String place) {
    // The button of a place may be hidden behind a disc that leans over it.
    run("document.querySelector('.cell[data-place=\"" + place + "\"]').click()");
  }

  void move(String from, String to) {
    await(".cell.movable[data-place='" + from + "']");
    touch(from);
    touch(to);
  }

  /** Chooses in the first list that has such an option. */
  void choose(String css, String value) {
    run(
        "for (const list of document.querySelectorAll(arguments[0]))"
            + " if ([...list.options].some(o => o.value === arguments[1])) { list.value ="
            + " arguments[1]; list.dispatchEvent(new Event('change')); break; }",
        css,
        value);
  }

  /** Chooses a file in a field for files. */
  void choose(String css, Path file) {
    awaitThere(css);
    driver.findElement(By.cssSelector(css)).sendKeys(file.toString());
  }

  void type(CharSequence... keys) {
    for (CharSequence key : keys) {
      driver.switchTo().activeElement().sendKeys(key);
    }
  }

  /** What a screen reader was told last. */
  String said() {
    return String.valueOf(run("return document.getElementById('live').textContent"));
  }

  Object run(String script, Object... arguments) {
    return ((JavascriptExecutor) driver).executeScript(script, arguments);
  }

  /** How many moves the list of moves has. */
  int plies() {
    return driver.findElements(By.cssSelector(".moves button[data-ply]")).size();
  }

  void awaitPlies(int plies) {
    patiently().until(now -> plies() >= plies);
  }

  /** What each place holds, as a screen reader says it. */
  String board() {
    return String.valueOf(
        run(
            "return [...document.querySelectorAll('.cell')].map(c =>"
                + " c.getAttribute('aria-label').split(',')[0]).sort().join('\\n')"));
  }

  /** Which pieces are drawn where, in whatever language the page is. */
  String drawn() {
    return String.valueOf(
        run(
            "return [...document.querySelectorAll('.piece:not(.taken)')].map(p => p.dataset.at +"
                + " p.textContent).sort().join(' ')"));
  }

  /** What the browser complained about. */
  List<String> complaints() {
    return driver.manage().logs().get("browser").getAll().stream()
        .map(entry -> entry.getMessage())
        .filter(text -> !text.contains("favicon"))
        .toList();
  }

  ChromeDriver driver() {
    return driver;
  }

  /** Another person, in the same language. */
  Browser another() {
    return new Browser(base, language);
  }

  /** A picture of the whole page, beyond the screen too. */
  void shoot(Path file) {
    Map<String, Object> whole =
        driver.executeCdpCommand(
            "Page.captureScreenshot", Map.of("format", "png", "captureBeyondViewport", true));
    try {
      Files.createDirectories(file.getParent());
      Files.write(file, Base64.getDecoder().decode(String.valueOf(whole.get("data"))));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    driver.quit();
  }
}
