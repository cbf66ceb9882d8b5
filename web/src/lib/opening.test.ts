import { beforeAll, expect, test } from 'vitest';
import type { Box } from './gen/protocol.gen';
import { Opening } from './opening.svelte';
import { speak } from './texts.svelte';

const BOX: Box = {
  name: 'wordsearch',
  least_seats: 1,
  most_seats: 6,
  minutes: 30,
  front: ['mode', 'language'],
  presets: { box: {}, loose: { mode: 'loose', adds: 2 } },
  options: [
    { type: 'pick', name: 'language', values: ['en', 'de'], default: 'en' },
    { type: 'pick', name: 'mode', values: ['board', 'loose'], default: 'board' },
    { type: 'pick', name: 'adds', values: [1, 2], default: 1 },
    { type: 'several', name: 'layers', values: ['words', 'places', 'brands'], default: ['words', 'places'] },
    { type: 'text', name: 'own_list', most: 40, pattern: null, default: '' },
    { type: 'number', name: 'timer', least: 10, most: 300, off: true, default: 30 },
    { type: 'pick', name: 'family', values: [false, true], default: false },
  ],
  in_public: { timer: 120, family: true },
  lesson: false,
  lists: { de: ['verein'] },
};
const GAME = {
  concerns: (option: string, _: number, values: Record<string, unknown>) =>
    option !== 'adds' || values.mode === 'loose',
};

const names = (options: { name: string }[]) => options.map(({ name }) => name);

beforeAll(() => speak('en'));

test('options shown first come in the order of the box, without those that do not matter', () => {
  const opening = new Opening(BOX, GAME, 'friend');
  expect(names(opening.front)).toEqual(['mode', 'language']);
  expect(names(opening.rest)).toEqual(['layers', 'timer', 'family']);
  expect(opening.presets).toEqual(['box', 'loose']);
  opening.pick('loose');
  expect(opening.preset).toBe('loose');
  expect(names(opening.rest)).toContain('adds');
  expect(opening.wish().game).toEqual({ type: 'wordsearch', mode: 'loose', adds: 2 });
});

test('a preset that asks for more players brings them to the table', () => {
  const pairs = { ...BOX, presets: { box: {}, pairs: { family: true } } };
  const game = { concerns: (option: string, seats: number) => option !== 'family' || seats === 4 };
  const opening = new Opening(pairs, game, 'friend');
  expect(opening.presets).toEqual(['box', 'pairs']);
  opening.pick('pairs');
  expect(opening.together).toBe(4);
  expect(opening.wish().game).toEqual({ type: 'wordsearch', family: true });
  opening.keepCompany('alone');
  expect(opening.presets).toEqual(['box']);
});

test('words are in the language of whoever opens the table, which still counts as the rules of the box', async () => {
  await speak('de');
  const opening = new Opening(BOX, GAME, 'alone');
  await speak('en');
  expect(opening.values.language).toBe('de');
  expect(opening.wish()).toMatchObject({ game: { type: 'wordsearch', language: 'de' }, seats: [{ who: 'me' }] });
});

test('the order of several values does not matter', () => {
  const opening = new Opening(BOX, GAME, 'friend');
  opening.values.layers = ['places', 'words'];
  expect(opening.preset).toBe('box');
  expect(opening.wish().game).toEqual({ type: 'wordsearch' });
  opening.values.layers = [];
  expect(opening.preset).toBe(null);
  expect(opening.wish().game).toEqual({ type: 'wordsearch', layers: [] });
});

test('a list of the house can be chosen only in its own language', () => {
  const opening = new Opening(BOX, GAME, 'friend');
  expect(names(opening.options)).not.toContain('own_list');
  opening.values.language = 'de';
  expect(opening.lists).toEqual(['verein']);
  expect(names(opening.options)).toContain('own_list');
  opening.values.own_list = 'verein';
  expect(opening.wish().game).toMatchObject({ own_list: 'verein' });
  opening.values.language = 'en';
  expect(opening.wish().game).toEqual({ type: 'wordsearch' });
});

test('going public limits turns and filters words unless a clock is set, and going private undoes both', () => {
  const opening = new Opening(BOX, GAME, 'friend');
  opening.values.timer = null;
  opening.goPublic(true);
  expect(opening.values).toMatchObject({ timer: 120, family: true });
  opening.goPublic(false);
  expect(opening.values).toMatchObject({ timer: null, family: false });
  opening.values.timer = 45;
  opening.goPublic(true);
  expect(opening.values.timer).toBe(45);
});

test('up to six sit down together', () => {
  const opening = new Opening(BOX, GAME, 'device');
  opening.together = 6;
  expect(opening.wish().seats).toHaveLength(6);
  opening.keepCompany('house');
  expect(opening.wish().seats.filter(({ who }) => who === 'bot')).toHaveLength(5);
});

test('with one person among bots nothing is timed unless that person wants it (X-3)', () => {
  const calm = { ...BOX, presets: { box: {}, calm: { timer: null }, quick: { timer: 20 } } };
  const opening = new Opening(calm, GAME, 'house');
  expect(opening.wish().game).toEqual({ type: 'wordsearch', timer: null });
  expect(opening.presets).toEqual(['box', 'quick']);
  opening.pick('quick');
  expect(opening.values.timer).toBe(20);
  for (const company of ['alone', 'friend', 'device'] as const) {
    const other = new Opening(calm, GAME, company);
    expect(other.values.timer).toBe(30);
    expect(other.presets).toEqual(['box', 'calm', 'quick']);
  }
});
