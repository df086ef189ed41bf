// The list of the moves in the notation that the reader wants, and the way through the game.

import { button, h, replace } from '../dom.js';
import { icon } from '../icons.js';
import { has, t } from '../i18n.js';
import { change, settings } from '../settings.js';
import { ownerOf, treeOf } from './tree.js';

const commentOf = (entry) => entry.comment && h('span', { class: 'note' }, entry.comment);

export class MoveList {
  constructor({ go }) {
    this.go = go;
    this.list = h('ol', { class: 'moves', 'aria-label': t('moves') });
    this.select = h('select', { 'aria-label': t('notation'), onchange: () => this.choose() });
    const step = (sign, key, to) => button(icon(sign), () => this.go(to()), { 'aria-label': t(key), title: t(key) });
    this.steps = h('div', { class: 'steps' },
      step('first', 'step.first', () => 0), step('back', 'step.back', () => this.at - 1),
      step('on', 'step.on', () => this.at + 1), step('last', 'step.last', () => this.line.history.length - 1));
    this.element = h('section', { class: 'card movelist' }, h('header', {}, h('h2', {}, t('moves')), this.select), this.list, this.steps);
    this.at = 0;
    this.buttons = new Map();
  }

  notation() {
    const ids = this.rules.notations;
    const wanted = settings.notation[this.rules.variant];
    return Math.max(0, ids.indexOf(wanted ?? (document.documentElement.lang === 'zh-Hans' ? 'chinese' : document.documentElement.lang === 'zh-Hant' ? 'chinese-traditional' : 'wxf')));
  }

  choose() {
    change({ notation: { ...settings.notation, [this.rules.variant]: this.select.value } });
    this.key = null;
    this.show(this.rules, this.line, this.at);
  }

  text(entry) {
    return entry.texts[this.notation()] ?? entry.move;
  }

  // Marks a moment of a line; the whole tree of that line is listed.
  show(rules, line, at) {
    const first = this.rules !== rules;
    this.rules = rules;
    if (first) {
      replace(this.select, rules.notations.map((id) => h('option', { value: id }, has(`notation.${id}`) ? t(`notation.${id}`) : id)));
      this.select.hidden = rules.notations.length < 2;
    }
    this.select.value = rules.notations[this.notation()];
    this.line = line;
    this.at = at;
    const main = ownerOf(line, -1);
    const key = main.history.map((entry) => entry.move).join(' ') + this.notation();
    if (key !== this.key) this.fill(main);
    this.key = key;
    this.list.querySelectorAll('[aria-current]').forEach((item) => item.removeAttribute('aria-current'));
    const now = this.buttons.get(`${ownerOf(line, at).id}:${at}`);
    now?.setAttribute('aria-current', 'step');
    if (now) this.list.scrollTop += now.getBoundingClientRect().top - this.list.getBoundingClientRect().top - this.list.clientHeight / 2;
    else this.list.scrollTop = 0;
  }

  button(line, ply, attributes = {}) {
    const entry = line.history[ply];
    const move = button(this.text(entry), () => this.go(ply, line), { title: entry.move, ...attributes });
    this.buttons.set(`${line.id}:${ply}`, move);
    return move;
  }

  // Two moves a row. What is said of them, and what might have been played, follows the row.
  fill(main) {
    this.buttons.clear();
    this.offset = main.history[0].toMove === 'SECOND' ? 1 : 0;
    const rows = main.history[0].comment ? [h('li', { class: 'aside-line' }, commentOf(main.history[0]))] : [];
    let row = null;
    let after = [];
    main.history.forEach((entry, ply) => {
      if (ply === 0) return;
      if (!row || this.isFirst(ply)) {
        row = h('li', { class: 'row', value: this.number(ply) }, !this.isFirst(ply) && h('span', { class: 'gap' }, '…'));
        rows.push(row);
      }
      row.append(this.button(main, ply, { 'data-ply': ply }));
      const said = commentOf(entry);
      if (said) after.push(h('li', { class: 'aside-line' }, said));
      after.push(...this.variations(main, ply - 1, 'li'));
      if (!this.isFirst(ply) || ply === main.history.length - 1) {
        rows.push(...after);
        after = [];
      }
    });
    replace(this.list, rows.length ? rows : h('li', { class: 'quiet' }, t('moves.none')));
  }

  number(ply) {
    return Math.floor((ply - 1 + this.offset) / 2) + 1;
  }

  isFirst(ply) {
    return (ply - 1 + this.offset) % 2 === 0;
  }

  variations(line, after, tag) {
    return line.variations.filter((each) => each.after === after).map((each) => this.variation(each, tag));
  }

  // A variation runs on in one paragraph; those that leave it are set in below.
  variation(line, tag) {
    const box = h(tag, { class: 'variation', role: tag === 'li' ? null : 'group' });
    let numbered = true;
    for (let ply = line.after + 1; ply < line.history.length; ply++) {
      const first = this.isFirst(ply);
      const number = (first || numbered) && h('span', { class: 'number' }, `${this.number(ply)}${first ? '.' : '…'} `);
      box.append(h('span', { class: 'step' }, number, this.button(line, ply, { 'data-line': line.id })), ' ', commentOf(line.history[ply]) || '', ' ');
      const inner = this.variations(line, ply - 1, 'div');
      box.append(...inner);
      numbered = inner.length > 0 || Boolean(line.history[ply].comment);
    }
    return box;
  }
}
