// What a word may be read from: letters, which touch, where it may begin and end; and finding a typed word among them.

export interface Reading {
  /** What each tile shows: a letter, or a fragment of several. */
  readonly faces: ReadonlyMap<number, string>;
  /** Which tiles may follow which, in the order in which they are tried. */
  readonly near: ReadonlyMap<number, readonly number[]>;
  readonly starts: ReadonlySet<number>;
  readonly ends: ReadonlySet<number>;
  readonly reuse: boolean;
  readonly worth: (trace: Trace) => number;
  /** Why this word would not count if read this way, as far as the board can tell. */
  readonly objection?: (word: string, trace: Trace) => string | null;
}

/** A tile of a word; a fragment may be read backwards (WS-7). */
export interface Step {
  tile: number;
  backwards: boolean;
}
export type Trace = readonly Step[];

const ENOUGH = 400;

export function isFragment(face: string): boolean {
  return face.length > 1;
}

export function lettersOf({ faces }: Reading, { tile, backwards }: Step): string {
  const face = faces.get(tile) ?? '';
  return backwards ? [...face].reverse().join('') : face;
}

export function wordOf(reading: Reading, trace: Trace): string {
  return trace.map((step) => lettersOf(reading, step)).join('');
}

/** May the word go on to this tile? */
export function follows(reading: Reading, trace: Trace, tile: number): boolean {
  const last = trace.at(-1);
  if (!reading.faces.has(tile)) return false;
  if (!last) return reading.starts.has(tile);
  return !!reading.near.get(last.tile)?.includes(tile) && (reading.reuse || !trace.some((step) => step.tile === tile));
}

/** All ways to read these letters. The last tile may be a fragment that is only half typed. */
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

/** The best trace for each possible end, most points first (WS-A20). Ties go to the first found (LE-A19). */
export function endings(reading: Reading, traces: readonly Trace[], word: string): Trace[] {
  const best = new Map<number, Trace>();
  for (const trace of traces) {
    const end = trace.at(-1)?.tile;
    if (end === undefined || !reading.ends.has(end) || wordOf(reading, trace) !== word) continue;
    if (reading.objection?.(word, trace)) continue;
    const other = best.get(end);
    if (!other || reading.worth(trace) > reading.worth(other)) best.set(end, trace);
  }
  return [...best.values()].sort((one, other) => reading.worth(other) - reading.worth(one));
}

/** Letters that Unicode does not decompose. */
const JOINED: Record<string, string> = { Œ: 'OE', Æ: 'AE', Ø: 'O', Ł: 'L', Đ: 'D' };
const UMLAUTS: Record<string, string> = { Ä: 'AE', Ö: 'OE', Ü: 'UE' };

/** Typed letters as tiles spell them. Umlauts stay if there are tiles for them. */
export function asTyped(typed: string, umlauts: boolean): string {
  return [...typed.normalize('NFC')].map((sign) => spelled(sign.toUpperCase(), umlauts)).join('');
}

/** Empty if no tile can spell it. */
function spelled(capital: string, umlauts: boolean): string {
  const umlaut = UMLAUTS[capital];
  if (umlaut) return umlauts ? capital : umlaut;
  const letters = JOINED[capital] ?? capital.normalize('NFD').replace(/\p{M}/gu, '');
  return /^[A-Z]+$/.test(letters) ? letters : '';
}
