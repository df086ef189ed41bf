package io.github.xiangqirules.xiangqi.adjudication;

/**
 * The open points of the federations' chase rules.
 *
 * @param byGuards whether an advisor or elephant chases a chariot, horse or cannon that is
 *     protected
 * @param byCheck whether a ply that gives check may also count as a chase
 */
public record ChaseOptions(boolean byGuards, boolean byCheck) {}
