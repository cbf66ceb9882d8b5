import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { WordEntry } from '../gen/protocol.gen';
import { openTexts, speak } from '../texts.svelte';
import { lookUp, why, wordsIn, type WordAgreement } from './lookup';

const AGREED: WordAgreement = {
  language: 'en',
  judge: 'dictionary_then_vote',
  layers: ['words', 'places'],
  own_list: '',
  family: false,
};
const OAK: WordEntry = {
  layer: 'words',
  own: false,
  spelling: 'oak',
  common: 'common',
  one_in: 60000,
  source: 'SCOWL',
  hidden: false,
};

beforeAll(async () => {
  await speak('en');
  await openTexts('lookup');
});
afterEach(() => vi.unstubAllGlobals());

test('a word counts by a list that was agreed', () => {
  expect(why([OAK], AGREED)).toBe('It counts at this table: an ordinary word.');
  expect(why([{ ...OAK, layer: 'brands' }, OAK], AGREED)).toBe('It counts at this table: an ordinary word.');
  expect(why([{ ...OAK, layer: 'brands' }], AGREED)).toContain('without this list');
});

test('a list of the house counts where it was agreed', () => {
  const own = { ...OAK, layer: 'club', own: true };
  expect(why([own], AGREED)).toContain('without this list');
  expect(why([own], { ...AGREED, own_list: 'club' })).toBe('It counts at this table: from the list club.');
});

test('an offensive word does not count where the table plays without', () => {
  const hidden = { ...OAK, hidden: true };
  expect(why([hidden], AGREED)).toContain('It counts');
  expect(why([hidden], { ...AGREED, family: true })).toContain('offensive');
});

test('what no list has is judged by the players, or by nobody', () => {
  expect(why([], AGREED)).toContain('stand by it');
  expect(why([], { ...AGREED, judge: 'dictionary' })).toContain('doesn’t count');
  expect(why([], { ...AGREED, judge: 'vote' })).toContain('decide together');
});

test('only words that were said can be looked up', () => {
  expect(wordsIn({ type: 'WordScored', word: 'OAK' })).toEqual(['OAK']);
  expect(wordsIn({ type: 'KnockWon', words: ['OAK', 'KOA'] })).toEqual(['OAK', 'KOA']);
  expect(wordsIn({ type: 'LetterLifted', struck: ['OAK'] })).toEqual(['OAK']);
  expect(wordsIn({ type: 'TileTurned', letters: 'M' })).toEqual([]);
});

test('an answer is kept, a failure is not', async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new Error('offline'));
  fetch.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ entries: [OAK] }))));
  vi.stubGlobal('fetch', fetch);
  await expect(lookUp('OAK', 'en')).rejects.toThrow();
  expect((await lookUp('OAK', 'en')).entries).toEqual([OAK]);
  await lookUp('OAK', 'en');
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(fetch).toHaveBeenLastCalledWith('/api/words/en/OAK', expect.anything());
  for (let number = 0; number < 100; number++) await lookUp(`OAK${number}`, 'en');
  await lookUp('OAK', 'en');
  expect(fetch).toHaveBeenCalledTimes(103);
});
