// A word of long ago on the board of today: tiles that have changed places since show what they showed then.
import { levelOf, placeOf } from './plane';
import type { Open } from './types.gen';

type Tiles = Pick<Open, 'stacks' | 'pile' | 'hands'>;

/** The board with that word on it. Null if it cannot have been read there. */
export function recalled<Table extends Tiles>(open: Table, word: string, path: readonly number[]): Table | null {
  const now = path.map((tile) => open.stacks[placeOf(tile)]?.[levelOf(tile)] ?? '');
  const same = (parts: readonly string[]) => parts.filter((part, at) => reads(now[at] ?? '', part)).length;
  const all = new Set([...open.stacks.flat(), ...open.pile, ...open.hands]);
  const ways = partsOf(word, path.length, all).toSorted((one, other) => same(other) - same(one));
  const [then] = now.includes('') ? [] : ways;
  if (!then) return null;
  const stacks = open.stacks.map((stack) => [...stack]);
  for (const [at, tile] of path.entries()) {
    const stack = stacks[placeOf(tile)];
    if (stack && !reads(now[at] ?? '', then[at] ?? '')) stack[levelOf(tile)] = then[at] ?? '';
  }
  return { ...open, stacks };
}

/** How these tiles can have spelt the word: each gave a letter, or a fragment that is in the game. */
function partsOf(word: string, tiles: number, all: ReadonlySet<string>): string[][] {
  if (!tiles) return word ? [] : [[]];
  return [1, 2, 3].flatMap((length) => {
    const part = word.slice(0, length);
    if (part.length < length || (length > 1 && ![...all].some((face) => reads(face, part)))) return [];
    return partsOf(word.slice(length), tiles - 1, all).map((rest) => [part, ...rest]);
  });
}

/** A fragment reads either way (WS-7). */
function reads(face: string, letters: string): boolean {
  return face === letters || [...face].reverse().join('') === letters;
}
