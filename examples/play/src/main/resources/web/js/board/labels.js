// What a screen reader says for a place.

import { pieceName } from '../pieces.js';
import { t } from '../i18n.js';

export function placeLabel(name, stack, { selected, target, check }) {
  const top = stack === '' ? t('board.empty') : [...stack].reverse().map(pieceName).join(t('board.on'));
  const notes = [];
  if (selected) notes.push(t('board.selected'));
  if (target) notes.push(t(`board.${target}`));
  if (check) notes.push(t('board.check'));
  return [`${name} ${top}`, ...notes].join(', ');
}

// How a choice is said: what would happen on its target.
export const kindOf = (choice) => (choice.from === choice.to ? 'flip' : choice.takes ? 'capture' : 'step');
