// What touching a place means: the first touch takes up a piece, the second says where it goes.
// The same for mouse, finger and keyboard, and for every variant: it knows only choices.

export class Touch {
  constructor({ play, changed, choose }) {
    Object.assign(this, { play, changed, choose, legal: [], turn: 0, selected: null });
  }

  // Other choices, as after a move, and the turn that they are for; the selection stays where it
  // still makes sense.
  offer(legal, turn = 0) {
    this.legal = legal;
    this.turn = turn;
    if (this.selected && !legal.some((choice) => choice.from === this.selected)) this.selected = null;
  }

  targets() {
    return this.selected ? this.legal.filter((choice) => choice.from === this.selected) : [];
  }

  async touch(place) {
    const found = this.targets().filter((choice) => choice.to === place);
    if (found.length > 0) {
      // What is answered late is still meant for the position that was touched.
      const { turn } = this;
      // In some games one may step onto a piece or take it: then the player is asked.
      const choice = found.length === 1 ? found[0] : await this.choose(found);
      this.selected = null;
      this.changed();
      if (choice) this.play(choice, turn);
      return;
    }
    const own = this.legal.some((choice) => choice.from === place);
    this.selected = own && place !== this.selected ? place : null;
    this.changed(place);
  }

  clear() {
    if (this.selected) {
      this.selected = null;
      this.changed();
    }
  }
}
