// A record from the reader's disk, to step through.

import { h, replace, toast } from '../dom.js';
import { has, refusal, t } from '../i18n.js';
import { upload } from '../net.js';
import { Stage } from '../game/stage.js';
import { outcomeText } from '../game/ending.js';
import { shareView } from '../game/share.js';
import { lineOf } from '../game/tree.js';

// The games of the file, and where the reader was, for when the view comes back in another language.
let opened = null;

export async function openRecord(file) {
  if (!file) return;
  try {
    opened = { ...await upload('/api/records', file), index: 0, line: '0', ply: 0 };
    if (location.hash === '#/record') window.dispatchEvent(new HashChangeEvent('hashchange'));
    else location.hash = '#/record';
  } catch (error) {
    toast(refusal(error), 'bad');
  }
}

export function recordView(main) {
  if (!opened) {
    location.replace('#/');
    return null;
  }
  const file = opened;
  const stage = new Stage({ play: () => {} });
  const comment = h('p', { class: 'comment', 'aria-live': 'polite' });
  const headers = h('dl', { class: 'headers' });
  const problems = h('div', {});
  const share = h('div', {});
  const select = h('select', { 'aria-label': t('record.game'), onchange: () => show(Number(select.value)) },
    file.games.map((game, index) => h('option', { value: index }, game.title || t('lobby.game', { n: index + 1 }))));
  select.hidden = file.games.length < 2;
  const left = file.leftOut > 0 && h('p', { class: 'quiet' }, t('record.left', { n: file.leftOut }));
  main.append(h('div', { class: 'game review' }, h('h1', { class: 'unseen' }, t('record.title')), stage.table,
    h('aside', { class: 'aside' }, h('section', { class: 'card' }, h('h2', {}, t('record.title')), select, left, headers, comment, problems), stage.bag, stage.moves.element, share)));

  const render = stage.render.bind(stage);
  stage.render = () => {
    render();
    comment.textContent = stage.game.history[stage.shown()].comment;
  };

  function show(index) {
    const { game, variations, headers: facts, problems: wrong } = file.games[index];
    stage.board = null;
    stage.boardBox.replaceChildren();
    stage.game = null;
    stage.at = 0;
    const seats = { FIRST: { name: facts.Red ?? facts.First ?? '', level: '' }, SECOND: { name: facts.Black ?? facts.Second ?? '', level: '' } };
    const { Result: told, ...others } = facts;
    const result = [told, outcomeText(game.outcome, game.colors)].filter(Boolean).join(' · ');
    replace(headers, Object.entries(others).map(([name, value]) => [h('dt', {}, has(`header.${name}`) ? t(`header.${name}`) : name), h('dd', {}, value)]),
      result && [h('dt', {}, t('record.result')), h('dd', {}, result)]);
    replace(problems, wrong.length > 0 && h('details', {}, h('summary', {}, t('record.problems', { n: wrong.length })), h('ul', {}, wrong.map((each) => h('li', {}, each)))));
    replace(share, shareView(null, game.rules, () => stage.game.history[stage.shown()]));
    stage.show(game, { seats, variations });
    stage.go(0);
  }
  select.value = file.index;
  show(file.index);
  stage.go(file.ply, lineOf(stage.line, file.line));
  return () => {
    Object.assign(file, { index: Number(select.value), line: stage.line.id, ply: stage.shown() });
    stage.close();
  };
}
