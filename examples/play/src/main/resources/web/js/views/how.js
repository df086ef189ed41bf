// How to play, with a drawing of the start.

import { h, replace } from '../dom.js';
import { has, t } from '../i18n.js';
import { chip } from '../game/panel.js';

// A paragraph a key, numbered as long as there are any.
function paragraphs(prefix) {
  const keys = [];
  for (let n = 1; has(`${prefix}.${n}`); n++) keys.push(`${prefix}.${n}`);
  return keys;
}

const KINDS = ['K', 'A', 'B', 'R', 'N', 'C', 'P'];

const VARIANTS = ['xiangqi', 'climbing'];

export function howView(main, [asked]) {
  const variant = VARIANTS.includes(asked) ? asked : VARIANTS[0];
  const tabs = VARIANTS.map((id) => h('a', { href: `#/how/${id}`, class: 'tab', 'aria-current': id === variant ? 'page' : null }, t(`variant.${id}`)));
  replace(main, h('article', { class: 'card how' },
    h('nav', { class: 'tabs', 'aria-label': t('how.link') }, tabs),
    h('h1', {}, t(`how.${variant}.title`)),
    paragraphs(`how.${variant}.intro`).map((key) => h('p', {}, t(key))),
    h('table', {}, h('tbody', {}, KINDS.map((kind) => h('tr', {}, h('td', { class: 'men' }, chip(kind), chip(kind.toLowerCase())), h('th', { scope: 'row' }, t(`kind.${kind}`)), h('td', {}, t(`how.${variant}.${kind}`)))))),
    paragraphs(`how.${variant}.rule`).map((key) => h('p', {}, t(key))),
    h('h2', {}, t('how.page.title')),
    paragraphs('how.page').map((key) => h('p', {}, t(key))),
    h('p', {}, h('a', { class: 'button primary', href: '#/' }, t('new.start')))));
}
