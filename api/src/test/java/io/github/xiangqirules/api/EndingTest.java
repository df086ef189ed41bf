package io.github.xiangqirules.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EndingTest {
  private static final Map<String, Ending> TEXTS =
      Map.of(
          "resigned FIRST", new Ending.Resigned(Player.FIRST),
          "timed-out SECOND", new Ending.TimedOut(Player.SECOND),
          "agreed", new Ending.Agreed(),
          "claimed SECOND", new Ending.Claimed(Player.SECOND),
          "decided FIRST", new Ending.Decided(Optional.of(Player.FIRST)),
          "decided draw", new Ending.Decided(Optional.empty()));

  @Test
  void endingsComeBackFromTheirTexts() {
    TEXTS.forEach(
        (text, ending) -> {
          assertEquals(text, ending.text());
          assertEquals(ending, Ending.parse(text));
        });
  }

  @Test
  void otherTextsAreRefused() {
    for (String text :
        List.of("", "resigned", "resigned THIRD", "Agreed", "agreed ", "decided", "left FIRST")) {
      assertThrows(NotationException.class, () -> Ending.parse(text), text);
    }
  }
}
