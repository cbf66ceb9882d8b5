// Who scores together, how they stand in the match, and how a hand was counted.
import { COLOURS } from './art/cards';
import { pointsOf } from './lying';
import type { Count, HandCounted, Open, Options } from './types.gen';

/** What ends the match: 100 points, or 200 in pairs. */
export function targetOf({ target, partners }: Options): number {
  return target ?? (partners ? 200 : 100);
}

/** Points as they are written, with a true minus. */
export function figure(points: number): string {
  return String(points).replace('-', '−');
}

/** The seats of each side. In pairs, partners sit opposite. */
export function sidesOf(seats: number, sides: number): number[][] {
  return Array.from({ length: sides }, (_, side) =>
    Array.from({ length: seats / sides }, (_each, at) => side + at * sides),
  );
}

export function sideOf(seat: number, { partners }: Options): number {
  return partners ? seat % 2 : seat;
}

/** By seat, over all hands. */
export function totalsOf({ places, sheet }: Open, options: Options): number[] {
  return places.map((_, seat) => sheet.reduce((sum, hand) => sum + (hand[sideOf(seat, options)] ?? 0), 0));
}

/** One seat in the count of a hand. */
export interface Counted extends Count {
  side: number;
  /** What each of its cases is worth. */
  cases: number[];
  score: number;
}

/** The seats, side by side: whoever doubles first, then by what the hand scored. */
export function countedRows({ counts, scores }: HandCounted): Counted[] {
  const rows = counts.map((count) => ({
    ...count,
    side: scores.length < counts.length ? count.seat % scores.length : count.seat,
    cases: COLOURS.map((_, at) => pointsOf(count.place.cases[at] ?? count.place.cases[0], count.place)),
    score: count.table * (count.doubled ? 2 : 1) - count.held,
  }));
  const doubles = (side: number) => rows.some((row) => row.side === side && row.doubled);
  return rows.sort(
    (one, other) =>
      Number(doubles(other.side)) - Number(doubles(one.side)) ||
      (scores[other.side] ?? 0) - (scores[one.side] ?? 0) ||
      one.side - other.side ||
      one.seat - other.seat,
  );
}
