// Links and files: invite somebody, share a position, keep the game.

import { button, h, toast } from '../dom.js';
import { t } from '../i18n.js';

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(t('copied'));
  } catch {
    prompt(t('copy.hand'), text);
  }
}

export const gameUrl = (id) => `${location.origin}/#/game/${id}`;

export const positionUrl = (rules, text) => `${location.origin}/#/position/${encodeURIComponent(rules)}/${encodeURIComponent(text)}`;

const FORMATS = { xiangqi: ['pgn', 'dhtmlxq', 'xqf', 'cbr', 'wxf'] };

export function shareView(id, rules, entry) {
  const formats = FORMATS[rules.variant] ?? ['text'];
  return h('details', { class: 'card share' }, h('summary', {}, t('share')),
    h('div', { class: 'buttons' },
      id && button(t('share.link'), () => copy(gameUrl(id))),
      button(t('share.position'), () => copy(positionUrl(rules.text, entry().position))),
      button(t('share.text'), () => copy(entry().position)),
      id && formats.map((format) => h('a', { class: 'button', href: `/api/games/${id}/record?format=${format}`, download: '' }, t('share.record', { format: format.toUpperCase() })))));
}
