// Talks to the server: questions over HTTP, a game over a WebSocket that comes back by itself.

import { settings, tokenOf } from './settings.js';

export class Refused extends Error {
  constructor(answer) {
    super(answer.message);
    this.code = answer.code;
    this.problems = answer.problems ?? [];
  }
}

async function answerOf(response) {
  if (response.ok) return response;
  // A proxy says in its own words that it does not reach the server.
  let answer = { code: response.status > 500 ? 'offline' : 'failed', message: response.statusText };
  try {
    answer = await response.json();
  } catch {
    // Not from the server itself: a proxy, or nothing.
  }
  throw new Refused(answer);
}

async function ask(path, options) {
  let response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new Refused({ code: 'offline', message: 'no connection' });
  }
  return answerOf(response);
}

export const get = async (path) => (await ask(path)).json();

export const post = async (path, body) =>
  (await ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json();

export const upload = async (path, bytes) => (await ask(path, { method: 'POST', body: bytes })).json();

const PING = 25000;
const PATIENCE = 8000;
const LONGEST_DELAY = 8000;

// One game. Calls onState with the whole state after each change, onYou with the own seats and
// onLink with whether there is a connection.
export class GameLink {
  constructor(id, { onState, onYou, onLink, onGone }) {
    Object.assign(this, { id, onState, onYou, onLink, onGone });
    this.waiting = new Map();
    this.next = 0;
    this.delay = 500;
    this.history = [];
    this.open();
  }

  open() {
    const base = location.origin.replace(/^http/, 'ws');
    this.socket = new WebSocket(`${base}/ws/${encodeURIComponent(this.id)}`);
    this.socket.onopen = () => {
      this.greet();
      clearInterval(this.pings);
      this.pings = setInterval(() => this.say({ type: 'ping' }), PING);
    };
    this.socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    this.socket.onclose = (event) => this.lost(event);
    this.expect();
  }

  // All that is said is answered with something. A browser may take minutes to notice that a
  // connection is dead; where nothing comes for a while it is given up.
  expect() {
    this.silence ??= setTimeout(() => this.giveUp(), PATIENCE);
  }

  heard() {
    clearTimeout(this.silence);
    this.silence = null;
  }

  giveUp() {
    // Nobody answers the good bye either.
    this.socket.onclose = null;
    this.socket.onmessage = null;
    this.socket.onopen = null;
    this.socket.close();
    this.lost({ reason: '' });
  }

  say(message) {
    if (this.socket.readyState !== 1) return;
    this.socket.send(JSON.stringify(message));
    this.expect();
  }

  hear(message) {
    this.heard();
    if (message.type === 'state') {
      this.delay = 500;
      this.onLink(true);
      const { from, rules, history } = message.game;
      if (from > this.history.length) return this.again();
      if (rules) this.rules = rules;
      this.history = this.history.slice(0, from).concat(history);
      this.onState({ ...message, game: { ...message.game, rules: this.rules, history: this.history } });
    } else if (message.type === 'you') {
      this.onYou(message.seats);
    } else if (message.type === 'done' || message.type === 'refused') {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.type === 'done') waiting?.resolve();
      else waiting?.reject(new Refused(message));
    }
  }

  // Takes a seat, or another name, on the connection that is open.
  greet() {
    this.say({ type: 'hello', token: tokenOf(this.id), name: settings.name });
  }

  again() {
    this.history = [];
    this.socket.close();
  }

  lost(event) {
    clearInterval(this.pings);
    this.heard();
    for (const { reject } of this.waiting.values()) reject(new Refused({ code: 'offline', message: 'no connection' }));
    this.waiting.clear();
    if (this.closed) return;
    if (event.reason === 'no-such-game') return this.onGone();
    this.onLink(false);
    this.timer = setTimeout(() => this.open(), this.delay);
    this.delay = Math.min(2 * this.delay, LONGEST_DELAY);
  }

  send(type, fields = {}) {
    return new Promise((resolve, reject) => {
      if (this.socket.readyState !== 1) return reject(new Refused({ code: 'offline', message: 'no connection' }));
      const id = ++this.next;
      this.waiting.set(id, { resolve, reject });
      this.say({ type, id, ...fields });
    });
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pings);
    this.heard();
    this.socket.close();
  }
}
