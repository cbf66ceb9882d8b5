// What the board works out for itself is what the rules say: cases written by tools/generate.py.
import { expect, test } from 'vitest';
import text from './cases.gen.json?raw';
import { faceDown, nameOf, PLACES, readTiles } from './tiles';

const { names, tables }: { names: string[]; tables: { board: string; hands: string[]; counts: number[] }[] } =
  JSON.parse(text);

test('MO-3: what places are called', () => {
  expect(PLACES.map(nameOf)).toEqual(names);
  expect(readTiles(names.join(' '))).toEqual(PLACES);
});

test('MO-A3: how many of each are neither open nor collected', () => {
  expect(tables.length).toBeGreaterThan(30);
  for (const { counts, ...table } of tables) expect(faceDown(table).map(({ count }) => count)).toEqual(counts);
});
