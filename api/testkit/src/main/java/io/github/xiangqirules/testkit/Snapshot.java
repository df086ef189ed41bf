package io.github.xiangqirules.testkit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Place;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;
import java.util.Optional;

/**
 * All that a position answers, to be compared with what it answers later or elsewhere.
 *
 * @param text its text
 * @param string its string form
 * @param hash its hash
 * @param key its key
 * @param quietPlies its quiet plies
 * @param outcome how it stands
 * @param moves the choices
 * @param counts both counts
 * @param results each result with its ways and the text of the position after it
 * @param stacks what stands on the places, in their order
 * @param checkers where check comes from
 */
record Snapshot(
    String text,
    String string,
    int hash,
    long key,
    int quietPlies,
    Outcome outcome,
    ImmutableList<? extends Move> moves,
    ImmutableList<Integer> counts,
    ImmutableList<String> results,
    ImmutableList<ImmutableList<Optional<Piece>>> stacks,
    ImmutableSet<? extends Place> checkers) {

  static <P extends Position<P, M>, M extends Move> Snapshot of(Rules<P, M> rules, P position) {
    ImmutableList.Builder<String> results = ImmutableList.builder();
    position.forEachResult(
        (result, next, ways) -> results.add(result.text() + " " + ways + " " + next.text()));
    return new Snapshot(
        position.text(),
        position.toString(),
        position.hashCode(),
        position.key(),
        position.quietPlies(),
        position.outcome(),
        position.legalMoves(),
        ImmutableList.of(position.legalMoveCount(), position.resultCount()),
        results.build(),
        rules.places().stream().map(position::stack).collect(ImmutableList.toImmutableList()),
        position.checkers());
  }
}
