package io.github.xiangqirules.opponents.xiangqi;

/** What an opponent keeps from one move to the next. */
record Memory(TranspositionTable table, Experience experience) {
  Memory(int megabytes) {
    this(new TranspositionTable(megabytes), new Experience());
  }

  /** Forgets everything, so that the next search depends on nothing that was before. */
  void clear() {
    table.clear();
    experience.clear();
  }

  /** Keeps what is still of use for the next move of the same game. */
  void age() {
    table.grow();
    experience.fade();
  }
}
