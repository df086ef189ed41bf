// An arrow from place to place, a ring where a move stays on its place.

import { s } from '../dom.js';

export function arrow([x1, y1], [x2, y2], { width, radius, label }) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const title = label ? s('title', {}, label) : null;
  if (length < 1) return s('g', { class: 'arrow' }, title, s('circle', { cx: x1, cy: y1, r: radius, 'stroke-width': width }));
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const head = 2.4 * width;
  const [sx, sy] = [x1 + ux * radius * 0.55, y1 + uy * radius * 0.55];
  const [bx, by] = [x2 - ux * head, y2 - uy * head];
  const points = [[x2, y2], [bx - uy * head * 0.72, by + ux * head * 0.72], [bx + uy * head * 0.72, by - ux * head * 0.72]];
  return s('g', { class: 'arrow' }, title,
    s('path', { d: `M${sx} ${sy}L${bx} ${by}`, 'stroke-width': width }),
    s('polygon', { points: points.map((point) => point.join(',')).join(' ') }));
}
