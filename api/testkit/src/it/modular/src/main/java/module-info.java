/** A game server, say. */
module example {
  requires io.github.xiangqirules.xiangqi;

  exports example;
}
