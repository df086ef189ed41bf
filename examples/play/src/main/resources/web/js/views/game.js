// A game on the server: played, watched, and looked through when it is over.

import { announce, button, h, replace, toast, update } from '../dom.js';
import { refusal, sentence, t } from '../i18n.js';
import { GameLink } from '../net.js';
import { change, settings } from '../settings.js';
import { Actions } from '../game/actions.js';
import { Clocks } from '../game/clock.js';
import { closeDialogs, dialog } from '../game/dialog.js';
import { verify } from '../game/deal.js';
import { isOver, outcomeText, rulingView, warningText } from '../game/ending.js';
import { copy, gameUrl, shareView } from '../game/share.js';
import { Stage } from '../game/stage.js';
import { joinGame, rulesName } from './words.js';

// What the server makes names of games from.
const ID = /^[\w-]+$/;

function gone(main) {
  replace(main, h('div', { class: 'card lost' }, h('p', {}, t('refused.no-such-game')), h('a', { class: 'button', href: '#/' }, t('home'))));
}

class GameView {
  constructor(main, id) {
    this.id = id;
    this.mine = [];
    this.clocks = new Clocks();
    this.stage = new Stage({ play: (choice, turn) => this.play(choice, turn), rendered: () => this.bindClocks() });
    this.actions = new Actions({ send: (type, fields) => this.send(type, fields), accept: (suggestion, choice) => this.accept(suggestion, choice), textOf: (move) => this.stage.moves.text(move) });
    this.notice = h('div', { class: 'notice', 'aria-live': 'polite' });
    this.ending = h('section', { class: 'card ending', hidden: true });
    this.proof = h('section', { class: 'card deal', hidden: true });
    this.share = h('div', {});
    this.offline = h('p', { class: 'offline', role: 'status', hidden: true }, t('offline'));
    this.title = h('h1', { class: 'unseen' });
    main.append(h('div', { class: 'game' }, this.title, this.stage.table,
      h('aside', { class: 'aside' }, this.offline, this.ending, this.notice, this.actions.questions, this.actions.buttons, this.stage.bag, this.stage.moves.element, this.proof, this.share)));
    this.link = new GameLink(id, {
      onState: (state) => this.show(state),
      onYou: (seats) => this.you(seats),
      onLink: (there) => { this.offline.hidden = there; },
      onGone: () => gone(main),
    });
  }

  close() {
    this.link.close();
    this.clocks.stop();
    this.stage.close();
  }

  you(seats) {
    const first = this.mine.length === 0;
    this.mine = seats;
    if (first && seats.length === 1) this.stage.turned = seats[0] === 'SECOND';
    if (this.state) this.show(this.state);
  }

  toMove() {
    return this.state.game.history.at(-1).toMove;
  }

  show(state) {
    const { game } = state;
    const over = isOver(game.outcome);
    if (over) closeDialogs();
    else if (state.turn !== this.state?.turn) closeDialogs('move');
    this.state = state;
    const full = Object.keys(state.seats).length === 2;
    const arrows = over ? [] : state.suggestions.flatMap((suggestion) => {
      const choice = game.legal.find((each) => each.move === suggestion.move);
      return choice ? [{ from: choice.from, to: choice.to, label: suggestion.by }] : [];
    });
    // Those whose turn it is play; the others show what they would play.
    this.stage.show(game, { seats: state.seats, mine: this.mine, legal: over || !full ? [] : game.legal, turn: state.turn, arrows, hasClock: Boolean(state.clock) });
    this.setClock(state.clock);
    this.actions.show(state, this.mine);
    this.title.textContent = rulesName(game.rules.text);
    this.tellTurn(over, full);
    this.tellEnd(over);
    this.tellDeal();
    if (!this.share.firstChild) this.share.append(shareView(this.id, game.rules, () => this.state.game.history[this.stage.shown()]));
  }

  setClock(clock) {
    this.clocks.set(clock);
    this.bindClocks();
  }

  // The bars change places when the board is seen from the other side.
  bindClocks() {
    if (!this.clocks.clock) return;
    for (const bar of this.stage.bars) this.clocks.bind(bar.element.dataset.player, bar.clock);
  }

