/** Laws and arbitraries for any rules of the api. See {@link io.github.xiangqirules.testkit}. */
module io.github.xiangqirules.testkit {
  requires java.xml;
  requires transitive io.github.xiangqirules.api;
  requires transitive net.jqwik.api;

  exports io.github.xiangqirules.testkit;

  // jqwik calls the laws by reflection.
  opens io.github.xiangqirules.testkit;
}
