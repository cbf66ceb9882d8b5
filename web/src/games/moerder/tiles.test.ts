import { expect, test } from 'vitest';
import { faceDown, isChain, LETTERS, lie, nameOf, PLACES, readTiles, slots, WORD } from './tiles';

test('places are named as in the rule book', () => {
  expect([0, 5, 14, 35].map(nameOf)).toEqual(['a1', 'f1', 'c3', 'f6']);
  expect(readTiles(PLACES.map(nameOf).join(' '))).toEqual(PLACES);
});

test('a tile lies the same way at every visit, and not all lie alike', () => {
  expect(lie('/table/x', 7)).toEqual(lie('/table/x', 7));
  const lies = PLACES.map((tile) => lie('/table/x', tile));
  expect(new Set(lies.map(({ quarter }) => quarter)).size).toBe(4);
  expect(new Set(lies.map(({ tilt }) => tilt)).size).toBeGreaterThan(30);
  expect(lies.every(({ tilt }) => Math.abs(tilt) <= 3)).toBe(true);
  expect(lies).not.toEqual(PLACES.map((tile) => lie('/table/y', tile)));
});

test('MO-A3: what is neither open nor collected is face down', () => {
  const board = 'MM.†'.padEnd(36, '?');
  expect(faceDown({ board, hands: ['R', 'RM'] })).toEqual([
    { face: 'M', count: 4 },
    { face: 'Ö', count: 7 },
    { face: 'R', count: 5 },
    { face: 'D', count: 7 },
    { face: 'E', count: 7 },
    { face: '†', count: 0 },
  ]);
});

test('MO-12: what was collected fills its places in the word, both R theirs', () => {
  const filled = (hand: string, word: readonly string[]) =>
    slots(hand, word)
      .map((slot) => (slot.filled ? slot.letter : '_'))
      .join('');
  expect(filled('RM', WORD)).toBe('M_R___');
  expect(filled('RER', WORD)).toBe('__R_ER');
  expect(filled('R', LETTERS)).toBe('__R__');
});

test('six tiles are a chain to be judged, fewer are not', () => {
  expect(isChain([0, 1, 2, 3, 4, 5])).toBe(true);
  expect(isChain([0, 1])).toBe(false);
});
