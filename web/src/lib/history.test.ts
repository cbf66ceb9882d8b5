import { beforeAll, expect, test } from 'vitest';
import type { HistoryLine } from './gen/protocol.gen';
import { bestText, companyText, dayText, featText, scoreText, successOf, trend } from './history';
import { openTexts, speak } from './texts.svelte';

beforeAll(async () => {
  await speak('en');
  await openTexts('history');
});

const BOT = { name: 'casual', strength: 'casual', score: 171, rank: 2, yours: false } as const;
const ADA = { name: 'Ada', strength: null, score: 202, rank: 1, yours: true } as const;
const LINE: HistoryLine = {
  players: [ADA, BOT],
  resumed: false,
  reason: 'target_reached',
  time: 60_000,
  measure: 'points_a_word',
  feat: { kind: 'word', worth: 7, word: 'SPENCER' },
  language: 'en',
  table: 't',
  game: 'wordsearch',
  ended: 0,
  outcome: 'won',
  against: 'casual',
  mode: 'board',
  figure: 4.2,
};

test('two are told by their scores, more by place', () => {
  expect(scoreText(LINE)).toBe('202 : 171');
  expect(scoreText({ ...LINE, players: [...LINE.players, BOT] })).toBe('202, place 1 of 3');
});

test('a game that counts something else says what', () => {
  expect(scoreText({ ...LINE, measure: 'rows', figure: 7 })).toBe('7 rows');
  expect(scoreText({ ...LINE, measure: 'rows', figure: 1 })).toBe('one row');
  expect(scoreText({ ...LINE, measure: 'rows', figure: null })).toBe('');
});

test('several seats of one browser have no score of their own', () => {
  expect(scoreText({ ...LINE, outcome: 'several' })).toBe('');
  expect(companyText({ ...LINE, outcome: 'several' })).toBe('Ada, Nora');
});

test('bots have the names they had at the table', () => {
  expect(companyText(LINE)).toBe('Nora, Casual');
  expect(companyText({ ...LINE, players: [...LINE.players, BOT] })).toBe('Nora, Tom');
  expect(companyText({ ...LINE, players: [ADA, BOT, BOT, BOT, BOT] })).toBe('4 of the house');
  expect(companyText({ ...LINE, players: [ADA] })).toBe('alone');
});

test('what was special is told where it is more than the result', () => {
  expect(featText(LINE)).toBe('SPENCER, 7');
  expect(featText({ ...LINE, feat: { kind: 'rows', worth: 5, word: null } })).toBe('');
  expect(featText({ ...LINE, feat: null })).toBe('');
});

test('a record says what it is worth', () => {
  const best = { table: 't', ended: 0, word: null };
  expect(bestText({ ...best, kind: 'word', worth: 8, word: 'SPENCERS' })).toEqual({
    value: 'SPENCERS',
    label: 'best word, 8',
  });
  expect(bestText({ ...best, kind: 'fastest', worth: 360_000 }).value).toBe('6 min');
  expect(bestText({ ...best, kind: 'run', worth: 4 }).value).toBe('4 in a row');
  expect(bestText({ ...best, kind: 'points', worth: 110 }).value).toBe('110');
});

test('a day is called as people call it', () => {
  const now = new Date(2026, 10, 16, 9).getTime();
  const ago = (days: number) => dayText(new Date(2026, 10, 16 - days, 23).getTime() / 1000, now);
  expect(ago(0)).toBe('today');
  expect(ago(1)).toBe('yesterday');
  expect(ago(3)).toBe('Friday');
  expect(ago(30)).toBe('October 17');
  expect(ago(400)).toBe('October 12, 2025');
});

test('the trend is the mean of up to five games', () => {
  expect(trend([1, 3, 5, 7, 9, 11])).toEqual([1, 2, 3, 4, 5, 7]);
});

test('a draw is half a win', () => {
  expect(successOf({ against: 'casual', played: 4, won: 1, shared: 2, figure: null })).toBe(0.5);
});
