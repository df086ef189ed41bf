/** The rules of Climbing Xiangqi. */
module io.github.xiangqirules.climbing {
  requires transitive io.github.xiangqirules.api;
}
