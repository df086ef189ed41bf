// Words in the language of the reader. Each language is one module with the same keys.

import { settings } from './settings.js';

export const languages = { en: 'English', pl: 'Polski', tr: 'Türkçe', 'zh-Hans': '简体中文', 'zh-Hant': '繁體中文' };

let words = {};
let current = 'en';

// The language that is chosen, or the best of those that the browser asks for.
export function wanted() {
  if (languages[settings.lang]) return settings.lang;
  for (const tag of navigator.languages ?? []) {
    const lower = tag.toLowerCase();
    if (lower.startsWith('zh')) return /hant|tw|hk|mo/.test(lower) ? 'zh-Hant' : 'zh-Hans';
    const base = lower.split('-')[0];
    if (languages[base]) return base;
  }
  return 'en';
}

export async function loadLanguage() {
  current = wanted();
  words = (await import(`../lang/${current}.js`)).default;
  document.documentElement.lang = current;
}

export const language = () => current;

// The word for a key; values stand in braces, as in "{who} resigned".
export function t(key, values = {}) {
  const text = words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

// A text that a value begins may begin with a small letter, as with the name of a seat.
export const sentence = (text) => text.charAt(0).toLocaleUpperCase(current) + text.slice(1);

export const has = (key) => key in words;

// A refusal in the language of the reader where there is a word for it.
export const refusal = (error) => (error.code && has(`refused.${error.code}`) ? t(`refused.${error.code}`) : error.message);
