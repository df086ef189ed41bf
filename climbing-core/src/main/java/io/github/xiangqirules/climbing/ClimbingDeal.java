package io.github.xiangqirules.climbing;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.io.BaseEncoding;
import io.github.xiangqirules.api.Deal;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.climbing.board.Codes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The arbiter's secret: which face-down piece is which. A position never knows it; a game asks the
 * deal at each flip, and after a take-back or a restart the same square reveals the same piece.
 *
 * <pre>{@code
 * ClimbingPosition start = rules.initialPosition();
 * ClimbingDeal deal = ClimbingDeal.random(start, new SecureRandom());
 * publish(deal.commitment());                       // before the game
 * store(deal.secret());                             // for a restart: ClimbingDeal.parse(start, secret)
 * game = game.play(choice, deal);                   // at each move
 * publish(deal.secret());                           // after the game; everybody checks it:
 * ClimbingDeal.verify(game, secret, commitment);
 * }</pre>
 *
 * <p>The secret is the face-down pieces as letters, by square a1 b1 c1 d1 a2 ... d4 and on each
 * square from the bottom, a blank, and a salt of at least 32 hexadecimal digits. Keep the salt
 * secret to the end as well: with it the last few face-down pieces could be tried out against the
 * commitment.
 *
 * <p>{@code toString} shows the commitment alone, and no exception shows any of the secret.
 */
public final class ClimbingDeal implements Deal<ClimbingPosition, ClimbingMove> {
  private static final int SALT_BYTES = 16;

  private final String secret;

  /** By square and level: a face-down piece stays where it is until it is flipped. */
  private final DealtPieces pieces;

  private ClimbingDeal(DealtPieces pieces, String salt) {
    this.pieces = pieces;
    this.secret = pieces.letters() + ' ' + salt;
  }

  /**
   * A shuffled arrangement of what is face-down in a position.
   *
   * @param random the source of chance and of the salt. Pass a {@link java.security.SecureRandom}
   *     when people play: the 48 bits of a {@link java.util.Random} can be worked out from the
   *     first flips.
   */
  public static ClimbingDeal random(ClimbingPosition start, RandomGenerator random) {
    List<Piece> pieces = new ArrayList<>(start.unseen());
    for (int i = pieces.size() - 1; i > 0; i--) {
      Collections.swap(pieces, i, random.nextInt(i + 1));
    }
    return of(start, pieces, random);
  }

  /**
   * A given arrangement, such as a puzzle or a test needs.
   *
   * @param faceDown the face-down pieces by square a1 b1 c1 d1 a2 ... d4, on each from the bottom
   * @param random the source of the salt
   * @throws IllegalArgumentException if the pieces are not those that are face-down in the position
   */
  public static ClimbingDeal of(
      ClimbingPosition start, List<Piece> faceDown, RandomGenerator random) {
    checkArgument(
        start.unseen().equals(ImmutableMultiset.copyOf(faceDown)),
        "these are not the pieces that are face-down in the position");
    byte[] salt = new byte[SALT_BYTES];
    random.nextBytes(salt);
    return new ClimbingDeal(
        DealtPieces.of(start, ImmutableList.copyOf(faceDown)),
        BaseEncoding.base16().lowerCase().encode(salt));
  }

  /**
   * Reads back a deal from its {@link #secret}.
   *
   * @param start the position for which it was made
   * @throws NotationException if the text is no secret of a deal for that position; it shows
   *     nothing of the text
   */
  public static ClimbingDeal parse(ClimbingPosition start, String secret) {
    int blank = DealReader.checkForm(secret);
    List<Piece> pieces = DealReader.pieces(start, secret.substring(0, blank));
    return new ClimbingDeal(DealtPieces.of(start, pieces), secret.substring(blank + 1));
  }

  /**
   * Whether a finished game was dealt honestly: the published secret belongs to the commitment that
   * was published before, it is a deal for the start of the game, and every flip revealed what it
   * says.
   */
  public static boolean verify(
      Game<ClimbingPosition, ClimbingMove> game, String secret, String commitment) {
    if (!Deal.commitment(secret).equals(commitment)) {
      return false;
    }
    ImmutableList<ClimbingPosition> positions = game.positions();
    ClimbingDeal deal;
    try {
      deal = parse(positions.get(0), secret);
    } catch (NotationException e) {
      return false;
    }
    ImmutableList<ClimbingMove> moves = game.moves();
    for (int i = 0; i < moves.size(); i++) {
      ClimbingMove move = moves.get(i);
      Piece revealed = move.revealed();
      if (revealed != null
          && deal.pieces.top(positions.get(i), move.from()) != Codes.of(revealed)) {
        return false;
      }
    }
    return true;
  }

  /**
   * The result of a legal choice.
   *
   * @throws IllegalMoveException if the choice is not legal in the position
   * @throws IllegalArgumentException if the position is not from a game with this deal
   */
  @Override
  public ClimbingMove resolve(ClimbingPosition position, ClimbingMove choice) {
    if (!position.isLegal(choice)) {
      throw Refusal.ofChoice(position, choice);
    }
    if (choice.isResult()) {
      return choice;
    }
    checkArgument(
        pieces.faceDownIn(position) == position.unseenCounts(),
        "the position is not from a game with this deal");
    return MoveTable.flip(choice.from().ordinal(), pieces.top(position, choice.from()));
  }

  @Override
  public String secret() {
    return secret;
  }

  /** Whether the other is a deal of the same pieces to the same places, with the same salt. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ClimbingDeal that
        && secret.equals(that.secret)
        && pieces.equals(that.pieces);
  }

  @Override
  public int hashCode() {
    return secret.hashCode();
  }

  /** The commitment, nothing of the secret. */
  @Override
  public String toString() {
    return "ClimbingDeal[" + commitment() + "]";
  }
}
