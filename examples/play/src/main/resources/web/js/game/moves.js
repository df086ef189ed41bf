// The list of the moves in the notation that the reader wants, and the way through the game.

import { button, h, replace } from '../dom.js';
import { icon } from '../icons.js';
import { has, t } from '../i18n.js';
import { change, settings } from '../settings.js';

export class MoveList {
  constructor({ go }) {
    this.go = go;
    this.list = h('ol', { class: 'moves', 'aria-label': t('moves') });
    this.select = h('select', { 'aria-label': t('notation'), onchange: () => this.choose() });
    const step = (sign, key, to) => button(icon(sign), () => this.go(to()), { 'aria-label': t(key), title: t(key) });
    this.steps = h('div', { class: 'steps' },
      step('first', 'step.first', () => 0), step('back', 'step.back', () => this.at - 1),
      step('on', 'step.on', () => this.at + 1), step('last', 'step.last', () => this.history.length - 1));
    this.element = h('section', { class: 'card movelist' }, h('header', {}, h('h2', {}, t('moves')), this.select), this.list, this.steps);
    this.at = 0;
    this.history = [];
  }

  notation() {
    const ids = this.rules.notations;
    const wanted = settings.notation[this.rules.variant];
    return Math.max(0, ids.indexOf(wanted ?? (document.documentElement.lang === 'zh-Hans' ? 'chinese' : document.documentElement.lang === 'zh-Hant' ? 'chinese-traditional' : 'wxf')));
  }

  choose() {
    change({ notation: { ...settings.notation, [this.rules.variant]: this.select.value } });
    this.key = null;
    this.show(this.rules, this.history, this.at);
  }

  text(entry) {
    return entry.texts[this.notation()] ?? entry.move;
  }

  show(rules, history, at) {
    const first = this.rules !== rules;
    this.rules = rules;
    if (first) {
      replace(this.select, rules.notations.map((id) => h('option', { value: id }, has(`notation.${id}`) ? t(`notation.${id}`) : id)));
      this.select.hidden = rules.notations.length < 2;
    }
    this.select.value = rules.notations[this.notation()];
    const key = history.map((entry) => entry.move).join(' ') + this.notation();
    this.history = history;
    this.at = at;
    if (key !== this.key) this.fill(history);
    this.key = key;
    this.list.querySelectorAll('[aria-current]').forEach((item) => item.removeAttribute('aria-current'));
    const now = this.list.querySelector(`[data-ply="${at}"]`);
    now?.setAttribute('aria-current', 'step');
    if (now) this.list.scrollTop = now.offsetTop - this.list.clientHeight / 2;
    else this.list.scrollTop = 0;
  }

  fill(history) {
    const offset = history[0].toMove === 'SECOND' ? 1 : 0;
    const rows = [];
    for (let ply = 1; ply < history.length; ply++) {
      const index = Math.floor((ply - 1 + offset) / 2);
      rows[index] ??= h('li', {});
      if (ply === 1 && offset) rows[index].append(h('span', { class: 'gap' }, '…'));
      const entry = history[ply];
      rows[index].append(button(this.text(entry), () => this.go(ply), { 'data-ply': ply, class: entry.comment ? 'commented' : '', title: entry.comment || entry.move }));
    }
    replace(this.list, rows.length ? rows : h('li', { class: 'quiet' }, t('moves.none')));
  }
}
