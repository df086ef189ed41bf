// The first page: a new game, the games that wait for somebody, and those that can be watched.

import { button, h, replace } from '../dom.js';
import { language, t } from '../i18n.js';
import { get } from '../net.js';
import { myGames, tokenOf } from '../settings.js';
import { newGameForm } from './newgame.js';
import { getPatiently } from './patience.js';
import { joinGame, rulesName, timeText } from './words.js';
import { openRecord } from './record.js';

const REFRESH = 4000;

function row(game) {
  const own = Boolean(tokenOf(game.id));
  const names = game.names.map((name) => name || t('someone')).join(' · ');
  const begun = !game.free && t('lobby.plies', { n: game.plies });
  const free = own ? t('seat.free') : t('lobby.seat', { seat: t(`seat.${game.free}`) });
  return h('li', {},
    h('span', { class: 'who' }, names),
    h('span', { class: 'what' }, [rulesName(game.rules), timeText(game.clock), begun || free].filter(Boolean).join(' · ')),
    game.free && !own
      ? button(t('lobby.join'), () => joinGame(game.id, game.free, game.rules), { class: 'primary small' })
      : h('a', { class: 'button small', href: `#/game/${game.id}` }, t(own ? 'lobby.yours' : 'lobby.watch')));
}

function list(games, empty) {
  return games.length ? h('ul', { class: 'games' }, games.map(row)) : h('p', { class: 'quiet' }, empty);
}

export async function homeView(main) {
  const menu = await getPatiently(main, '/api/menu');
  if (!menu) return null;
  const open = h('div', { class: 'live' });
  const watch = h('div', { class: 'live' });
  const mine = myGames().slice(0, 5);
  // The same file may be chosen again, as when it has been mended.
  const read = () => {
    openRecord(file.files[0]);
    file.value = '';
  };
  const file = h('input', { type: 'file', class: 'unseen', id: 'upload', onchange: () => read() });
  replace(main,
    h('div', { class: 'home' },
      h('section', { class: 'card hero' }, h('h1', {}, t('home.title')), h('p', {}, t('home.lead')), newGameForm(menu)),
      h('div', { class: 'side' },
        h('section', { class: 'card' }, h('h2', {}, t('lobby.title')), open),
        h('section', { class: 'card' }, h('h2', {}, t('lobby.played')), watch),
        mine.length > 0 && h('section', { class: 'card' }, h('h2', {}, t('lobby.mine')),
          h('ul', { class: 'links' }, mine.map(({ id, at, rules }, index) => h('li', {}, h('a', { href: `#/game/${id}` }, rules ? rulesName(rules) : t('lobby.game', { n: index + 1 })), ' ', h('small', { class: 'quiet' }, new Date(at).toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short' })))))),
        h('section', { class: 'card' }, h('h2', {}, t('record.title')), h('p', { class: 'quiet' }, t('record.lead')),
          h('label', { class: 'button', for: 'upload' }, t('record.open')), file))));

  let last = '';
  async function refresh() {
    try {
      const lobby = await get('/api/lobby');
      const text = JSON.stringify([lobby, myGames()]);
      if (text === last) return;
      last = text;
      replace(open, list(lobby.open, t('lobby.none')));
      replace(watch, list(lobby.played, t('lobby.nothing')));
    } catch {
      // The next time it may work again.
    }
  }
  await refresh();
  const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), REFRESH);
  return () => clearInterval(timer);
}
