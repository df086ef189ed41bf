package io.github.xiangqirules.testkit;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;

/** What must not be seen of a secret. */
final class Secrets {
  private static final Splitter WORDS = Splitter.on(CharMatcher.whitespace()).omitEmptyStrings();

  /** Shorter words of a secret may stand anywhere by chance. */
  private static final int TELLING = 3;

  private Secrets() {}

  /** Fails if a published text shows a word of a secret. */
  static void checkHides(String secret, String published) {
    for (String word : WORDS.split(secret)) {
      Check.that(
          word.length() < TELLING || !published.contains(word),
          "<%s> of the secret is seen in <%s>",
          word,
          published);
    }
  }
}
