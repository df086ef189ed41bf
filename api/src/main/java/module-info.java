/** What every variant of the library offers. See {@link io.github.xiangqirules.api}. */
module io.github.xiangqirules.api {
  requires transitive com.google.common;
  requires transitive org.jspecify;

  exports io.github.xiangqirules.api;

  uses io.github.xiangqirules.api.Variant;
}
