// What a word may be read from at this table: the tiles on top or in stacks, and which of them touch.
import { follows, type Reading, type Trace } from '../../lib/words/reading';
import { levelOf, placeOf, tileAt, touches } from './plane';
import type { Offer, Open, Options } from './types.gen';

/** What a tile shows upside down, if that is another letter (WS-A8). */
export function turnedFace(face: string): string | null {
  return face === 'M' ? 'W' : face === 'W' ? 'M' : null;
}

export function reading(open: Open, offer: Offer | null, options: Options): Reading {
  const readable = offer?.readable ?? [];
  const tops = new Set(open.stacks.flatMap((stack, place) => (stack.length ? [tileAt(place, stack.length - 1)] : [])));
  const near = readable.map((tile): [number, number[]] => {
    const here = open.places[placeOf(tile)];
    const beside = readable.filter((other) => {
      if (placeOf(other) === placeOf(tile)) return Math.abs(levelOf(other) - levelOf(tile)) === 1;
      const there = open.places[placeOf(other)];
      return !!here && !!there && tops.has(tile) && tops.has(other) && touches(here, there);
    });
    return [tile, beside];
  });
  const faces = new Map(readable.map((tile) => [tile, open.stacks[placeOf(tile)]?.[levelOf(tile)] ?? '']));
  return {
    faces,
    near: new Map(near),
    starts: new Set(offer?.starts),
    ends: new Set(offer?.ends),
    reuse: options.tile_reuse,
    worth: (trace) => pointsOf(faces, trace, options.stack_bonus),
  };
}

/** A point for each letter, times its level if that was agreed (WS-4, WS-A16). */
function pointsOf(faces: ReadonlyMap<number, string>, trace: Trace, bonus: boolean): number {
  return trace.reduce((sum, { tile }) => sum + (faces.get(tile)?.length ?? 0) * (bonus ? levelOf(tile) + 1 : 1), 0);
}

/** The tile directly above or below the last one of a traced word, if the word may go there (WS-A16). */
export function climb(reading: Reading, trace: Trace, by: 1 | -1): number | null {
  const last = trace.at(-1);
  if (!last) return null;
  const tile = tileAt(placeOf(last.tile), levelOf(last.tile) + by);
  return follows(reading, trace, tile) ? tile : null;
}
