// What the board works out for itself agrees with the rules, in cases written by tools/generate.py.
import { expect, test } from 'vitest';
import { endings, tracesOf, wordOf } from '../../lib/words/reading';
import { Arranging, HAND } from './arranging.svelte';
import text from './cases.gen.json?raw';
import { markers } from './markers';
import { nameOf } from './plane';
import { reading } from './reading';
import type { Action, Offer, Options, View } from './types.gen';

interface Case {
  view: View;
  offer: Offer;
  names: string[];
  touching: [number, number[]][];
  words: { word: string; paths: [number[], number][] }[];
  moves: string[];
  turns: number[];
}
const { tables, markers: track }: { tables: { options: Options; cases: Case[] }[]; markers: number[][] } =
  JSON.parse(text);
const cases = tables.flatMap(({ options, cases }, table) =>
  cases.map((one, number) => ({ ...one, options, name: `${table}.${number}` })),
);

function arranging({ view: { open }, offer }: Case, options: Options) {
  const acts: Action[] = [];
  const hand = new Arranging(
    () => ({ open, offer, turning: options.rotate_mw }),
    { tileSize: () => 0, fieldAt: () => null },
    (action) => acts.push(action),
  );
  return { hand, acts };
}

test('there are enough cases of every kind', () => {
  const ways = cases.flatMap(({ words }) => words.map(({ paths }) => paths.length));
  expect(ways.filter((count) => count > 0).length).toBeGreaterThan(80);
  expect(ways.filter((count) => count > 1).length).toBeGreaterThanOrEqual(20);
  expect(cases.filter(({ moves }) => moves.some((row) => row.includes('#'))).length).toBeGreaterThan(10);
});

test.each(cases)('WS-A1, WS-A17: what places are called ($name)', ({ view, names }) => {
  const { places } = view.open;
  expect(places.map((place) => nameOf(places, place))).toEqual(names);
});

test.each(cases)('WS-4, WS-A16: which tiles touch ($name)', ({ view, offer, options, touching }) => {
  expect([...reading(view.open, offer, options).near]).toEqual(touching);
});

test.each(cases)(
  'WS-4, WS-5, WS-7, WS-A5: over which paths a word may be called ($name)',
  ({ view, offer, options, words }) => {
    const read = reading(view.open, offer, options);
    for (const { word, paths } of words) {
      const ways = tracesOf(read, word).filter(
        (trace) => wordOf(read, trace) === word && read.ends.has(trace.at(-1)?.tile ?? -1),
      );
      expect(
        ways.map((trace) => [trace.map(({ tile }) => tile), read.worth(trace)]),
        word,
      ).toEqual(paths);
      const ends = new Set(endings(read, ways, word).map((trace) => trace.at(-1)?.tile));
      expect(ends, word).toEqual(new Set(paths.map(([path]) => path.at(-1))));
    }
  },
);

test.each(cases)('WS-A7, WS-A16: where a tile may be taken ($name)', (one) => {
  const fields = [HAND, ...one.view.open.places.keys()];
  for (const [at, from] of fields.entries()) {
    const { hand } = arranging(one, one.options);
    const lifted = hand.carrying.lift(from);
    const row = lifted ? fields.map((to) => (hand.carrying.fits(to) ? '#' : '.')).join('') : '';
    expect(row.includes('#') ? row : '', `from ${from}`).toBe(one.moves[at]);
  }
});

test.each(cases)('WS-A8: which tiles may be turned ($name)', (one) => {
  const turned = [...one.view.open.places.keys()].filter((place) => {
    const { hand, acts } = arranging(one, one.options);
    if (hand.press(place) && hand.other !== null) hand.turn();
    return acts.some(({ type }) => type === 'TurnTile');
  });
  expect(turned).toEqual(one.turns);
});

test('WS-12, WS-A15: where the markers of a score stand', () => {
  expect(track.map((_, score) => Object.values(markers(score)))).toEqual(track);
});
