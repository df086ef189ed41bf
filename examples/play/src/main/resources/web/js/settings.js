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

export function change(changes) {
  Object.assign(settings, changes);
  save(KEY, settings);
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

const seats = load(SEATS, {});

export const tokenOf = (game) => seats[game]?.token ?? '';

export function keepToken(game, token, rules = '') {
  seats[game] = { token, at: Date.now(), rules };
  const old = Object.entries(seats).sort((a, b) => b[1].at - a[1].at).slice(MOST_SEATS);
  old.forEach(([id]) => delete seats[id]);
  save(SEATS, seats);
}

// The games in which this browser has a seat, the latest first.
export const myGames = () => Object.entries(seats).sort((a, b) => b[1].at - a[1].at).map(([id, { at, rules }]) => ({ id, at, rules }));
