import { expect, test } from 'vitest';
import { A, at, BOARD } from './example-table';
import { around, clamped, Framing } from './framing.svelte';
import type { Placed } from './types.gen';

function framing(side: number, width: number, board: Placed[] = BOARD) {
  const table = { side, board };
  const made = new Framing(() => table);
  made.width = width;
  return made;
}

test('where there is room the whole grid is visible and nothing zooms', () => {
  const wide = framing(14, 700);
  expect([wide.tight, wide.whole, wide.frame]).toEqual([false, true, { x: 0, y: 0, size: 14 }]);
});

test('on a phone the part in play has a margin of four cells all around', () => {
  const { x, y, size } = framing(14, 344).frame;
  expect(size).toBe(12);
  expect([x, y]).toEqual([0, 0.5]);
});

test('cells are never smaller than 24 pixels, and if that cuts the part in play the last piece is in the middle', () => {
  const spread = [at(A, 0, 0), at(A, 29, 29), at(A, 10, 20)];
  const far = around(spread, 30, 14);
  expect(far.size).toBe(14);
  expect([far.x, far.y]).toEqual([3.5, 13.5]);
  expect(around([], 30, 14)).toEqual({ x: 8, y: 8, size: 14 });
});

test('the view zooms in and out, pans, and returns to the part in play', () => {
  const phone = framing(30, 344);
  const before = phone.frame;
  phone.zoom(0.5);
  expect(phone.frame.size).toBe(7);
  phone.pan({ x: 1, y: 0 });
  const moved = phone.frame.x;
  expect(moved).toBeGreaterThan(before.x);
  phone.zoom(9);
  expect(phone.whole).toBe(true);
  phone.fit();
  expect(phone.frame).toEqual(before);
});

test('the view stops at the edge, and a piece laid out of sight brings it back', () => {
  expect(clamped({ x: -3, y: 20, size: 8 }, 14)).toEqual({ x: 0, y: 6, size: 8 });
  const phone = framing(30, 344, [at(A, 25, 25)]);
  const before = phone.frame;
  phone.pan({ x: -30, y: -30 });
  expect(phone.frame).toEqual(before);
});

test('the buttons are in an empty corner', () => {
  const phone = framing(14, 344);
  expect(phone.corner).toBe('bottom right');
  expect(framing(14, 344, [...BOARD, at(A, 13, 13)]).corner).toBe('top right');
});
