// What is carved on a piece, and what it is called.

import { settings } from './settings.js';
import { language, t } from './i18n.js';

const carved = {
  traditional: { K: '帥', A: '仕', B: '相', R: '俥', N: '傌', C: '炮', P: '兵', k: '將', a: '士', b: '象', r: '車', n: '馬', c: '砲', p: '卒' },
  simplified: { K: '帅', A: '仕', B: '相', R: '车', N: '马', C: '炮', P: '兵', k: '将', a: '士', b: '象', r: '车', n: '马', c: '炮', p: '卒' },
};

export const pieceStyles = ['auto', 'traditional', 'simplified', 'letters'];

const style = () => (settings.pieces === 'auto' ? (language() === 'zh-Hans' ? 'simplified' : 'traditional') : settings.pieces);

export const carving = (letter) => carved[style()]?.[letter] ?? letter.toUpperCase();

// What is written on the river, in the same script.
export const river = () => ['楚 河', style() === 'simplified' ? '汉 界' : '漢 界'];

export const colorOf = (letter) => (letter === '?' ? 'down' : letter === letter.toUpperCase() ? 'red' : 'black');

export const pieceName = (letter) => t(letter === '?' ? 'piece.down' : `piece.${colorOf(letter)}.${letter.toUpperCase()}`);

// The highest kinds first, red before black, as the set is laid out.
const ORDER = 'KABRNCPkabrncp';

export const sorted = (letters) => [...letters].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));

// What is in the first collection and not in the second, letter by letter.
export function without(letters, others) {
  const left = [...letters];
  for (const letter of others) {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const SET = { K: 1, A: 2, B: 2, R: 2, N: 2, C: 2, P: 5 };

export const wholeSet = () =>
  Object.entries(SET).flatMap(([kind, count]) => [...Array(count).fill(kind), ...Array(count).fill(kind.toLowerCase())]);
