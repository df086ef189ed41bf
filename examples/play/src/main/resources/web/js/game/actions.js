// What a player may do beside moving, and what others ask of them.

import { button, h, update } from '../dom.js';
import { sentence, t } from '../i18n.js';
import { dialog } from './dialog.js';
import { isOver, other, outcomeText } from './ending.js';

// A question to be answered: what, who asks, and the two answers.
const question = (text, answers) => h('div', { class: 'question', role: 'group', 'aria-label': text }, h('p', {}, text), h('div', { class: 'buttons' }, answers));

export class Actions {
  constructor({ send, accept, textOf }) {
    Object.assign(this, { send, accept, textOf });
    this.takeBack = button(t('do.takeback'), () => this.send('ask', { wish: 'TAKE_BACK' }), { 'data-do': 'takeback' });
    this.offer = button(t('do.draw'), () => this.draw(), { 'data-do': 'draw' });
    this.claim = button(t('do.claim'), () => this.send('claim'), { class: 'primary', 'data-do': 'claim' });
    this.buttons = h('div', { class: 'actions', hidden: true }, this.takeBack, this.offer, this.claim,
      button(t('do.resign'), () => this.resign(), { 'data-do': 'resign', class: 'quiet-danger' }));
    this.questions = h('div', { class: 'questions', 'aria-live': 'polite' });
  }

  show(state, seats) {
    const over = isOver(state.game.outcome);
    const full = Object.keys(state.seats).length === 2;
    const begun = state.game.history.length > 1;
    this.seats = seats;
    this.buttons.hidden = over || !full || seats.length === 0;
    // What is asked already is not asked again.
    this.takeBack.hidden = !begun || 'TAKE_BACK' in state.asked;
    this.offer.hidden = !begun || 'DRAW' in state.asked;
    this.claim.hidden = !state.game.outcome.by.some((seat) => seats.includes(seat));
    update(this.questions, [over, state.turn, state.game.outcome, state.asked, state.suggestions, seats],
      () => !over && [this.claimable(state), this.asked(state, seats), this.suggestions(state, seats)]);
  }

  claimable(state) {
    const { outcome } = state.game;
    return ['claimable', 'undecided'].includes(outcome.state) && h('div', { class: 'question' }, h('p', {}, outcomeText(outcome, state.game.colors)));
  }

  // On one device nobody else is asked, so the question is put here.
  async draw() {
    const sure = this.seats.length < 2 || await dialog(t('do.draw'), t('draw.sure'), [[true, t('yes'), 'primary'], [false, t('cancel')]]);
    if (sure) this.send('ask', { wish: 'DRAW' });
  }

  async resign() {
    const yes = await dialog(t('do.resign'), t('resign.sure'), [[true, t('do.resign'), 'danger'], [false, t('cancel')]]);
    if (yes) this.send('resign');
  }

  asked(state, seats) {
    return Object.entries(state.asked).map(([wish, by]) => {
      const who = t(state.game.colors[by] ? `color.${state.game.colors[by]}` : `seat.${by}`);
      if (seats.includes(other(by))) {
        return question(sentence(t(`asks.${wish}`, { who })), [
          button(t('yes'), () => this.send('answer', { wish, yes: true }), { class: 'primary', 'data-do': 'yes' }),
          button(t('no'), () => this.send('answer', { wish, yes: false }), { 'data-do': 'no' })]);
      }
      if (seats.includes(by)) {
        return question(t(`asked.${wish}`), [button(t('withdraw'), () => this.send('answer', { wish, yes: false }))]);
      }
      return question(sentence(t(`asks.${wish}`, { who })), []);
    });
  }

  // The player to move may play a suggestion or put it away; the others see who made which.
  suggestions(state, seats) {
    const { history, rules, legal } = state.game;
    const own = seats.includes(history.at(-1).toMove);
    return state.suggestions.map((suggestion) => {
      const who = suggestion.by || t(suggestion.watcher ? 'watcher' : 'opponent');
      const choice = legal.find((each) => each.move === suggestion.move);
      const text = t('suggests', { who, move: this.textOf(suggestion) });
      return h('div', { class: 'question suggestion', 'data-suggestion': suggestion.id },
        h('p', {}, text),
        own && choice && h('div', { class: 'buttons' },
          button(t('accept'), () => this.accept(suggestion, choice), { class: 'primary', 'data-do': 'accept' }),
          button(t('dismiss'), () => this.send('dismiss', { suggestion: suggestion.id }), { 'data-do': 'dismiss' })));
    });
  }
}
