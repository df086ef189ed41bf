// Asks something in the page itself, with buttons for the answers.

import { h } from '../dom.js';

export function dialog(title, body, answers) {
  return new Promise((resolve) => {
    let result = null;
    const box = h('dialog', { class: 'dialog' },
      h('h2', {}, title), body && h('div', { class: 'body' }, body),
      h('div', { class: 'buttons' }, answers.map(([value, text, kind]) =>
        h('button', { type: 'button', class: kind ?? '', 'data-answer': String(value), onclick: () => { result = value; box.close(); } }, text))));
    box.addEventListener('close', () => {
      box.remove();
      resolve(result);
    });
    document.body.append(box);
    box.showModal();
  });
}

// Closes what is asked, with no answer.
export function closeDialogs() {
  for (const box of document.querySelectorAll('dialog[open]')) box.close();
}
