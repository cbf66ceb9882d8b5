import { expect, test } from 'vitest';
import { countable } from './counting.svelte';
import { OPTIONS, place, view } from './example-table';
import { countedRows, sidesOf, targetOf, totalsOf } from './scores';
import { sorted } from './sorting';
import type { Count } from './types.gen';

test('MU-P1: partners sit opposite', () => {
  expect(sidesOf(4, 2)).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(sidesOf(3, 3)).toEqual([[0], [1], [2]]);
});

test('MU-10, MU-P5: the target is 100, or 200 in pairs, unless agreed otherwise', () => {
  expect(targetOf(OPTIONS)).toBe(100);
  expect(targetOf({ ...OPTIONS, partners: true })).toBe(200);
  expect(targetOf({ ...OPTIONS, target: 50 })).toBe(50);
});

test('MU-P4: partners stand together', () => {
  const { open } = view('', ['', '', '', ''], {
    sheet: [
      [10, -3],
      [20, 5],
    ],
  });
  expect(totalsOf(open, { ...OPTIONS, partners: true })).toEqual([30, 2, 30, 2]);
});

test('MU-9: whoever doubles comes first, then whoever scored most, and partners stay together', () => {
  const count = (seat: number, table: number, doubled: boolean): Count => ({
    ...{ seat, table, doubled, place: place(), hand: [], held: 1 },
  });
  const counts = [count(0, 5, false), count(1, 9, true), count(2, 8, false), count(3, 2, true)];
  const rows = countedRows({ type: 'HandCounted', counts, scores: [11, 20], totals: [11, 20] });
  expect(rows.map(({ seat, score }) => [seat, score])).toEqual([
    [1, 17],
    [3, 3],
    [0, 4],
    [2, 7],
  ]);
});

test('MU-T3: with Real Estate a Crime Scene counts four, and a Joker counts nothing', () => {
  expect(countable(place('R1 R1 real_estate')).map(({ points }) => points)).toEqual([4, 4]);
  expect(countable(place('R1 R2J')).map(({ name, points }) => [name, points])).toEqual([
    ['R1', 1],
    ['R2J', 0],
  ]);
});

test('a hand is sorted by colour or by number, Action Cards last', () => {
  const hand = ['G1', 'sabotage', 'R2', 'B1', 'joker', 'R1'];
  expect(sorted(hand, 'colour')).toEqual(['R1', 'R2', 'B1', 'G1', 'sabotage', 'joker']);
  expect(sorted(hand, 'number')).toEqual(['R1', 'B1', 'G1', 'R2', 'sabotage', 'joker']);
});
