// Sentences that more than one view needs.

import { t, has, refusal } from '../i18n.js';
import { post } from '../net.js';
import { keepToken, settings, tokenOf } from '../settings.js';
import { toast } from '../dom.js';

// "xiangqi rulebook=wxf" in words.
export function rulesName(text) {
  const [variant, ...options] = text.split(' ');
  const words = options.map((option) => {
    const [key, value] = option.split('=');
    return optionText(key, value);
  });
  return [t(`variant.${variant}`), ...words].join(', ');
}

export function optionText(key, value) {
  return has(`option.${key}.${value}`) ? t(`option.${key}.${value}`) : `${optionName(key)} ${value}`;
}

export const optionName = (key) => (has(`option.${key}`) ? t(`option.${key}`) : key);

export function timeText(clock) {
  if (!clock) return '';
  return t('clock.text', { minutes: clock.initial / 60000, seconds: clock.increment / 1000 });
}

const goTo = (id) => {
  if (location.hash !== `#/game/${id}`) location.hash = `#/game/${id}`;
};

// Takes a seat and goes to the game. Who took both seats would lose the token of the first.
export async function joinGame(id, seat = null, rules = '') {
  if (tokenOf(id)) {
    toast(t('refused.own-seat'));
    goTo(id);
    return true;
  }
  try {
    const ticket = await post(`/api/games/${id}/seats`, { seat, name: settings.name });
    keepToken(ticket.game, ticket.token, rules);
    goTo(id);
    return true;
  } catch (error) {
    toast(refusal(error), 'bad');
    return false;
  }
}
