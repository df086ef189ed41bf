package io.github.xiangqirules.testkit;

/** What must not be seen of a secret. */
final class Secrets {
  /**
   * So many characters of a secret in a row are in no other text by chance. Fewer are: "dea" is in
   * one of 4,096 salts of three hexadecimal digits, and in each message that speaks of a deal.
   */
  private static final int TELLING = 8;

  private Secrets() {}

  /** Fails if a published text shows a part of a secret. */
  static void checkHides(String secret, String published) {
    for (int end = TELLING; end <= secret.length(); end++) {
      String part = secret.substring(end - TELLING, end);
      Check.that(!published.contains(part), "<%s> of the secret is seen in <%s>", part, published);
    }
  }
}
