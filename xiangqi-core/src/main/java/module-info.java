/**
 * Xiangqi, Chinese chess.
 *
 * <pre>
 *   FEN, setup, position, moves, rule books     io.github.xiangqirules.xiangqi
 *   moves as players write them                 io.github.xiangqirules.xiangqi.notation
 *   game files                                  io.github.xiangqirules.xiangqi.record
 *   boards as text and SVG                      io.github.xiangqirules.xiangqi.diagram
 * </pre>
 *
 * <p>What it shares with other games is in the module {@code io.github.xiangqirules.api}.
 */
@SuppressWarnings("requires-automatic") // Immutables: annotations that leave no trace at run time
module io.github.xiangqirules.xiangqi {
  requires transitive io.github.xiangqirules.api;
  requires java.xml;
  requires static java.compiler;
  requires static com.google.errorprone.annotations;
  requires static org.immutables.value.annotations;

  exports io.github.xiangqirules.xiangqi;
  exports io.github.xiangqirules.xiangqi.diagram;
  exports io.github.xiangqirules.xiangqi.notation;
  exports io.github.xiangqirules.xiangqi.record;

  provides io.github.xiangqirules.api.Variant with
      io.github.xiangqirules.xiangqi.XiangqiVariant;
}
