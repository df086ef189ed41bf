/**
 * Pictures of xiangqi positions, as text and as SVG.
 *
 * <p>{@link io.github.xiangqirules.xiangqi.diagram.XiangqiDiagram} draws them, as {@link
 * io.github.xiangqirules.xiangqi.diagram.DiagramOptions} say.
 */
@NullMarked
package io.github.xiangqirules.xiangqi.diagram;

import org.jspecify.annotations.NullMarked;
