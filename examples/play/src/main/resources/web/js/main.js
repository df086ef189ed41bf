// The page: finds out what the address asks for and shows that view.

import { h, replace } from './dom.js';
import { icon } from './icons.js';
import { languages, loadLanguage, t, wanted } from './i18n.js';
import { applyTheme, change, onChange, settings } from './settings.js';
import { pieceStyles } from './pieces.js';
import { closeDialogs } from './game/dialog.js';
import { homeView } from './views/home.js';
import { gameView } from './views/game.js';
import { howView } from './views/how.js';
import { positionView } from './views/position.js';
import { recordView } from './views/record.js';

const routes = { '': homeView, game: gameView, how: howView, position: positionView, record: recordView };
const main = document.getElementById('main');
let leave = null;
let shown = 0;

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
}

function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

// A view has an element of its own. One that comes late, when the reader has gone on, finds it
// taken off the page and is left at once.
async function show() {
  const own = ++shown;
  leave?.();
  leave = null;
  closeDialogs();
  document.title = t('title');
  const [name = '', ...rest] = location.hash.replace(/^#\/?/, '').split('/').map(decoded);
  const box = h('div');
  main.replaceChildren(box);
  window.scrollTo(0, 0);
  const done = (await (Object.hasOwn(routes, name) ? routes[name] : homeView)(box, rest)) ?? null;
  if (own === shown) leave = done;
  else done?.();
}

applyTheme();
await loadLanguage();
top();
window.addEventListener('hashchange', show);
document.getElementById('skip').addEventListener('click', (event) => {
  // The address says which view is shown, so the link must not change it.
  event.preventDefault();
  (main.querySelector('.cell[tabindex="0"]') ?? main).focus();
});
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
await show();
