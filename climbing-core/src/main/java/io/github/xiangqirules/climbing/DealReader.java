package io.github.xiangqirules.climbing;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableMultiset;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the secret of a deal, and tells nothing of it when it cannot. */
final class DealReader {
  private static final int LEAST_SALT = 32;
  private static final int MOST_SALT = 128;
  private static final CharMatcher HEX =
      CharMatcher.inRange('0', '9').or(CharMatcher.inRange('a', 'f'));

  private DealReader() {}

  /** Checks the salt and returns the index of the blank before it. */
  static int checkForm(String secret) {
    int blank = secret.indexOf(' ');
    int salt = secret.length() - blank - 1;
    if (blank < 0
        || salt < LEAST_SALT
        || salt > MOST_SALT
        || !HEX.matchesAllOf(secret.substring(blank + 1))) {
      throw problem("deal-form", "the secret of a deal is letters, a blank and a salt");
    }
    return blank;
  }

  /** The pieces of the letters, which must be those that are face-down in the start. */
  static List<Piece> pieces(ClimbingPosition start, String letters) {
    ImmutableMultiset<Piece> unseen = start.unseen();
    List<Piece> pieces = new ArrayList<>(unseen.size());
    boolean none = letters.equals(DealtPieces.NONE);
    if (!none && letters.length() == unseen.size()) {
      for (int i = 0; i < letters.length(); i++) {
        Optional<Piece> piece = Piece.ofLetter(letters.charAt(i));
        piece.ifPresent(pieces::add);
      }
    }
    if ((unseen.isEmpty() && !none) || !unseen.equals(ImmutableMultiset.copyOf(pieces))) {
      throw problem("deal-pieces", "the secret does not fit what is face-down in the position");
    }
    return pieces;
  }

  private static NotationException problem(String code, String message) {
    return new NotationException(Problem.ofText(code, "secret", 0, message));
  }
}
