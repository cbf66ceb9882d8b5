// The three markers of a score, and where the tracks lie along the edges of the board (WS-12, WS-A15).

export const END = 200;
/** The holes of the upper row: tens, then hundreds. */
export const TENS = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, END];
export const UNITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export interface Markers {
  hundreds: number;
  tens: number;
  units: number;
}

/** A score beyond the track stays at its end. */
export function markers(score: number): Markers {
  if (score >= END) return { hundreds: 2, tens: 0, units: 0 };
  return { hundreds: Math.floor(score / 100), tens: Math.floor(score / 10) % 10, units: score % 10 };
}

/** Which holes are filled. */
export function filled(score: number): { upper: number[]; unit: number | null } {
  const { hundreds, tens, units } = markers(score);
  if (hundreds > 1) return { upper: [END], unit: null };
  return { upper: [...(tens ? [tens * 10] : []), ...(hundreds ? [100] : [])], unit: units };
}

/** Which edges are used for how many seats, clockwise from the bottom, where the viewer sits. */
const EDGES: readonly (readonly number[])[] = [
  [],
  [0],
  [0, 3],
  [0, 2, 4],
  [0, 2, 3, 4],
  [0, 1, 2, 4, 5],
  [0, 1, 2, 3, 4, 5],
];

/** The edge in front of each seat (WS-A14). */
export function edgeOf(seat: number, seats: number, viewer: number): number {
  return EDGES[seats]?.[(seat - viewer + seats) % seats] ?? 0;
}
