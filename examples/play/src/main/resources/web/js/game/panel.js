// Who sits there: name, colour, clock, and what that side has lost.

import { h, replace } from '../dom.js';
import { t } from '../i18n.js';
import { carving, colorOf, pieceName } from '../pieces.js';

export const chip = (letter) => h('span', { class: `chip ${colorOf(letter)}`, title: pieceName(letter), role: 'img', 'aria-label': pieceName(letter) }, letter === '?' ? '' : carving(letter));

// Equal pieces stand together with their number, so that a long list stays short.
export function chips(letters) {
  const counts = new Map();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts].map(([letter, count]) => h('span', { class: 'chips' }, chip(letter), count > 1 && h('small', {}, `×${count}`)));
}

export function seatName(seat, color) {
  if (!seat) return t('seat.free');
  return seat.level ? t('seat.computer', { level: t(`level.${seat.level}`) }) : seat.name || (color ? t(`color.${color}`) : t('someone'));
}

export class PlayerBar {
  constructor() {
    this.clock = h('span', { class: 'clock', role: 'timer' });
    this.name = h('span', { class: 'name' });
    this.dot = h('span', { class: 'dot' });
    this.lost = h('span', { class: 'lost' });
    this.element = h('div', { class: 'player' }, this.dot, h('div', { class: 'text' }, this.name, this.lost), this.clock);
  }

  show({ player, seat, color, turn, you, taken, hasClock }) {
    this.element.dataset.player = player;
    this.element.classList.toggle('turn', turn);
    replace(this.dot, chip(color === 'RED' ? 'K' : color === 'BLACK' ? 'k' : '?'));
    replace(this.name, h('b', {}, seatName(seat, color)), you && h('span', { class: 'tag' }, t('you')),
      h('span', { class: 'unseen' }, color ? t(`color.${color}`) : t(`seat.${player}`)));
    replace(this.lost, taken.length ? chips(taken) : '');
    this.lost.setAttribute('aria-label', t('captured'));
    this.clock.hidden = !hasClock;
  }
}
