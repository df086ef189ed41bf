// Waits for a server that does not answer just now.

import { h, replace } from '../dom.js';
import { refusal, t } from '../i18n.js';
import { get } from '../net.js';

const AGAIN = 2000;

// What may be otherwise the next time.
const PASSING = new Set(['offline', 'rate', 'failed']);

// Asks until there is an answer, and says meanwhile that there is none; null when the reader has
// gone on to another view.
export async function getPatiently(box, path) {
  while (box.isConnected) {
    try {
      return await get(path);
    } catch (error) {
      if (!PASSING.has(error.code)) throw error;
      replace(box, h('p', { class: 'offline', role: 'status' }, error.code === 'offline' ? t('offline') : refusal(error)));
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
  return null;
}
