// What a word may be read from: letters, which touch, where it may begin and end; and finding a typed word among them.
import { levelOf, placeOf, tileAt, touches } from './plane';
import type { Offer, Open, Options } from './types.gen';

export interface Reading {
  readonly faces: ReadonlyMap<number, string>;
  readonly near: ReadonlyMap<number, readonly number[]>;
  readonly starts: ReadonlySet<number>;
  readonly ends: ReadonlySet<number>;
  readonly reuse: boolean;
  readonly bonus: boolean;
}

/** A tile of a word; a fragment may be read backwards (WS-7). */
export interface Step {
  tile: number;
  backwards: boolean;
}
export type Trace = readonly Step[];

const FRAGMENTS = ['IN', 'ON', 'IS'];
const ENOUGH = 400;

export function isFragment(face: string): boolean {
  return FRAGMENTS.includes(face);
}

/** What a tile shows upside down, where that is another letter (WS-A8). */
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
  return {
    faces: new Map(readable.map((tile) => [tile, open.stacks[placeOf(tile)]?.[levelOf(tile)] ?? ''])),
    near: new Map(near),
    starts: new Set(offer?.starts),
    ends: new Set(offer?.ends),
    reuse: options.tile_reuse,
    bonus: options.stack_bonus,
  };
}

export function lettersOf({ faces }: Reading, { tile, backwards }: Step): string {
  const face = faces.get(tile) ?? '';
  return backwards ? [...face].reverse().join('') : face;
}

export function wordOf(reading: Reading, trace: Trace): string {
  return trace.map((step) => lettersOf(reading, step)).join('');
}

/** A letter is a point; where that was agreed, as many as its level (WS-4, WS-A16). */
export function pointsOf({ faces, bonus }: Reading, trace: Trace): number {
  return trace.reduce((sum, { tile }) => sum + (faces.get(tile)?.length ?? 0) * (bonus ? levelOf(tile) + 1 : 1), 0);
}

/** May the word go on to this tile? */
export function follows(reading: Reading, trace: Trace, tile: number): boolean {
  const last = trace.at(-1);
  if (!reading.faces.has(tile)) return false;
  if (!last) return reading.starts.has(tile);
  return !!reading.near.get(last.tile)?.includes(tile) && (reading.reuse || !trace.some((step) => step.tile === tile));
}

/** All ways to read these letters; the last tile may be a fragment of which only the first letter is typed yet. */
export function tracesOf(reading: Reading, letters: string): Trace[] {
  const found: Trace[] = [];
  const seek = (trace: Trace, rest: string) => {
    if (!rest) found.push(trace);
    if (!rest || found.length >= ENOUGH) return;
    const last = trace.at(-1);
    for (const tile of last ? (reading.near.get(last.tile) ?? []) : reading.starts) {
      if (!follows(reading, trace, tile)) continue;
      for (const backwards of isFragment(reading.faces.get(tile) ?? '') ? [false, true] : [false]) {
        const face = lettersOf(reading, { tile, backwards });
        if (rest.startsWith(face)) seek([...trace, { tile, backwards }], rest.slice(face.length));
        else if (face.startsWith(rest)) found.push([...trace, { tile, backwards }]);
      }
    }
  };
  if (letters) seek([], letters);
  return found;
}

/** One trace for each tile the word can end on, the dearest of them first where levels count (WS-A20). */
export function endings(reading: Reading, traces: readonly Trace[], word: string): Trace[] {
  const best = new Map<number, Trace>();
  for (const trace of traces) {
    const end = trace.at(-1)?.tile;
    if (end === undefined || !reading.ends.has(end) || wordOf(reading, trace) !== word) continue;
    const other = best.get(end);
    if (!other || pointsOf(reading, trace) > pointsOf(reading, other)) best.set(end, trace);
  }
  return [...best.values()].sort((one, other) => pointsOf(reading, other) - pointsOf(reading, one));
}

/** Typed letters as they stand on tiles; umlauts stay where there are tiles for them. */
export function asTyped(typed: string, umlauts: boolean): string {
  const upper = typed.normalize('NFC').toLocaleUpperCase('de');
  const german = umlauts ? upper : upper.replaceAll('Ä', 'AE').replaceAll('Ö', 'OE').replaceAll('Ü', 'UE');
  const split = german.replaceAll('Œ', 'OE').replaceAll('Æ', 'AE');
  return [...split]
    .map((letter) => ('ÄÖÜ'.includes(letter) ? letter : letter.normalize('NFD').replace(/\p{M}/gu, '')))
    .join('')
    .replace(/[^A-ZÄÖÜ]/gu, '');
}
