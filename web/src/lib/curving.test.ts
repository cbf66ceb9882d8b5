import { expect, test } from 'vitest';
import { apart, pathOf, scaleOf } from './curving';

const of = (values: (number | null)[], log = false) =>
  ({ measure: 'points', log, goal: null, lines: [{ seat: 0, values }] }) as const satisfies object as never;

test('a scale counts in steps people count in', () => {
  expect(scaleOf(of([0, 87, 189])).grid).toEqual([0, 50, 100, 150]);
  expect(scaleOf(of([0, 1, 3])).grid).toEqual([0, 1, 2, 3]);
  expect(scaleOf(of([0, -15, 112])).grid).toEqual([-50, 0, 50, 100]);
});

test('a scale of magnitudes begins with one and ends with the most', () => {
  const { at, grid } = scaleOf(of([390625, 7, 1, null], true), 6);
  expect(grid).toEqual([1, 10, 100, 1000, 10000, 100000]);
  expect([at(1), at(390625)]).toEqual([0, 1]);
});

test('a line is broken where there is no value', () => {
  expect(
    pathOf(
      [1, 2, null, 3],
      (at) => at,
      (value) => value,
    ),
  ).toBe('M0.0 1.0L1.0 2.0M3.0 3.0');
});

test('figures at the ends of lines never lie on one another', () => {
  expect(apart([10, 12, 90], 16, 0, 100)).toEqual([10, 26, 90]);
  expect(apart([99, 98], 16, 0, 100)).toEqual([100, 84]);
});
