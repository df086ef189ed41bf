// Checks in the page that the deal was what had been promised before the game.

// SHA-256 as hexadecimal digits; null where the browser does not offer it, as outside of https.
async function sha256(text) {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

// The secret names the face-down pieces by square and from the bottom; a flip shows the highest
// one of its square that is still face-down.
function flipsAgree(letters, rules, history) {
  const cells = history[0].cells.split(',');
  const down = new Map();
  let at = 0;
  rules.places.forEach((place, index) => {
    const count = [...cells[index]].filter((letter) => letter === '?').length;
    down.set(place.name, [...letters.slice(at, at + count)]);
    at += count;
  });
  return at === letters.length && history.slice(1).every((entry) => {
    const shown = entry.move.match(/^(\w\d)=(\w)$/);
    return !shown || down.get(shown[1]).pop() === shown[2];
  });
}

// "good", "bad", or "unknown" where this browser cannot tell.
export async function verify(deal, rules, history) {
  const hash = await sha256(deal.secret);
  if (hash === null) return 'unknown';
  return hash === deal.commitment && flipsAgree(deal.secret.split(' ')[0], rules, history) ? 'good' : 'bad';
}
