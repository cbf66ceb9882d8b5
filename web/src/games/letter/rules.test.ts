// What the board works out for itself agrees with the rules, in cases written by tools/generate.py.
import { expect, test } from 'vitest';
import { endings, tracesOf, wordOf, type Reading, type Trace } from '../../lib/words/reading';
import text from './cases.gen.json?raw';
import { lyingOf, type Lying } from './grid';
import { groundFor } from './ground';
import { reading } from './reading';
import type { Offer, Options, View } from './types.gen';

interface Case {
  view: View;
  offer: Offer;
  touching: [number, number[]][];
  lying: { tile: number; turned: boolean; cells: string }[];
  words: { word: string; points: number; paths: number[][] }[];
}
const tables: { options: Options; cases: Case[] }[] = JSON.parse(text);
const cases = tables.flatMap(({ options, cases }, table) =>
  cases.map((one, number) => ({ ...one, options, name: `${table}.${number}` })),
);

const SIGNS: Record<Lying, string> = { fits: 'f', swaps: 's', outside: 'o', covers: 'x', apart: '.' };
const tilesOf = (trace: Trace) => trace.map(({ tile }) => tile);
const newWays = (read: Reading, word: string) =>
  tracesOf(read, word).filter((trace) => wordOf(read, trace) === word && !read.objection?.(word, trace));

test('there are enough cases of every kind', () => {
  const signs = new Set(cases.flatMap(({ lying }) => lying.flatMap(({ cells }) => [...cells])));
  const ways = cases.flatMap(({ words }) => words.map(({ paths }) => paths.length));
  expect([...signs].sort().join('')).toBe('.fosx');
  expect(ways.filter((count) => count === 0).length).toBeGreaterThan(50);
  expect(ways.filter((count) => count > 0).length).toBeGreaterThan(50);
});

test.each(cases)('LE-11, LE-A10: which letters touch ($name)', ({ view, offer, options, touching }) => {
  expect([...reading(view, offer, options).near]).toEqual(touching);
});

test.each(cases)('LE-6, LE-10, LE-11, LE-15: where pieces may lie ($name)', ({ view, options, lying }) => {
  const { open, seat } = view;
  const places = [...Array(open.side).keys()].flatMap((y) => [...Array(open.side).keys()].map((x) => ({ x, y })));
  for (const { tile, turned, cells } of lying) {
    const ground = groundFor(tile, open, options, seat ?? -1);
    const signs = places.map((place) => SIGNS[lyingOf({ tile, turned, ...place }, ground)]);
    expect(signs.join(''), `${tile} ${turned}`).toBe(cells);
  }
});

test.each(cases)('LE-12, LE-13, LE-A19: which paths make a word new ($name)', ({ view, offer, options, words }) => {
  const read = reading(view, offer, options);
  for (const { word, points, paths } of words) {
    const ways = newWays(read, word);
    expect(ways.map(tilesOf), word).toEqual(paths);
    expect(endings(read, ways, word).map(tilesOf)[0], word).toEqual(paths[0]);
    for (const way of ways) expect(read.worth(way), word).toBe(points);
  }
});
