package io.github.xiangqirules.testkit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** When a text shows a secret, and when it only has some letters of it by chance. */
class SecretsTest {
  private static final String SECRET = "KAEc 0123456789abcdef";

  @Test
  void aWholeSecretIsSeen() {
    assertSeen("no secret: " + SECRET);
  }

  @Test
  void halfASecretIsSeen() {
    assertSeen("the salt ends in 89abcdef");
    assertSeen("the deal begins with KAEc 012");
  }

  @Test
  void aFewLettersAreThereByChance() {
    assertDoesNotThrow(() -> Secrets.checkHides("- dea", "not the secret of a deal"));
    assertDoesNotThrow(() -> Secrets.checkHides(SECRET, "not:0123456, nor:9abcdef"));
  }

  private static void assertSeen(String published) {
    assertThrows(AssertionError.class, () -> Secrets.checkHides(SECRET, published));
  }
}
