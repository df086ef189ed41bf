package io.github.xiangqirules.testkit;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.urn.UrnMove;
import io.github.xiangqirules.urn.UrnPosition;

/**
 * The notation of the urn with a fault.
 *
 * @param fault the fault
 * @param real the notation without it
 */
record BrokenNotation(Fault fault, Notation<UrnPosition, UrnMove> real)
    implements Notation<BrokenPosition, UrnMove> {
  @Override
  public String id() {
    return real.id();
  }

  @Override
  public String write(BrokenPosition before, UrnMove move) {
    return switch (fault) {
      case TWO_MOVES_SHARE_A_TEXT -> real.write(before.real(), move).substring(0, 1);
      case ANY_MOVE_IS_WRITTEN -> move.text();
      default -> real.write(before.real(), move);
    };
  }

  @Override
  public ImmutableList<UrnMove> read(BrokenPosition before, String text) {
    ImmutableList<UrnMove> meanings = real.read(before.real(), text);
    return switch (fault) {
      case WRITTEN_AND_NOT_READ -> ImmutableList.of();
      case ILLEGAL_MEANINGS -> ImmutableList.of(UrnMove.TAKE);
      default -> meanings;
    };
  }
}
