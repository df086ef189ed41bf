package io.github.xiangqirules.xiangqi.adjudication;

/** The rule books: their names, their rules and what is standard in them. */
public enum Book {
  /** Only checkmate and stalemate. */
  NONE(
      "none",
      0,
      0,
      MoveLimit.PLIES,
      Material.NO_ATTACKERS,
      false,
      (window, options) -> Finding.of(Verdict.DRAW)),
  /** Who completes the repetition loses. */
  CASUAL(
      "casual",
      3,
      0,
      MoveLimit.PLIES,
      Material.NO_ATTACKERS,
      false,
      (window, options) -> Finding.of(Verdict.losesBy(window.mover(window.length() - 1)))),
  /** Repetition draws. */
  THREEFOLD_DRAW(
      "threefold-draw",
      3,
      0,
      MoveLimit.PLIES,
      Material.NO_ATTACKERS,
      false,
      (window, options) -> Finding.of(Verdict.DRAW)),
  /** Perpetual check loses, all else draws. */
  PERPETUAL_CHECK_ONLY(
      "perpetual-check-only",
      3,
      0,
      MoveLimit.PLIES,
      Material.NO_ATTACKERS,
      false,
      (window, options) -> Perpetual.judge(window, ChaseRules.NONE)),
  /** The rules that computer events play by. */
  COMPUTER(
      "computer",
      3,
      60,
      MoveLimit.FEW_CHECKS,
      Material.LONE_CANNONS,
      false,
      (window, options) -> Perpetual.judge(window, ChaseRules.COMPUTER)),
  /** The World and Asian federations. */
  WXF(
      "wxf",
      3,
      60,
      MoveLimit.CLAIM,
      Material.NO_ATTACKERS,
      false,
      (window, options) -> Perpetual.judge(window, ChaseRules.wxf(options))),
  /** The computer league of the UCCI protocol. */
  UCCI_LEAGUE(
      "ucci-league",
      4,
      50,
      MoveLimit.PLIES,
      Material.NO_ATTACKERS,
      true,
      (window, options) -> Perpetual.judge(window, ChaseRules.UCCI_LEAGUE)),
  /** The Chinese association, as far as no search is needed. */
  CXA(
      "cxa",
      4,
      60,
      MoveLimit.CLAIM,
      Material.NO_ATTACKERS,
      false,
      (window, options) -> Chinese.judge(window));

  private final String id;
  private final int fold;
  private final int limit;
  private final MoveLimit moveLimit;
  private final Material material;
  private final boolean materialStandard;
  private final CycleRule cycleRule;

  Book(
      String id,
      int fold,
      int limit,
      MoveLimit moveLimit,
      Material material,
      boolean materialStandard,
      CycleRule cycleRule) {
    this.id = id;
    this.fold = fold;
    this.limit = limit;
    this.moveLimit = moveLimit;
    this.material = material;
    this.materialStandard = materialStandard;
    this.cycleRule = cycleRule;
  }

  /** The name in texts. */
  public String id() {
    return id;
  }

  /** The standard occurrence at which it judges; 0 if it never does. */
  public int fold() {
    return fold;
  }

  /** The standard number of moves without a capture; 0 for no limit. */
  public int limit() {
    return limit;
  }

  /** How it counts them. */
  public MoveLimit moveLimit() {
    return moveLimit;
  }

  /** What it calls too few pieces. */
  public Material material() {
    return material;
  }

  /** Whether its standard is to end a game with too few pieces. */
  public boolean materialStandard() {
    return materialStandard;
  }

  /** What it says about a window. */
  public Finding judge(Window window, ChaseOptions options) {
    return cycleRule.judge(window, options);
  }
}
