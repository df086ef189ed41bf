/**
 * What every variant of the library offers; its types are in {@link io.github.xiangqirules.api}.
 *
 * <pre>
 *              your app, server, data job or search
 *                 |             |             |
 *                 v             |             v
 *     +----------------------+  |  +---------------------+
 *     | xiangqi-core         |  |  | climbing-core       |   the rules of one game each;
 *     |   .notation          |  |  |   .diagram          |   they do not know each other
 *     |   .record  .diagram  |  |  |   .record           |
 *     +----------------------+  |  +---------------------+
 *                 |             |             |
 *                 v             v             v
 *     +--------------------------------------------------+
 *     | xiangqi-rules-api                                |   Rules, Position, Move, Game,
 *     +--------------------------------------------------+   Outcome, Deal, Perft, errors
 *                               ^
 *                               |
 *     +--------------------------------------------------+
 *     | xiangqi-rules-testkit                            |   the laws of the api for any Rules,
 *     +--------------------------------------------------+   for tests
 * </pre>
 *
 * <p>A host that plays every game needs this module to compile and the cores at run time: {@link
 * io.github.xiangqirules.api.Variants} finds them as services.
 */
module io.github.xiangqirules.api {
  requires transitive com.google.common;
  requires transitive org.jspecify;

  exports io.github.xiangqirules.api;

  uses io.github.xiangqirules.api.Variant;
}
