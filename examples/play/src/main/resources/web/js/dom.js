// Makes elements. Text is always set as text, never as markup.

const SVG = 'http://www.w3.org/2000/svg';

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'style') Object.entries(value).forEach(([k, v]) => element.style.setProperty(k, v));
    else if (name === 'value') element.value = value;
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const h = (name, attributes, ...children) => fill(document.createElement(name), attributes, children);

export const s = (name, attributes, ...children) => fill(document.createElementNS(SVG, name), attributes, children);

export function replace(parent, ...children) {
  parent.replaceChildren(...children.flat(3).filter(Boolean));
  return parent;
}

const shown = new WeakMap();

// Fills an element anew only when what it shows is something else: a button that stays keeps the
// focus, and the click that is just being made.
export function update(parent, what, children) {
  const key = JSON.stringify(what);
  if (shown.get(parent) === key) return;
  shown.set(parent, key);
  replace(parent, children());
}

// A button with a word, and a sign before it where that helps.
export const button = (text, onclick, attributes = {}) => h('button', { type: 'button', onclick, ...attributes }, text);

// Says something to people who do not see the page.
export function announce(text) {
  document.getElementById('live').textContent = text;
}

export function toast(text, kind = '') {
  const box = h('div', { class: `toast ${kind}`, role: 'alert' }, text);
  document.getElementById('toasts').append(box);
  setTimeout(() => box.classList.add('gone'), 4200);
  setTimeout(() => box.remove(), 4800);
}
