// The lines of a record: the main line, and the variations that leave it or one another. A game
// that is played has its main line only.

// Each line knows the whole way to its end, so that one can step through it like through a game.
function grow(id, parent, { after, history, variations }) {
  const line = { id, parent, after, history: parent ? parent.history.slice(0, after + 1).concat(history) : history };
  line.variations = variations.map((each, index) => grow(`${id}.${index + 1}`, line, each));
  return line;
}

export const treeOf = (history, variations = []) => grow('0', null, { after: -1, history, variations });

// The line of a tree that has a name, such as the second of those that leave the first: 0.1.2.
export const lineOf = (line, id) => (line.id === id ? line : line.variations.map((each) => lineOf(each, id)).find(Boolean));

// The line to which a moment of a line belongs: before it leaves its parent, that one.
export function ownerOf(line, ply) {
  let owner = line;
  while (owner.parent && ply <= owner.after) owner = owner.parent;
  return owner;
}
