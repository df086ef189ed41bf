/** A game server, say. */
module example {
  requires transitive io.github.xiangqirules.xiangqi;

  exports example;
}
