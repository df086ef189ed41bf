package io.github.xiangqirules.xiangqi.notation.file;

import com.google.common.collect.ImmutableList;

/** Letters or characters, with the rules of naming that are written in each. */
public enum Script {
  /** Letters. */
  LETTERS(Naming.WORLD, Naming.ASIAN, Naming.XQBASE),
  /** Chinese characters. */
  CHINESE(Naming.XQBASE, Naming.FOUR_CHARACTERS);

  private final ImmutableList<Naming> namings;

  Script(Naming... namings) {
    this.namings = ImmutableList.copyOf(namings);
  }

  ImmutableList<Naming> namings() {
    return namings;
  }
}
