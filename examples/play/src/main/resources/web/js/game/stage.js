// A board with the players beside it, its move list and the way through the game: what a game, a
// record and a position have in common.

import { announce, button, h, replace } from '../dom.js';
import { icon } from '../icons.js';
import { t } from '../i18n.js';
import { boardFor } from '../board/boards.js';
import { kindOf } from '../board/labels.js';
import { Touch } from '../board/touch.js';
import { chips, PlayerBar } from './panel.js';
import { captured, unseen } from './captured.js';
import { dialog } from './dialog.js';
import { MoveList } from './moves.js';
import { treeOf } from './tree.js';
import { isOver, other } from './ending.js';

export class Stage {
  constructor({ play, rendered = () => {} }) {
    this.rendered = rendered;
    this.touch = new Touch({ play, choose: (choices) => this.choose(choices), changed: (place) => this.refresh(place) });
    this.moves = new MoveList({ go: (ply, line) => this.go(ply, line) });
    this.bars = [new PlayerBar(), new PlayerBar()];
    this.boardBox = h('div', { class: 'boardbox' });
    this.bag = h('section', { class: 'card bag' });
    this.tools = h('div', { class: 'tools' });
    this.flip = button(icon('flip'), () => { this.turned = !this.turned; this.render(); }, { class: 'icon', 'aria-label': t('do.flip'), title: t('do.flip'), 'data-do': 'flip' });
    this.table = h('div', { class: 'table' }, h('div', { class: 'head' }, this.bars[0].element, this.tools), this.boardBox, this.bars[1].element);
    this.at = null;
    this.turned = false;
    this.onKey = (event) => this.key(event);
    document.addEventListener('keydown', this.onKey);
  }

  close() {
    document.removeEventListener('keydown', this.onKey);
  }

  // Brackets and the ends of the keyboard go through the game wherever the focus is.
  key(event) {
    if (!this.game || event.target.matches('input, select, textarea') || document.querySelector('dialog[open]')) return;
    const to = { '[': this.shown() - 1, ']': this.shown() + 1, Home: 0, End: this.game.history.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.go(to);
  }

  shown() {
    return this.at ?? this.game.history.length - 1;
  }

  // To a moment of the line that is shown, or of another one of a record.
  go(ply, line = this.line) {
    if (line !== this.line) this.follow(line);
    const last = this.game.history.length - 1;
    const to = Math.max(0, Math.min(last, ply));
    this.at = to === last ? null : to;
    this.render();
  }

  // Shows another line of the record.
  follow(line) {
    this.line = line;
    this.game = { ...this.game, history: line.history };
  }

  choose(choices) {
    return dialog(t('choose.title'), null, [...choices.map((choice) => [choice, t(`choose.${kindOf(choice)}`)]), [null, t('cancel')]], 'move');
  }

  // The game, and what of it concerns the one who looks: seats are those of both sides by player.
  show(game, { seats = {}, mine = [], legal = [], turn = 0, arrows = [], hasClock = false, variations = [] } = {}) {
    const before = this.game?.history.length;
    this.game = game;
    this.line = treeOf(game.history, variations);
    Object.assign(this, { seats, mine, legal, turn, arrows, hasClock });
    if (this.at !== null && before !== game.history.length) this.at = null;
    if (!this.board) {
      this.board = boardFor(game.rules, this.touch, t('board'));
      this.boardBox.append(this.board.element);
      replace(this.tools, this.flip, this.board.tools?.() ?? []);
    }
    this.render();
    if (before && game.history.length > before) this.tell(game.history.at(-1));
  }

  tell(entry) {
    announce([t('live.move', { move: this.moves.text(entry) }), entry.takes && t('live.takes'), entry.check.length > 0 && t('live.check')].filter(Boolean).join(' '));
  }

  render() {
    const { history, rules, colors } = this.game;
    const at = this.shown();
    const entry = history[at];
    const live = at === history.length - 1;
    this.touch.offer(live ? this.legal : [], this.turn);
    this.board.show({ entry, turned: this.turned, arrows: live ? this.arrows : [] });
    this.boardBox.classList.toggle('past', !live);
    this.moves.show(rules, this.line, at);
    const lost = captured(rules, history, at);
    const below = this.turned ? 'SECOND' : 'FIRST';
    [other(below), below].forEach((player, index) => {
      const color = colors[player];
      this.bars[index].show({
        player, seat: this.seats[player], color, turn: entry.toMove === player && !isOver(this.game.outcome), you: this.mine.length === 1 && this.mine[0] === player,
        taken: color ? lost[color] : [], hasClock: this.hasClock,
      });
    });
    this.rendered();
    const bag = rules.variant === 'climbing' ? unseen(rules, history, at) : [];
    this.bag.hidden = rules.variant !== 'climbing';
    replace(this.bag, h('h2', {}, t('bag', { n: bag.length })), bag.length ? h('div', { class: 'bagchips' }, chips(bag)) : h('p', { class: 'quiet' }, t('bag.empty')));
  }

  refresh(place) {
    if (this.board && this.game) this.board.refresh(place);
  }
}
