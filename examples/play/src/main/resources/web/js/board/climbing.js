// The board of Climbing Xiangqi in space: stacks of discs on a tilted plane that can be turned.
// The top piece of a touched stack is lifted, so that one sees what is under it.

import { button, h, replace } from '../dom.js';
import { icon } from '../icons.js';
import { t } from '../i18n.js';
import { carving, colorOf } from '../pieces.js';
import { chip } from '../game/panel.js';
import { Cells } from './cells.js';
import { Layout, stacks } from './layout.js';
import { overlay } from './marks.js';

const LAYERS = 6;
const TILT = 47;
const QUARTER = 90;

const disc = (letter) => {
  const face = h('span', { class: 'top' }, h('i', {}, letter === '?' ? '' : carving(letter)));
  const layers = Array.from({ length: LAYERS }, (_, index) => h('span', { class: 'layer', style: { '--n': index } }));
  return { letter, face, element: h('div', { class: `disc ${colorOf(letter)}`, 'aria-hidden': 'true' }, layers, face) };
};

export class ClimbingBoard {
  constructor(places, touch, label) {
    this.layout = new Layout(places);
    this.touch = touch;
    this.cells = new Cells(this.layout, touch, label);
    this.discs = h('div', { class: 'discs' });
    this.marks = h('div', { class: 'marks' });
    this.plane = h('div', { class: 'plane' }, h('div', { class: 'slab' }), this.cells.element, this.marks, this.discs);
    this.scene = h('div', { class: 'scene' }, this.plane);
    this.inspector = h('div', { class: 'inspector', hidden: true });
    this.element = h('div', { class: 'board climbing' }, this.scene, this.inspector);
    this.standing = new Map();
    this.angle = -14;
    this.tilt = TILT;
    this.discs.addEventListener('click', (event) => {
      const name = event.target.closest('.disc')?.dataset.at;
      if (name && !this.dragged) this.cells.buttons.get(name).click();
    });
    this.drag();
    this.look();
  }

  tools() {
    const turn = (sign, key, by) => button(icon(sign), () => { this.angle += by; this.look(true); }, { class: 'icon', 'aria-label': t(key), title: t(key) });
    return [turn('left', 'board.left', QUARTER / 2), turn('right', 'board.right', -QUARTER / 2),
      button(icon('above'), () => { this.tilt = this.tilt ? 0 : TILT; this.look(true); }, { class: 'icon', 'aria-label': t('board.above'), title: t('board.above'), 'data-do': 'tilt' })];
  }

  // Sideways over the board turns it; a short touch stays a touch.
  drag() {
    this.scene.addEventListener('pointerdown', ({ pointerId, clientX }) => {
      const { angle } = this;
      const listening = new AbortController();
      const listen = (type, heard) => window.addEventListener(type, (event) => event.pointerId === pointerId && heard(event), { signal: listening.signal });
      this.dragged = false;
      listen('pointermove', (event) => {
        const moved = event.clientX - clientX;
        if (Math.abs(moved) > 8) this.dragged = true;
        if (this.dragged) {
          this.angle = angle - moved * 0.35;
          this.look();
        }
      });
      listen('pointerup', () => listening.abort());
      // A browser may take a finger for itself, to scroll; no click follows then.
      listen('pointercancel', () => {
        listening.abort();
        this.dragged = false;
      });
    });
    this.scene.addEventListener('click', (event) => {
      // The keyboard's clicks have no place and end no drag.
      if (this.dragged && event.detail > 0) event.stopPropagation();
      this.dragged = false;
    }, true);
  }

  look(smooth = false) {
    const radians = (this.angle * Math.PI) / 180;
    // A turned square is wider than a straight one; it shrinks so that its corners stay inside.
    const scale = 1 / (Math.abs(Math.cos(radians)) + Math.abs(Math.sin(radians)));
    this.scene.classList.toggle('smooth', smooth);
    this.scene.style.setProperty('--angle', `${this.angle}deg`);
    this.scene.style.setProperty('--tilt', `${this.tilt}deg`);
    this.scene.style.setProperty('--scale', 0.55 + 0.45 * scale);
    this.scene.classList.toggle('flat', this.tilt === 0);
  }

