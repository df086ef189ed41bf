// Asks something in the page itself, with buttons for the answers.

import { h } from '../dom.js';

// What is asked about a move is asked no more when the position is another.
export function dialog(title, body, answers, about = '') {
  return new Promise((resolve) => {
    let result = null;
    const box = h('dialog', { class: 'dialog', 'data-about': about },
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

// Closes what is asked, or only what is asked about one thing, with no answer.
export function closeDialogs(about = null) {
  for (const box of document.querySelectorAll('dialog[open]')) if (about === null || box.dataset.about === about) box.close();
}
