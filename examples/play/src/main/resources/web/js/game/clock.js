// Counts the clocks down between two words of the server.

export class Clocks {
  constructor() {
    this.shown = new Map();
    this.timer = setInterval(() => this.tick(), 200);
  }

  set(clock) {
    this.clock = clock;
    this.at = performance.now();
    this.tick();
  }

  bind(player, element) {
    this.shown.set(player, element);
    this.tick();
  }

  tick() {
    if (!this.clock) return;
    for (const [player, element] of this.shown) {
      const running = this.clock.running === player;
      const left = this.clock.left[player] - (running ? performance.now() - this.at : 0);
      const text = clockText(Math.max(0, left));
      if (element.textContent !== text) element.textContent = text;
      element.classList.toggle('running', running);
      element.classList.toggle('short', left < 20000);
    }
  }

  stop() {
    clearInterval(this.timer);
  }
}

export function clockText(millis) {
  const seconds = Math.ceil(millis / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number) => String(number).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
