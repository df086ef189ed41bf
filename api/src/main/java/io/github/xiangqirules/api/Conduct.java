package io.github.xiangqirules.api;

/** What one player did throughout a repeated cycle, in the eyes of a rule book. */
public enum Conduct {
  /** Gave check with every ply. */
  PERPETUAL_CHECK,
  /** Chased one and the same piece with every ply. */
  PERPETUAL_CHASE,
  /** Checked, threatened mate or chased with every ply, in any mixture. */
  PERPETUAL_THREAT,
  /** None of these: what a rule book allows. */
  ALLOWED,
  /** One of these or none; it would take a search to tell, and the rule book needs an arbiter. */
  UNCLEAR
}
