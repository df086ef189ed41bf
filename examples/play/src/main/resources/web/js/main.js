// The page: finds out what the address asks for and shows that view.

import { h, replace } from './dom.js';
import { icon } from './icons.js';
import { languages, loadLanguage, t, wanted } from './i18n.js';
import { applyTheme, change, onChange, settings } from './settings.js';
import { pieceStyles } from './pieces.js';
import { homeView } from './views/home.js';
import { gameView } from './views/game.js';
import { howView } from './views/how.js';
import { positionView } from './views/position.js';
import { recordView } from './views/record.js';

const routes = { '': homeView, game: gameView, how: howView, position: positionView, record: recordView };
const main = document.getElementById('main');
let leave = null;

function select(label, options, value, onchange) {
  const element = h('select', { 'aria-label': label, title: label, onchange: () => onchange(element.value) },
    Object.entries(options).map(([key, text]) => h('option', { value: key, selected: key === value }, text)));
  element.value = value;
  return element;
}

function top() {
  const themes = { auto: t('theme.auto'), light: t('theme.light'), dark: t('theme.dark') };
  const styles = Object.fromEntries(pieceStyles.map((style) => [style, t(`pieces.${style}`)]));
  replace(document.getElementById('top'),
    h('a', { class: 'brand', href: '#/' }, h('img', { src: 'icon.svg', alt: '', width: 30, height: 30 }), h('span', {}, t('title'))),
    h('nav', { 'aria-label': t('nav') },
      h('a', { href: '#/how/xiangqi' }, t('how.link')),
      h('details', { class: 'menu' },
        h('summary', { 'aria-label': t('settings'), title: t('settings') }, icon('gear'), h('span', { class: 'wide' }, t('settings'))),
        h('div', { class: 'sheet' },
          h('label', {}, t('language'), select(t('language'), languages, wanted(), (lang) => change({ lang }))),
          h('label', {}, t('theme'), select(t('theme'), themes, settings.theme, (theme) => change({ theme }))),
          h('label', {}, t('pieces'), select(t('pieces'), styles, settings.pieces, (pieces) => change({ pieces })))))));
  document.getElementById('skip').textContent = t('skip');
  document.title = t('title');
}

async function show() {
  leave?.();
  const [name = '', ...rest] = location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  main.replaceChildren();
  window.scrollTo(0, 0);
  leave = (await (routes[name] ?? homeView)(main, rest)) ?? null;
}

applyTheme();
await loadLanguage();
top();
await show();
window.addEventListener('hashchange', show);
document.addEventListener('click', (event) => {
  // A menu closes when one goes on elsewhere.
  for (const menu of document.querySelectorAll('details.menu[open]')) if (!menu.contains(event.target)) menu.open = false;
});
onChange(async (changes) => {
  if ('lang' in changes) {
    await loadLanguage();
    top();
    await show();
  } else if ('pieces' in changes) {
    await show();
  }
});
