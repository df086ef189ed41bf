package io.github.xiangqirules.climbing.record;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.xiangqirules.api.Deal;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.climbing.ClimbingDeal;
import io.github.xiangqirules.climbing.ClimbingMove;
import io.github.xiangqirules.climbing.ClimbingPosition;
import io.github.xiangqirules.climbing.ClimbingRules;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.immutables.value.Value;

/** The value behind {@link ClimbingRecord}. It holds the game itself, so it is always legal. */
@Value.Immutable(builder = false, copy = false)
@Value.Style(
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    overshadowImplementation = true,
    allParameters = true)
non-sealed interface ClimbingRecordValue extends ClimbingRecord {
  /** The hexadecimal digits of a SHA-256. */
  int COMMITMENT_LENGTH = 64;

  /** A record with headers that are known to be good. */
  static ClimbingRecord of(Map<String, String> headers, Game<ClimbingPosition, ClimbingMove> game) {
    checkArgument(game.rules() instanceof ClimbingRules, "rules that no text names");
    checkArgument(game.plies() <= MOST_PLIES, "a record has at most %s plies", MOST_PLIES);
    return ImmutableClimbingRecordValue.of(headers, game, Optional.empty(), Optional.empty());
  }

  @Override
  ImmutableMap<String, String> headers();

  @Override
  Game<ClimbingPosition, ClimbingMove> game();

  @Override
  Optional<String> commitment();

  /** Not in the text for logs, as in that of a deal. */
  @Override
  @Value.Redacted
  Optional<String> secret();

  @Override
  default ClimbingRules rules() {
    return (ClimbingRules) game().rules();
  }

  @Override
  default ClimbingPosition start() {
    return game().start();
  }

  @Override
  default ImmutableList<String> events() {
    return game().events();
  }

  @Override
  default ClimbingRecord withHeader(String name, String value) {
    checkArgument(Tag.isName(name) && !Tag.RESERVED.contains(name), "no name of a header");
    checkArgument(
        Tag.unprintable(value, 0, value.length()) < 0, "a header is one line of printable text");
    Map<String, String> headers = new LinkedHashMap<>(headers());
    headers.put(name, value);
    return ImmutableClimbingRecordValue.of(headers, game(), commitment(), secret());
  }

  @Override
  default ClimbingRecord withCommitment(String commitment) {
    if (commitment.length() != COMMITMENT_LENGTH
        || !CharMatcher.anyOf("0123456789abcdef").matchesAllOf(commitment)) {
      throw new NotationException(
          Problem.ofText(
              "commitment", "commitment", 0, "a commitment is 64 lower case hexadecimal digits"));
    }
    return withDeal(Optional.of(commitment), secret());
  }

  @Override
  default ClimbingRecord withSecret(String secret) {
    return withDeal(commitment(), Optional.of(secret));
  }

  private ClimbingRecord withDeal(Optional<String> commitment, Optional<String> secret) {
    secret.ifPresent(
        told -> {
          if (!ClimbingDeal.verify(
              game(), told, commitment.orElseGet(() -> Deal.commitment(told)))) {
            throw new NotationException(
                Problem.ofText(
                    "dishonest-deal", "secret", 0, "the secret is not that of this game's deal"));
          }
        });
    return ImmutableClimbingRecordValue.of(headers(), game(), commitment, secret);
  }

  @Override
  default String text() {
    return RecordWriter.write(this);
  }
}
