// The empty board of xiangqi as one drawing: points 100 units apart, as in the library's diagrams.

import { s } from '../dom.js';
import { river } from '../pieces.js';

export const CELL = 100;
export const MARGIN = 82;
export const WIDTH = 8 * CELL + 2 * MARGIN;
export const HEIGHT = 9 * CELL + 2 * MARGIN;

export const x = (column) => MARGIN + CELL * column;
export const y = (row) => MARGIN + CELL * row;

function grid() {
  let path = '';
  for (let row = 0; row < 10; row++) path += `M${x(0)} ${y(row)}H${x(8)}`;
  for (let column = 0; column < 9; column++) {
    const edge = column === 0 || column === 8;
    // Only the outer files cross the river.
    path += edge ? `M${x(column)} ${y(0)}V${y(9)}` : `M${x(column)} ${y(0)}V${y(4)}M${x(column)} ${y(5)}V${y(9)}`;
  }
  for (const top of [0, 7]) {
    path += `M${x(3)} ${y(top)}L${x(5)} ${y(top + 2)}M${x(5)} ${y(top)}L${x(3)} ${y(top + 2)}`;
  }
  return path;
}

// The corners that mark where cannons and soldiers start.
function starts() {
  const points = [];
  for (const row of [2, 7]) for (const column of [1, 7]) points.push([column, row]);
  for (const row of [3, 6]) for (const column of [0, 2, 4, 6, 8]) points.push([column, row]);
  let path = '';
  for (const [column, row] of points) {
    for (const across of [-1, 1]) {
      if ((column === 0 && across < 0) || (column === 8 && across > 0)) continue;
      for (const down of [-1, 1]) {
        const cx = x(column) + 9 * across;
        const cy = y(row) + 9 * down;
        path += `M${cx + 17 * across} ${cy}H${cx}V${cy + 17 * down}`;
      }
    }
  }
  return path;
}

function coordinates(turned) {
  const labels = [];
  for (let column = 0; column < 9; column++) {
    const file = String.fromCharCode(97 + (turned ? 8 - column : column));
    labels.push(s('text', { x: x(column), y: HEIGHT - 10, class: 'coordinate' }, file));
  }
  for (let row = 0; row < 10; row++) {
    labels.push(s('text', { x: 17, y: y(row) + 8, class: 'coordinate' }, String(turned ? row : 9 - row)));
  }
  return s('g', {}, labels);
}

export function lines(turned) {
  const gap = 11;
  const [left, right] = river();
  return s('g', { class: 'lines' },
    s('rect', { class: 'panel', x: 0, y: 0, width: WIDTH, height: HEIGHT, rx: 18 }),
    s('rect', { class: 'frame', x: x(0) - gap, y: y(0) - gap, width: 8 * CELL + 2 * gap, height: 9 * CELL + 2 * gap }),
    s('path', { class: 'grid', d: grid() }),
    s('path', { class: 'starts', d: starts() }),
    s('text', { class: 'river', x: x(2), y: y(4.5) + 18 }, left),
    s('text', { class: 'river', x: x(6), y: y(4.5) + 18 }, right),
    coordinates(turned));
}
