// The board for a variant.

import { ClimbingBoard } from './climbing.js';
import { XiangqiBoard } from './xiangqi.js';

export function boardFor(rules, touch, label) {
  return new (rules.variant === 'climbing' ? ClimbingBoard : XiangqiBoard)(rules.places, touch, label);
}
