import { beforeAll, expect, test } from 'vitest';
import { comparison, dayText, nextAt, parText, shareText } from './daily';
import type { Finish, PuzzleShown } from './gen/protocol.gen';
import { openTexts, speak } from './texts.svelte';

const PUZZLE: PuzzleShown = {
  game: 'grandmastermind',
  date: '2026-11-15',
  language: '',
  luck: 'parlour daily 2026-11-15 grandmastermind 1',
  measure: 'rows',
  fewest: true,
  par: { solved: true, figure: 6 },
  yours: null,
  others: [],
  streak: 0,
  days: [],
  expert: null,
};
const finish = (figure: number, solved = true): Finish => ({ solved, figure, marks: ['⚫⚪▫▫', '⚫⚫⚫⚫'] });

beforeAll(async () => {
  await speak('en');
  await openTexts('daily');
});

test('a shared result has the date, the game, both figures and the pegs, and nothing else', () => {
  expect(shareText(PUZZLE, finish(7)).split('\n')).toEqual([
    'Parlour, November 15, Grand Master Mind: 7 rows (the Expert: 6 rows)',
    '⚫⚪▫▫',
    '⚫⚫⚫⚫',
  ]);
});

test('fewer rows are better, and more words are', () => {
  expect(comparison(PUZZLE, finish(5))).toContain('Better');
  expect(comparison(PUZZLE, finish(6))).toContain('As good');
  expect(comparison(PUZZLE, finish(7))).toBe('The Expert: 6 rows.');
  const words: PuzzleShown = { ...PUZZLE, measure: 'words', fewest: false };
  expect(comparison(words, finish(7))).toContain('Better');
  expect(comparison(words, finish(5))).toBe('The Expert: 6 words.');
});

test('an attempt without a solution is told what the Expert needed', () => {
  expect(comparison(PUZZLE, finish(0, false))).toBe('The Expert: 6 rows.');
  expect(comparison({ ...PUZZLE, par: { solved: false, figure: 0 } }, finish(0, false))).toContain('either');
});

test('the Expert may still be thinking, or have failed', () => {
  expect(parText({ ...PUZZLE, par: null })).toContain('still thinking');
  expect(parText({ ...PUZZLE, par: { solved: false, figure: 0 } })).toContain('Can you?');
  expect(parText(PUZZLE)).toBe('The Expert needs 6 rows. Can you?');
});

test('a date is a day of UTC, whatever the clock of the reader says', () => {
  expect(dayText('2026-11-15')).toBe('November 15');
  expect(nextAt(90, new Date(2026, 10, 15, 22, 58, 30).getTime())).toMatch(/11:00/);
});
