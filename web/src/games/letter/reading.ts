// What a word may be read from: letters that touch, in any direction, none twice. And what makes it new.
import type { Reading, Trace } from '../../lib/words/reading';
import { isBlank, rectOf, touch } from './grid';
import { wordsNow } from './phases';
import type { Offer, Open, Options, View } from './types.gen';

/** Why a word would not be new, or not count as the first of a turn (LE-13, LE-7). */
export type Objection = 'not_new' | 'must_use';

/** A point a word, a point a letter, or a bonus for long words (LE-18). In solitaire the variant decides (LE-A23). */
export function pointsOf(length: number, { scoring, variant }: Options, seats: number): number {
  const how = seats > 1 ? scoring : variant === 1 ? 1 : 3;
  if (how === 1) return 1;
  return length + (how === 3 ? Math.max(0, length - 4) : 0);
}

/** `retraced`: this word of the turn is being traced again, so it does not count as an earlier word (LE-A19). */
export function reading(
  { open, letters }: View,
  offer: Offer | null,
  options: Options,
  retraced: string | null = null,
): Reading {
  // Sorted by number, so that the first path found is the one a typed word gets (LE-A19).
  const placed = open.board.filter(({ tile }) => !isBlank(tile)).sort((one, other) => one.tile - other.tile);
  const tiles = placed.map(({ tile }) => tile);
  const near = placed.map((here): [number, number[]] => [
    here.tile,
    placed.filter((there) => touch(rectOf(here), rectOf(there))).map(({ tile }) => tile),
  ]);
  const needed = retraced === null ? (offer?.must_use ?? []) : [];
  const earlier = written(open, retraced);
  return {
    faces: new Map(tiles.map((tile) => [tile, letters[tile] ?? ''])),
    near: new Map(near),
    starts: new Set(tiles),
    ends: new Set(tiles),
    reuse: false,
    worth: (trace) => pointsOf(trace.length, options, open.hands.length),
    objection: (word, trace): Objection | null => {
      const used = (path: readonly number[]) => path.some((tile) => holds(trace, tile));
      if (earlier.some((one) => one.word === word && used(one.path))) return 'not_new';
      return needed.length && !used(needed) ? 'must_use' : null;
    },
  };
}

function written(open: Open, retraced: string | null): Open['written'] {
  const own = wordsNow(open).findLast(({ word }) => word === retraced);
  return open.written.filter((one) => one !== own);
}

function holds(trace: Trace, tile: number): boolean {
  return trace.some((step) => step.tile === tile);
}
