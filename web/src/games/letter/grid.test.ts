import { expect, test } from 'vitest';
import { A, at, BLANK, BOARD, E, N, O, T } from './example-table';
import { aimed, lyingOf, may, nameOf, nearestPlace, onward, rectOf, route, sizeOf, touch, type Ground } from './grid';

const GROUND: Ground = { side: 14, board: BOARD, anywhere: false, swapping: true };

test('LE-A3: the nine sizes in turn, and six blanks of different sizes', () => {
  const sizes = [0, 1, 2, 3, 8, 9].map((tile) => Object.values(sizeOf(tile)).join('x'));
  expect(sizes).toEqual(['1x1', '1x2', '1x3', '2x1', '3x3', '1x1']);
  expect([66, 67, 68, 69, 70, 71].map((tile) => Object.values(sizeOf(tile)).join('x'))).toEqual([
    '1x1',
    '1x2',
    '2x1',
    '2x2',
    '2x3',
    '3x3',
  ]);
  expect(sizeOf(2, true)).toEqual({ width: 3, height: 1 });
});

test('LE-11, LE-T9: a shared edge of one cell is contact, a shared corner is not', () => {
  const [o, n, e, t] = BOARD.map(rectOf);
  if (!o || !n || !e || !t) throw new Error('no board');
  expect([touch(o, n), touch(o, e), touch(e, n), touch(t, e)]).toEqual([true, true, true, true]);
  expect([touch(t, o), touch(t, n)]).toEqual([false, false]);
});

test('LE-10, LE-11: a piece lies on the grid, overlaps nothing, and touches a letter', () => {
  expect(lyingOf(at(A, 4, 5), GROUND)).toBe('fits');
  expect(lyingOf(at(A, 5, 5), GROUND)).toBe('covers');
  expect(lyingOf(at(A, 3, 5), GROUND)).toBe('apart');
  expect(lyingOf(at(A, 3, 5), { ...GROUND, anywhere: true })).toBe('fits');
  expect(lyingOf(at(A, 14, 5), GROUND)).toBe('outside');
});

test('LE-A10, LE-A11: touching a blank is not enough, and only a letter from the hand may take its place', () => {
  const board = [...BOARD, at(BLANK, 2, 5)];
  expect(lyingOf(at(A, 1, 5), { ...GROUND, board })).toBe('apart');
  expect(lyingOf(at(A, 3, 6), { ...GROUND, board })).toBe('swaps');
  expect(lyingOf(at(A, 3, 6), { ...GROUND, board, swapping: false })).toBe('covers');
});

test('a letter on the board may be moved so that it overlaps its old place', () => {
  expect(lyingOf(at(N, 7, 4), GROUND)).toBe('fits');
});

test('pointing at a cell puts a piece over it where it may lie', () => {
  const big = 5;
  const placed = aimed(big, false, { x: 4, y: 4 }, GROUND);
  expect(may(lyingOf(placed, GROUND))).toBe(true);
  const { left, top, right, bottom } = rectOf(placed);
  expect(left <= 4 && 4 < right && top <= 4 && 4 < bottom).toBe(true);
  expect(lyingOf(aimed(A, false, { x: 0, y: 0 }, GROUND), GROUND)).toBe('apart');
});

test('a piece goes to the nearest place where it may lie', () => {
  expect(nearestPlace(A, false, { x: 0, y: 6.5 }, GROUND)).toEqual(at(A, 3, 6));
  const nowhere = { ...GROUND, board: [] };
  expect(nearestPlace(A, false, { x: 0, y: 0 }, nowhere)).toEqual(at(A, 6, 6));
});

test('the line of a word leads from centre to centre through the shared edges', () => {
  expect(route(BOARD.slice(0, 2).map(rectOf))).toEqual([
    { x: 6, y: 5.5 },
    { x: 7, y: 5.5 },
    { x: 7.5, y: 6.5 },
  ]);
});

test('cells have names, and arrows lead to the next piece', () => {
  expect([nameOf({ x: 0, y: 0 }), nameOf({ x: 13, y: 13 }), nameOf({ x: 27, y: 2 })]).toEqual(['a1', 'n14', 'ab3']);
  const [o] = BOARD;
  if (!o) throw new Error('no board');
  expect(onward(BOARD, o, { x: 1, y: 0 }).tile).toBe(N);
  expect(onward(BOARD, o, { x: 0, y: 1 }).tile).toBe(E);
  expect(onward(BOARD, o, { x: 0, y: -1 }).tile).toBe(O);
  expect(onward(BOARD, at(E, 5, 6), { x: -1, y: 0 }).tile).toBe(T);
});
