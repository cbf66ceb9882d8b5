// Where the tiles lie and how: names of places, the word, and the angle each tile happens to have.
import type { Open } from './types.gen';

export type Chain = [number, number, number, number, number, number];

export const SIDE = 6;
export const PLACES: readonly number[] = Array.from({ length: SIDE * SIDE }, (_, tile) => tile);
export const LETTERS = ['M', 'Ö', 'R', 'D', 'E'] as const;
export const WORD = ['M', 'Ö', 'R', 'D', 'E', 'R'] as const;
export const COLUMNS = 'abcdef';
export const HIDDEN = '?';
export const GAP = '.';
export const BODY = '†';
const EACH = 7;

/** `c3`, as in the log and the rule book. */
export function nameOf(tile: number): string {
  return `${COLUMNS[tile % SIDE]}${Math.floor(tile / SIDE) + 1}`;
}

export function readTiles(names: string): number[] {
  return names.split(' ').map((name) => COLUMNS.indexOf(name[0] ?? '') + (Number(name[1]) - 1) * SIDE);
}

export function isChain(tiles: readonly number[]): tiles is Chain {
  return tiles.length === WORD.length;
}

/** How a tile lies: a few degrees off, its letter turned by quarters, its own piece of the grain. */
export interface Lie {
  tilt: number;
  quarter: number;
  grain: number;
}

/** The same at every visit to the same table; it means nothing (MO-3). */
export function lie(seed: string, tile: number): Lie {
  let hash = 2166136261 ^ (tile * 2654435761);
  for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  hash = (hash ^ (hash >>> 13)) >>> 0;
  return { tilt: ((hash % 1000) / 1000 - 0.5) * 6, quarter: (hash >>> 11) % 4, grain: (hash >>> 17) % 97 };
}

/** How many of each letter are neither open nor collected, and whether the body is. */
export function faceDown({ board, hands }: Pick<Open, 'board' | 'hands'>): { face: string; count: number }[] {
  const seen = board + hands.join('');
  const left = (face: string, of: number) => ({ face, count: of - [...seen].filter((one) => one === face).length });
  return [...LETTERS.map((letter) => left(letter, EACH)), left(BODY, 1)];
}

/** The letters of the word, and which of them a seat has collected. */
export function slots(hand: string, word: readonly string[]): { letter: string; filled: boolean }[] {
  const held = [...hand];
  return word.map((letter) => {
    const at = held.indexOf(letter);
    if (at >= 0) held.splice(at, 1);
    return { letter, filled: at >= 0 };
  });
}
