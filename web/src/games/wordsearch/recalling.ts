// A word of long ago on the board of today: tiles that have changed places since show what they showed then.
import { levelOf, placeOf } from './plane';
import type { Open } from './types.gen';

/** The board with that word on it. Null if nobody can tell from the word alone which tile showed what. */
export function recalled<Table extends Pick<Open, 'stacks'>>(
  open: Table,
  word: string,
  path: readonly number[],
): Table | null {
  const faces = path.map((tile) => open.stacks[placeOf(tile)]?.[levelOf(tile)]);
  const then = parts(word, faces);
  if (!then) return null;
  const stacks = open.stacks.map((stack) => [...stack]);
  for (const [at, tile] of path.entries()) {
    const stack = stacks[placeOf(tile)];
    if (stack && !reads(faces[at] ?? '', then[at] ?? '')) stack[levelOf(tile)] = then[at] ?? '';
  }
  return { ...open, stacks };
}

/** What each tile gave to the word: a letter each, or as many as it has today. */
function parts(word: string, faces: readonly (string | undefined)[]): string[] | null {
  if (!faces.every((face) => face !== undefined)) return null;
  if (word.length === faces.length) return [...word];
  if (faces.join('').length !== word.length) return null;
  let from = 0;
  return faces.map((face) => word.slice(from, (from += face.length)));
}

/** A fragment reads either way (WS-7). */
function reads(face: string, letters: string): boolean {
  return face === letters || [...face].reverse().join('') === letters;
}