  show({ entry, turned, arrows }) {
    if (this.layout.turned !== turned) {
      this.layout.turned = turned;
      this.cells.arrange();
    }
    if (this.entry && this.entry !== entry) this.animate();
    if (this.entry !== entry) this.inspected = null;
    this.entry = entry;
    this.arrows = arrows;
    this.stackOf = stacks(this.layout, entry);
    this.settle();
    this.refresh();
  }

  // Every disc that is still there stays the same element, so that it glides to where it is now.
  settle() {
    const wanted = [];
    for (const [name, stack] of this.stackOf) [...stack].forEach((letter, level) => wanted.push({ name, level, letter, key: `${name}${level}` }));
    const free = new Map(this.standing);
    const next = new Map();
    const take = (want, find) => {
      if (next.has(want.key)) return;
      const found = find(want);
      if (found === undefined) return;
      next.set(want.key, free.get(found));
      free.delete(found);
    };
    const sameLetter = (want) => (free.get(want.key)?.letter === want.letter ? want.key : undefined);
    const moved = (want) => (want.letter === '?' ? undefined : [...free].find(([, piece]) => piece.letter === want.letter)?.[0]);
    const turnedUp = (want) => (free.has(want.key) ? want.key : undefined);
    for (const find of [sameLetter, moved, turnedUp]) wanted.forEach((want) => take(want, find));
    for (const want of wanted) {
      const piece = next.get(want.key) ?? disc(want.letter);
      if (piece.letter !== want.letter) this.turnOver(piece, want.letter);
      next.set(want.key, piece);
      piece.place = want;
      if (!piece.element.isConnected) this.discs.append(piece.element);
    }
    for (const piece of free.values()) {
      piece.element.classList.add('taken');
      setTimeout(() => piece.element.remove(), 320);
    }
    this.standing = next;
  }

  turnOver(piece, letter) {
    piece.letter = letter;
    piece.element.className = `disc ${colorOf(letter)} turning`;
    setTimeout(() => piece.element.classList.remove('turning'), 450);
  }

  // Discs glide when something is done, but not when the page gets another size.
  animate() {
    this.scene.classList.add('moving');
    clearTimeout(this.still);
    this.still = setTimeout(() => this.scene.classList.remove('moving'), 500);
  }

  refresh(place) {
    if (place) this.animate();
    // Touching the place again, or an empty one, ends the look under a piece.
    if (place) this.inspected = this.inspected === place && !this.touch.selected ? null : place;
    if (this.inspected && !this.stackOf.get(this.inspected)) this.inspected = null;
    const looked = this.touch.selected ?? this.inspected;
    for (const { element, face, letter, place: at } of this.standing.values()) {
      const height = this.stackOf.get(at.name).length;
      const top = at.level === height - 1;
      element.dataset.at = at.name;
      element.style.setProperty('--x', this.layout.column(at.name));
      element.style.setProperty('--y', this.layout.row(at.name));
      element.style.setProperty('--level', at.level);
      element.classList.toggle('lifted', top && at.name === looked);
      const text = letter === '?' ? '' : carving(letter);
      if (face.firstChild.textContent !== text) face.firstChild.textContent = text;
    }
    const { from, to } = this.entry;
    this.cells.show(this.stackOf, { last: new Set([from, to].filter(Boolean)), check: new Set() });
    replace(this.marks, overlay(this.layout, this.touch, this.arrows, this.stackOf));
    this.inspect(looked);
  }

  // The stack beside the board, from the top to the bottom.
  inspect(name) {
    const stack = name ? this.stackOf.get(name) : '';
    this.inspector.hidden = stack.length === 0;
    if (stack.length) replace(this.inspector, h('b', {}, name), [...stack].reverse().map(chip));
  }
}
