package io.github.xiangqirules.testkit;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.InvalidPositionException;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.api.Setup;
import io.github.xiangqirules.urn.UrnPosition;

/**
 * A set-up of the urn with a fault.
 *
 * @param fault the fault
 * @param real the set-up without it
 */
record BrokenSetup(Fault fault, Setup<UrnPosition> real) implements Setup<BrokenPosition> {
  @Override
  public ImmutableList<Problem> problems() {
    return fault == Fault.SETUP_HAS_PROBLEMS_AND_A_POSITION ? ImmutableList.of() : real.problems();
  }

  @Override
  public BrokenPosition position() {
    if (fault == Fault.SETUP_HAS_PROBLEMS_AND_A_POSITION && !real.problems().isEmpty()) {
      throw new InvalidPositionException(real.problems());
    }
    return new BrokenPosition(fault, real.position());
  }

  @Override
  public String text() {
    return real.text();
  }
}
