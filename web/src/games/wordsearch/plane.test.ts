import { expect, test } from 'vitest';
import { at, BOARDLESS, OPEN } from './example-table';
import { filled, edgeOf, markers } from './markers';
import { boxAround, centre, nameOf, nearest, onward, touches } from './plane';

test('WS-A1: 37 places, each inner one with six neighbours', () => {
  expect(OPEN.places.length).toBe(37);
  expect(OPEN.places.filter((hex) => touches(hex, [0, 0])).length).toBe(6);
});

test('places are named as in the log, by row and number or without a board by coordinates', () => {
  expect(
    [at(0, -3), at(3, -3), at(0, 0), at(0, 3)].map((place) => nameOf(OPEN.places, OPEN.places[place] ?? [0, 0])),
  ).toEqual(['a1', 'a4', 'd4', 'g4']);
  expect(nameOf(BOARDLESS.places ?? [], [1, -1])).toBe('1,-1');
});

test('arrows lead to the next place, and zigzag up and down', () => {
  const go = (...keys: string[]) => keys.reduce((place, key) => onward(OPEN.places, place, key) ?? -1, at(0, 0));
  expect(go('ArrowRight')).toBe(at(1, 0));
  expect(go('ArrowUp')).toBe(at(0, -1));
  expect(go('ArrowUp', 'ArrowDown')).toBe(at(-1, 0));
  expect(go(...Array.from({ length: 9 }, () => 'ArrowLeft'))).toBe(at(-3, 0));
  expect(onward(OPEN.places, 0, 'Tab')).toBeUndefined();
});

test('a pointer is over the nearest place if it is near enough', () => {
  const { x, y } = centre([2, -1]);
  expect(nearest(OPEN.places, { x: x + 20, y: y - 20 }, 43)).toBe(at(2, -1));
  expect(nearest(OPEN.places, { x: x + 50, y }, 43)).toBeNull();
});

test('the picture holds everything drawn', () => {
  const box = boxAround(OPEN.places, 0);
  expect([box.x, box.width]).toEqual([-350, 700]);
});

test('WS-T1, WS-A15: the markers show a score', () => {
  const shown = [5, 17, 53, 116].map((score) => Object.values(markers(score)));
  expect(shown).toEqual([
    [0, 0, 5],
    [0, 1, 7],
    [0, 5, 3],
    [1, 1, 6],
  ]);
  expect(filled(116)).toEqual({ upper: [10, 100], unit: 6 });
  expect(filled(207)).toEqual({ upper: [200], unit: null });
});

test('WS-A14: the viewer sits at the bottom, the others clockwise', () => {
  expect([0, 1, 2].map((seat) => edgeOf(seat, 3, 1))).toEqual([4, 0, 2]);
  expect(edgeOf(1, 2, 0)).toBe(3);
});
