// The places as a grid of buttons: what fingers touch, and what the keyboard and screen readers
// walk over. Arrow keys go from place to place, Enter touches, Escape lets go.

import { h } from '../dom.js';
import { kindOf, placeLabel } from './labels.js';

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Cells {
  constructor(layout, touch, label) {
    this.layout = layout;
    this.touch = touch;
    this.buttons = new Map();
    this.element = h('div', { class: 'cells', role: 'grid', 'aria-label': label });
    this.element.style.setProperty('--files', layout.files);
    this.element.style.setProperty('--ranks', layout.ranks);
    this.element.addEventListener('keydown', (event) => this.key(event));
    this.element.addEventListener('click', (event) => {
      const name = event.target.closest('[data-place]')?.dataset.place;
      if (name) {
        this.current = name;
        touch.touch(name);
      }
    });
    this.arrange();
  }

  arrange() {
    const focused = this.element.contains(document.activeElement);
    this.buttons.clear();
    this.element.replaceChildren(
      ...this.layout.rows().map((row) =>
        h('div', { role: 'row', class: 'row' }, row.map((name) => {
          const cell = h('button', { type: 'button', role: 'gridcell', class: 'cell', tabindex: '-1', 'data-place': name });
          this.buttons.set(name, cell);
          return cell;
        })),
      ),
    );
    this.current ??= this.layout.name(Math.floor(this.layout.files / 2), this.layout.ranks - 1);
    this.buttons.get(this.current).tabIndex = 0;
    if (focused) this.buttons.get(this.current).focus();
  }

  key(event) {
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      const to = this.layout.name(this.layout.column(this.current) + step[0], this.layout.row(this.current) + step[1]);
      if (to) this.focus(to);
    } else if (event.key === 'Escape') {
      this.touch.clear();
    }
  }

  focus(name) {
    this.buttons.get(this.current).tabIndex = -1;
    this.current = name;
    this.buttons.get(name).tabIndex = 0;
    this.buttons.get(name).focus();
  }

  // Shows what a place holds, what may be done there, and the traces of the last move.
  show(stackOf, { last, check, hints }) {
    const targets = new Map(this.touch.targets().map((choice) => [choice.to, choice]));
    for (const [name, cell] of this.buttons) {
      const target = targets.get(name);
      const state = {
        selected: this.touch.selected === name,
        target: target && kindOf(target),
        check: check.has(name),
      };
      cell.className = [
        'cell',
        state.selected && 'selected',
        target && `target ${state.target}`,
        target?.warning && 'risky',
        last.has(name) && 'last',
        state.check && 'checked',
        hints?.has(name) && 'hint',
        this.touch.legal.some((choice) => choice.from === name) && 'movable',
      ].filter(Boolean).join(' ');
      cell.setAttribute('aria-label', placeLabel(name, stackOf.get(name), state));
      cell.setAttribute('aria-selected', String(state.selected));
    }
  }
}
