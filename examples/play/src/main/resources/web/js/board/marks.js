// What lies over the plane of stacks: where the touched piece may go, and the suggested moves.

import { s } from '../dom.js';
import { kindOf } from './labels.js';
import { arrow } from './arrows.js';

const CELL = 100;

export function overlay(layout, touch, arrows, stackOf) {
  const middle = (name) => [(layout.column(name) + 0.5) * CELL, (layout.row(name) + 0.5) * CELL];
  const highest = Math.max(0, ...[...stackOf.values()].map((stack) => stack.length));
  const marks = touch.targets().map((choice) => {
    const [x, y] = middle(choice.to);
    const level = stackOf.get(choice.to).length;
    return { level, mark: s('circle', { class: `mark ${kindOf(choice)}${choice.warning ? ' risky' : ''}`, cx: x, cy: y, r: level ? 37 : 13 }) };
  });
  // A sheet for each height, so that a ring lies on the stack that it is about.
  const sheet = (level, children) => s('svg', { class: 'sheet', viewBox: `0 0 ${4 * CELL} ${4 * CELL}`, style: { '--level': level } }, children);
  const levels = [0, 1, 2, 3].map((level) => marks.filter((each) => each.level === level).map((each) => each.mark));
  return [
    ...levels.map((children, level) => children.length > 0 && sheet(level, children)),
    arrows.length > 0 && sheet(highest, arrows.map((each) => arrow(middle(each.from), middle(each.to), { width: 8, radius: 34, label: each.label }))),
  ];
}
