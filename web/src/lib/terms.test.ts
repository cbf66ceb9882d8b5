import { beforeAll, expect, test } from 'vitest';
import type { Box, SeatShown } from './gen/protocol.gen';
import { termsLine, termsOf } from './terms';
import { openTexts, speak } from './texts.svelte';

const BOX = {
  name: 'wordsearch',
  options: [
    { type: 'pick', name: 'language', values: ['en', 'de'], default: 'en' },
    { type: 'pick', name: 'judge', values: ['dictionary', 'vote'], default: 'dictionary' },
    { type: 'several', name: 'layers', values: ['words', 'places'], default: ['words', 'places'] },
    { type: 'number', name: 'timer', least: 10, most: 300, off: true, default: 30 },
  ],
} as unknown as Box;
const TWO = [{}, {}] as SeatShown[];

beforeAll(async () => {
  await speak('en');
  await openTexts('wordsearch');
});

test('the language, what counts as a word and the clock are always said', () => {
  expect(termsLine(BOX, { game: {}, seats: TWO })).toBe(
    'Language of the words: English · Which words count: Words, Places · Who judges words: Dictionary · Time per turn: 30 s',
  );
});

test('a table without a clock says so', () => {
  const terms = termsOf(BOX, { game: { timer: null }, seats: TWO });
  expect(terms.at(-1)).toMatchObject({ name: 'Clock', value: 'none', options: ['timer'] });
});

test('what does not matter is not said', () => {
  const terms = termsOf(BOX, { game: {}, seats: TWO.slice(1) });
  expect(terms.flatMap(({ options }) => options)).toEqual(['language', 'layers', 'timer']);
});