  tellTurn(over, full) {
    const own = this.mine.includes(this.toMove());
    const color = this.state.game.colors[this.toMove()];
    const side = t(color ? `color.${color}` : `seat.${this.toMove()}`);
    const inCheck = !over && this.state.game.history.at(-1).check.length > 0;
    update(this.notice, [over, full, own, this.mine.length, side, inCheck], () => this.notices({ over, full, own, side, inCheck }));
    document.title = own && !over && full && this.mine.length === 1 ? `● ${t('turn.yours')}` : t('title');
  }

  notices({ over, full, own, side, inCheck }) {
    const notice = [];
    if (!over && !full) notice.push(this.waiting());
    else if (!over && this.mine.length === 1) notice.push(h('p', { class: own ? 'yours' : '' }, own ? t('turn.yours') : t('turn.theirs')));
    else if (!over) notice.push(h('p', {}, sentence(t('turn.side', { side })), this.mine.length === 0 ? ` ${t('watching')}` : ''));
    if (inCheck) notice.push(h('p', { class: 'check-note' }, sentence(t('check', { side }))));
    return notice;
  }

  waiting() {
    if (this.mine.length > 0) {
      return h('div', { class: 'question' }, h('p', {}, t('waiting')), h('code', { class: 'link' }, gameUrl(this.id)), h('div', { class: 'buttons' }, button(t('share.link'), () => copy(gameUrl(this.id)), { class: 'primary' })));
    }
    const name = h('input', { type: 'text', maxlength: 24, value: settings.name, placeholder: t('name.hint'), 'aria-label': t('name') });
    return h('div', { class: 'question' }, h('p', {}, t('seat.offer')), name,
      h('div', { class: 'buttons' }, button(t('lobby.join'), async () => {
        change({ name: name.value.trim() });
        if (await joinGame(this.id, null, this.state.game.rules.text)) this.link.greet();
      }, { class: 'primary', 'data-do': 'join' })));
  }

  tellEnd(over) {
    const { outcome, colors } = this.state.game;
    const was = this.ending.hidden;
    this.ending.hidden = !over;
    if (!over) return;
    const text = outcomeText(outcome, colors);
    update(this.ending, outcome, () => [h('h2', {}, text), rulingView(outcome, colors), h('p', { class: 'quiet' }, t('end.review')),
      h('div', { class: 'buttons' }, h('a', { class: 'button primary', href: '#/' }, t('new.again')))]);
    if (was) announce(text);
  }

  async tellDeal() {
    const { deal } = this.state;
    this.proof.hidden = !deal;
    if (!deal) return;
    const fact = (name, value) => [h('dt', {}, t(name)), h('dd', {}, h('code', {}, value))];
    if (!deal.secret) {
      replace(this.proof, h('h2', {}, t('deal')), h('p', { class: 'quiet' }, t('deal.before')), h('dl', {}, fact('deal.commitment', deal.commitment)));
      return;
    }
    const verdict = await verify(deal, this.state.game.rules, this.state.game.history);
    replace(this.proof, h('h2', {}, t('deal')), h('p', { class: `verdict ${verdict}` }, t(`deal.${verdict}`)),
      h('dl', {}, fact('deal.commitment', deal.commitment), fact('deal.secret', deal.secret)));
  }

  async play(choice, turn) {
    if (!this.mine.includes(this.toMove())) {
      await this.send('suggest', { turn, move: choice.move }, t('suggested'));
      return;
    }
    if (await this.sure(choice)) this.send('move', { turn, move: choice.move });
  }

  async accept(suggestion, choice) {
    const { turn } = this.state;
    if (await this.sure(choice)) this.send('accept', { turn, suggestion: suggestion.id });
  }

  // Before a move that throws the game away one is asked once more.
  async sure(choice) {
    if (!choice.warning) return true;
    return dialog(t('warn.title'), warningText(choice, this.stage.moves.text(choice), this.state.game.colors), [[false, t('warn.no'), 'primary'], [true, t('warn.yes'), 'danger']], 'move');
  }

  async send(type, fields, done) {
    try {
      await this.link.send(type, fields);
      if (done) toast(done);
    } catch (error) {
      toast(refusal(error), 'bad');
    }
  }
}

export function gameView(main, [id = '']) {
  if (!ID.test(id)) {
    gone(main);
    return null;
  }
  const view = new GameView(main, id);
  return () => view.close();
}
