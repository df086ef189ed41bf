// What has left the board.

import { sorted, without, wholeSet } from '../pieces.js';

const letters = (entry) => [...entry.cells].filter((letter) => letter !== ',');

// A position with stacks names its captured pieces; elsewhere they are what the start had more.
function all(rules, history, at) {
  if (rules.variant !== 'climbing') return without(letters(history[0]), letters(history[at]));
  const named = history[at].position.split(' ')[2];
  return named === '-' ? [] : [...named];
}

// By colour of the piece: what red and what black has lost.
export function captured(rules, history, at) {
  const gone = sorted(all(rules, history, at));
  return { RED: gone.filter((letter) => letter < 'a'), BLACK: gone.filter((letter) => letter >= 'a') };
}

// The kinds that are still face-down, known to everybody by counting.
export function unseen(rules, history, at) {
  const seen = letters(history[at]).filter((letter) => letter !== '?');
  return sorted(without(wholeSet(), [...seen, ...all(rules, history, at)]));
}
