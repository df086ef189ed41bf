// The board of xiangqi: a drawing with pieces that glide, under a grid of buttons.

import { h, s } from '../dom.js';
import { carving, colorOf } from '../pieces.js';
import { arrow } from './arrows.js';
import { Cells } from './cells.js';
import { Layout, stacks } from './layout.js';
import { HEIGHT, lines, WIDTH, x, y } from './lines.js';

const RADIUS = 45;
const SIZE = 60;

export class XiangqiBoard {
  constructor(places, touch, label) {
    this.layout = new Layout(places);
    this.touch = touch;
    this.cells = new Cells(this.layout, touch, label);
    this.below = s('g', { class: 'below' });
    this.pieces = s('g', { class: 'pieces' });
    this.above = s('g', { class: 'above' });
    this.panel = s('g', {}, lines(false));
    this.svg = s('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, 'aria-hidden': 'true' },
      s('defs', {},
        s('radialGradient', { id: 'face', cx: '42%', cy: '36%', r: '75%' },
          s('stop', { offset: '0', class: 'face-light' }), s('stop', { offset: '1', class: 'face-dark' })),
        s('linearGradient', { id: 'wood', x1: '0', y1: '0', x2: '1', y2: '1' },
          s('stop', { offset: '0', class: 'wood-light' }), s('stop', { offset: '1', class: 'wood-dark' }))),
      this.panel, this.below, this.pieces, this.above);
    this.element = h('div', { class: 'board xiangqi' }, this.svg, this.cells.element);
    this.standing = new Map();
  }

  // Places are only known when a position is; then the board can be seen from the other side.
  turn(turned) {
    if (this.layout.turned === turned) return;
    this.layout.turned = turned;
    this.cells.arrange();
    this.panel.replaceChildren(lines(turned));
  }

  show({ entry, turned, arrows }) {
    this.turn(turned);
    this.entry = entry;
    const stackOf = stacks(this.layout, entry);
    this.settle(stackOf);
    this.marks(stackOf, arrows);
  }

  // Only what depends on the touched piece.
  refresh() {
    this.marks(stacks(this.layout, this.entry), this.arrows);
  }

  // Brings the pieces where they are to be: one that moved glides, one that was taken is gone.
  settle(stackOf) {
    const free = new Map(this.standing);
    const next = new Map();
    const missing = [];
    for (const [name, letter] of stackOf) {
      if (letter === '') continue;
      const here = free.get(name);
      if (here?.letter === letter) {
        next.set(name, here);
        free.delete(name);
      } else {
        missing.push([name, letter]);
      }
    }
    for (const [name, letter] of missing) {
      const from = [...free].find(([, piece]) => piece.letter === letter);
      if (from) {
        free.delete(from[0]);
        next.set(name, from[1]);
        // The moving piece passes above the others.
        this.pieces.append(from[1].element);
      } else {
        next.set(name, this.make(letter));
      }
    }
    for (const piece of free.values()) {
      piece.element.classList.add('taken');
      setTimeout(() => piece.element.remove(), 260);
    }
    this.standing = next;
    for (const [name, piece] of next) {
      piece.element.style.transform = `translate(${x(this.layout.column(name))}px, ${y(this.layout.row(name))}px)`;
      piece.element.dataset.at = name;
      const text = carving(piece.letter);
      if (piece.text.textContent !== text) piece.text.textContent = text;
    }
  }

  make(letter) {
    const text = s('text', { class: 'carving', y: 0.365 * SIZE, 'font-size': SIZE }, carving(letter));
    const element = s('g', { class: `piece ${colorOf(letter)}` },
      s('circle', { class: 'shadow', cx: 2, cy: 6, r: RADIUS }),
      s('circle', { class: 'side', cy: 3.5, r: RADIUS }),
      s('circle', { class: 'face', r: RADIUS, fill: 'url(#face)' }),
      s('circle', { class: 'ring', r: RADIUS - 6.5 }),
      text);
    this.pieces.append(element);
    return { letter, element, text };
  }

  center(name) {
    return [x(this.layout.column(name)), y(this.layout.row(name))];
  }

  marks(stackOf, arrows) {
    this.arrows = arrows;
    const { from, to, check } = this.entry;
    const last = new Set([from, to].filter(Boolean));
    // Who gives check is marked by the cells, and so is the general that stands in it.
    const general = this.entry.toMove === 'FIRST' ? 'K' : 'k';
    const checked = new Set(check.length ? [...stackOf].filter(([, stack]) => stack === general).map(([name]) => name) : []);
    this.cells.show(stackOf, { last, check: checked });
    const below = [];
    if (from) below.push(s('circle', { class: 'trace', cx: this.center(from)[0], cy: this.center(from)[1], r: 15 }));
    const above = [];
    if (to) above.push(s('circle', { class: 'came', cx: this.center(to)[0], cy: this.center(to)[1], r: RADIUS + 3 }));
    for (const name of checked) above.push(s('circle', { class: 'in-check', cx: this.center(name)[0], cy: this.center(name)[1], r: RADIUS + 4 }));
    if (this.touch.selected) {
      const [cx, cy] = this.center(this.touch.selected);
      above.push(s('circle', { class: 'touched', cx, cy, r: RADIUS + 4 }));
    }
    for (const choice of this.touch.targets()) {
      const [cx, cy] = this.center(choice.to);
      const risky = choice.warning ? ' risky' : '';
      above.push(choice.takes
        ? s('circle', { class: `may-take${risky}`, cx, cy, r: RADIUS + 4 })
        : s('circle', { class: `may-go${risky}`, cx, cy, r: 14 }));
    }
    for (const each of arrows) {
      above.push(arrow(this.center(each.from), this.center(each.to), { width: 15, radius: RADIUS, label: each.label }));
    }
    for (const [name, piece] of this.standing) piece.element.classList.toggle('lifted', name === this.touch.selected);
    this.below.replaceChildren(...below);
    this.above.replaceChildren(...above);
  }
}
