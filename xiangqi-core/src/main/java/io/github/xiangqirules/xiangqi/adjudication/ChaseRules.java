package io.github.xiangqirules.xiangqi.adjudication;

import static io.github.xiangqirules.api.PieceKind.ADVISOR;
import static io.github.xiangqirules.api.PieceKind.CANNON;
import static io.github.xiangqirules.api.PieceKind.CHARIOT;
import static io.github.xiangqirules.api.PieceKind.ELEPHANT;
import static io.github.xiangqirules.api.PieceKind.HORSE;
import static io.github.xiangqirules.api.PieceKind.SOLDIER;

import com.google.common.collect.ImmutableSetMultimap;
import io.github.xiangqirules.api.PieceKind;

/**
 * What a rule book calls a chase. A soldier is a victim only across the river, the general never.
 *
 * @param stronger by the attacker's kind: the victims that it chases although they are protected
 * @param unprotected by the attacker's kind: the victims that it chases when they are not
 * @param legal whether captures and recaptures that leave the own general in danger do not count
 * @param newness what a ply must add to be a chase
 * @param answered whether an attack that the answer leaves standing, with the victim protected
 *     enough, was none
 * @param voidedBy which checks in the window excuse a chase
 */
record ChaseRules(
    KindTable stronger,
    KindTable unprotected,
    boolean legal,
    Newness newness,
    boolean answered,
    VoidedBy voidedBy) {

  /** What a ply must add. */
  enum Newness {
    /** A victim that the side did not chase before. */
    VICTIM,
    /** A pair of attacker and victim that was none before. */
    PAIR,
    /** Nothing, but the attacker is the piece that moved. */
    MOVED
  }

  /** Which checks in the window keep a side from chasing perpetually. */
  enum VoidedBy {
    /** None: a ply may check and chase. */
    NONE,
    /** The side's own: a ply that checks does not chase. */
    OWN,
    /** Those of either side. */
    ANY
  }

  private static final ImmutableSetMultimap<PieceKind, PieceKind> CHARIOTS_BY_OTHERS =
      ImmutableSetMultimap.of(HORSE, CHARIOT, CANNON, CHARIOT);

  private static final KindTable STRONGER = KindTable.of(CHARIOTS_BY_OTHERS);

  private static final KindTable STRONGER_BY_GUARDS =
      KindTable.of(
          ImmutableSetMultimap.<PieceKind, PieceKind>builder()
              .putAll(CHARIOTS_BY_OTHERS)
              .putAll(ADVISOR, CHARIOT, HORSE, CANNON)
              .putAll(ELEPHANT, CHARIOT, HORSE, CANNON)
              .build());

  private static final KindTable ANY_BY_ANY = anyByAny();

  private static final KindTable LEAGUE =
      KindTable.of(
          ImmutableSetMultimap.<PieceKind, PieceKind>builder()
              .putAll(CHARIOT, HORSE, CANNON, SOLDIER)
              .putAll(HORSE, CANNON, SOLDIER)
              .putAll(CANNON, HORSE, SOLDIER)
              .build());

  private static final KindTable NONE_BY_NONE = KindTable.of(ImmutableSetMultimap.of());

  /** Nothing is a chase. */
  static final ChaseRules NONE =
      new ChaseRules(NONE_BY_NONE, NONE_BY_NONE, true, Newness.MOVED, false, VoidedBy.OWN);

  static final ChaseRules COMPUTER =
      new ChaseRules(STRONGER_BY_GUARDS, ANY_BY_ANY, true, Newness.VICTIM, false, VoidedBy.ANY);

  static final ChaseRules UCCI_LEAGUE =
      new ChaseRules(STRONGER, LEAGUE, false, Newness.MOVED, false, VoidedBy.OWN);

  static final ChaseRules CXA =
      new ChaseRules(STRONGER_BY_GUARDS, ANY_BY_ANY, true, Newness.PAIR, false, VoidedBy.OWN);

  /** The rules of the Asian and World federations, with their open points as options. */
  static ChaseRules wxf(ChaseOptions options) {
    return new ChaseRules(
        options.byGuards() ? STRONGER_BY_GUARDS : STRONGER,
        ANY_BY_ANY,
        true,
        Newness.PAIR,
        true,
        options.byCheck() ? VoidedBy.NONE : VoidedBy.OWN);
  }

  /** Generals and soldiers never chase; whatever else attacks, may. */
  private static KindTable anyByAny() {
    ImmutableSetMultimap.Builder<PieceKind, PieceKind> pairs = ImmutableSetMultimap.builder();
    for (PieceKind attacker : new PieceKind[] {ADVISOR, ELEPHANT, CHARIOT, HORSE, CANNON}) {
      pairs.putAll(attacker, ADVISOR, ELEPHANT, CHARIOT, HORSE, CANNON, SOLDIER);
    }
    return KindTable.of(pairs.build());
  }
}
