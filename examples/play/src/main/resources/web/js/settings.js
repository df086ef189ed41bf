// What this browser remembers: how the page looks, who one is, and the tokens of one's seats.

const KEY = 'xiangqi-play';
const SEATS = 'xiangqi-play-seats';
const MOST_SEATS = 200;
const standard = { lang: '', theme: 'auto', notation: {}, pieces: 'auto', name: '', sound: false };

function load(key, otherwise) {
  try {
    return { ...otherwise, ...JSON.parse(localStorage.getItem(key) ?? '{}') };
  } catch {
    return { ...otherwise };
  }
}

function save(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export const settings = load(KEY, standard);
const listeners = new Set();

// Another tab may have changed something too since this one looked: that stays stored.
export function change(changes) {
  Object.assign(settings, changes);
  save(KEY, { ...load(KEY, settings), ...changes });
  applyTheme();
  listeners.forEach((listener) => listener(changes));
}

export const onChange = (listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function applyTheme() {
  document.documentElement.dataset.theme = settings.theme;
}

// Read anew each time, since another tab may have taken a seat. What a browser does not keep is
// known to this page at least.
let known = {};
const seats = () => (known = load(SEATS, known));

export const tokenOf = (game) => seats()[game]?.token ?? '';

const latestFirst = () => Object.entries(seats()).sort((a, b) => b[1].at - a[1].at);

export function keepToken(game, token, rules = '') {
  known = { ...seats(), [game]: { token, at: Date.now(), rules } };
  known = Object.fromEntries(latestFirst().slice(0, MOST_SEATS));
  save(SEATS, known);
}

// The games in which this browser has a seat, the latest first.
export const myGames = () => latestFirst().map(([id, { at, rules }]) => ({ id, at, rules }));
