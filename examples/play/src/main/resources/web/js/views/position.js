// A position from a link, or from a text that one pastes: to look at and to play from.

import { button, h, replace } from '../dom.js';
import { refusal, sentence, t } from '../i18n.js';
import { Stage } from '../game/stage.js';
import { isOver, outcomeText } from '../game/ending.js';
import { shareView } from '../game/share.js';
import { newGameForm } from './newgame.js';
import { getPatiently } from './patience.js';
import { rulesName } from './words.js';

export async function positionView(main, [rules = 'xiangqi', ...rows]) {
  // Written by hand, the slashes between the rows stand as they are.
  const text = rows.join('/');
  let answer;
  try {
    answer = await getPatiently(main, `/api/position?rules=${encodeURIComponent(rules)}&text=${encodeURIComponent(text)}`);
  } catch (error) {
    replace(main, h('div', { class: 'card lost' }, h('p', {}, t('position.bad')), h('p', { class: 'quiet' }, refusal(error)), h('a', { class: 'button', href: '#/' }, t('home'))));
    return null;
  }
  const menu = answer && (await getPatiently(main, '/api/menu'));
  if (!menu) return null;
  const { game } = answer;
  const stage = new Stage({ play: () => {} });
  const verdict = outcomeText(game.outcome, game.colors);
  const input = h('input', { type: 'text', value: game.history[0].position, 'aria-label': t('position.text'), spellcheck: 'false' });
  const go = () => { location.hash = `#/position/${encodeURIComponent(game.rules.text)}/${encodeURIComponent(input.value.trim())}`; };
  replace(main, h('div', { class: 'game' }, h('h1', { class: 'unseen' }, rulesName(game.rules.text)), stage.table,
    h('aside', { class: 'aside' }, verdict && h('section', { class: 'card ending' }, h('h2', {}, verdict)), stage.bag,
      h('section', { class: 'card' }, h('h2', {}, t('position.text')), h('form', { class: 'inline', onsubmit: (event) => { event.preventDefault(); go(); } }, input, h('button', { type: 'submit' }, t('position.show')))),
      !isOver(game.outcome) && h('section', { class: 'card' }, h('h2', {}, t('position.play')), newGameForm(menu, { start: game.history[0].position, rules: game.rules.text })),
      shareView(null, game.rules, () => game.history[0]))));
  const seat = (player) => ({ name: game.colors[player] ? '' : sentence(t(`seat.${player}`)), level: '' });
  stage.show(game, { seats: { FIRST: seat('FIRST'), SECOND: seat('SECOND') } });
  return () => stage.close();
}
