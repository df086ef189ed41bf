package io.github.xiangqirules.play.view;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;
import java.util.List;

/**
 * What a page needs to know of the rules once.
 *
 * @param text the rules as text
 * @param notations the ids of the notations, in the order in which moves are told
 */
record RulesView(String variant, String text, List<PlaceView> places, List<String> notations) {

  /** A place and where it is. */
  record PlaceView(String name, int file, int rank) {}

  static <P extends Position<P, M>, M extends Move> RulesView of(Rules<P, M> rules) {
    ImmutableList.Builder<String> notations = ImmutableList.builder();
    for (Notation<P, M> notation : rules.notations()) {
      notations.add(notation.id());
    }
    return new RulesView(
        rules.variant().id(),
        rules.text(),
        rules.places().stream()
            .map(place -> new PlaceView(place.text(), place.file(), place.rank()))
            .toList(),
        notations.build());
  }
}
