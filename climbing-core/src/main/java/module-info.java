/**
 * The rules of Climbing Xiangqi. See {@link io.github.xiangqirules.climbing}.
 *
 * @provides io.github.xiangqirules.api.Variant under the name {@code climbing}
 */
@SuppressWarnings("requires-automatic") // of annotations that are needed to compile only
module io.github.xiangqirules.climbing {
  requires transitive io.github.xiangqirules.api;
  requires static com.google.errorprone.annotations;
  requires static java.compiler;
  requires static org.immutables.value.annotations;

  exports io.github.xiangqirules.climbing;
  exports io.github.xiangqirules.climbing.diagram;
  exports io.github.xiangqirules.climbing.record;

  provides io.github.xiangqirules.api.Variant with
      io.github.xiangqirules.climbing.service.ClimbingVariant;
}
