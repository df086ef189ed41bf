// Where the places of a board are on the screen, for any board of files and ranks.

export class Layout {
  constructor(places) {
    this.places = places;
    this.files = Math.max(...places.map((place) => place.file)) + 1;
    this.ranks = Math.max(...places.map((place) => place.rank)) + 1;
    this.byName = new Map(places.map((place, index) => [place.name, { ...place, index }]));
    this.turned = false;
  }

  at(name) {
    return this.byName.get(name);
  }

  column(name) {
    const { file } = this.at(name);
    return this.turned ? this.files - 1 - file : file;
  }

  row(name) {
    const { rank } = this.at(name);
    return this.turned ? rank : this.ranks - 1 - rank;
  }

  // The name of the place in a column and a row of the screen; null beyond the edge.
  name(column, row) {
    const file = this.turned ? this.files - 1 - column : column;
    const rank = this.turned ? row : this.ranks - 1 - row;
    return this.places.find((place) => place.file === file && place.rank === rank)?.name ?? null;
  }

  rows() {
    return Array.from({ length: this.ranks }, (_, row) => Array.from({ length: this.files }, (__, column) => this.name(column, row)));
  }
}

// The stack on each place, by name.
export const stacks = (layout, entry) => {
  const cells = entry.cells.split(',');
  return new Map(layout.places.map((place, index) => [place.name, cells[index]]));
};
