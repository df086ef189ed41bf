// Why a game ended, in the language of the reader, from the values of the ruling.

import { h } from '../dom.js';
import { has, sentence, t } from '../i18n.js';
import { pieceName } from '../pieces.js';

const side = (player, colors) => t(colors[player] ? `color.${colors[player]}` : `seat.${player}`);

export const isOver = (outcome) => ['won', 'drawn'].includes(outcome.state);

// The result in one sentence.
export function outcomeText(outcome, colors) {
  if (outcome.state === 'won') {
    const values = { winner: side(outcome.winner, colors), loser: side(other(outcome.winner), colors) };
    return `${sentence(t('end.won', values))} ${sentence(t(`reason.won.${outcome.reason}`, values))}`;
  }
  if (outcome.state === 'drawn') return `${t('end.drawn')} ${t(`reason.drawn.${outcome.reason}`)}`;
  if (outcome.state === 'claimable') {
    return outcome.by.length > 1 ? t('end.claimable') : sentence(t('end.claimable.one', { player: side(outcome.by[0], colors) }));
  }
  return outcome.state === 'undecided' ? t('end.undecided') : '';
}

export const other = (player) => (player === 'FIRST' ? 'SECOND' : 'FIRST');

function bookName(text) {
  const book = text.split(' ')[0];
  return has(`option.rulebook.${book}`) ? t(`option.rulebook.${book}`) : has(`variant.${book}`) ? t(`variant.${book}`) : text;
}

function plyText(ply) {
  const chases = ply.chases.map((chase) => t('ruling.chase', { attacker: pieceName(chase.attacker), from: chase.from, victim: pieceName(chase.victim), on: chase.on }));
  return [t(`ply.${ply.kind}`), ...chases].join(': ');
}

// The ruling: which book, which moves, what each side did, and every move on demand.
export function rulingView(outcome, colors) {
  const ruling = outcome.ruling;
  if (!ruling) return null;
  const cycle = ruling.fromPly <= ruling.toPly;
  return h('div', { class: 'ruling' },
    h('p', {}, t('ruling.book', { book: bookName(ruling.book) }), ' ',
      has(`rule.${ruling.rule}`) ? t(`rule.${ruling.rule}`) : '', ' ',
      cycle ? t('ruling.plies', { from: ruling.fromPly, to: ruling.toPly }) : ''),
    Object.entries(ruling.conduct).map(([player, conduct]) => h('p', {}, sentence(t(`conduct.${conduct}`, { side: side(player, colors) })))),
    ruling.plies.length > 0 && h('details', {}, h('summary', {}, t('ruling.moves')),
      h('ol', { start: ruling.fromPly }, ruling.plies.map((ply) => h('li', {}, plyText(ply))))));
}

// What would happen if a move were played, before it is.
export function warningText(choice, move, colors) {
  const outcome = choice.warning;
  return `${t('warn.intro', { move })} ${outcomeText(outcome, colors)}`;
}
