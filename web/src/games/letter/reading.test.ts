import { expect, test } from 'vitest';
import { endings, tracesOf } from '../../lib/words/reading';
import { Tracing } from '../../lib/words/tracing.svelte';
import { at, BLANK, BOARD, E, laying, N, O, offerOf, OPTIONS, T, view } from './example-table';
import { wordsNow } from './phases';
import { pointsOf, reading } from './reading';
import type { Offer, Open, Options } from './types.gen';

const here = (open: Partial<Open> = {}, offer: Partial<Offer> = {}, retraced: string | null = null) =>
  reading(view(open), offerOf(['name'], offer), OPTIONS, retraced);
const paths = (read: ReturnType<typeof here>, word: string) =>
  endings(read, tracesOf(read, word), word).map((trace) => trace.map(({ tile }) => tile));

test('LE-12: a word runs between tiles that touch, in any direction, and uses none twice', () => {
  expect(paths(here(), 'TEN')).toEqual([[T, E, N]]);
  expect(paths(here(), 'ONE')).toEqual([[O, N, E]]);
  expect(paths(here(), 'TON')).toEqual([]);
  expect(paths(here(), 'TEE')).toEqual([]);
});

test('LE-A10: a blank breaks a word', () => {
  const board = [at(T, 3, 6), at(BLANK, 4, 6), at(O, 6, 6)];
  expect(paths(here({ board }), 'TO')).toEqual([]);
});

test('LE-13, LE-T8: a word is new if it shares no tile with an earlier instance', () => {
  const other = 55;
  const board = [...BOARD, at(other, 4, 7)];
  const written = [{ seat: 1, word: 'NET', path: [N, E, T], points: 3 }];
  expect(paths(here({ written }), 'NET')).toEqual([]);
  const again = new Tracing(() => here({ board, written }));
  again.type('NET');
  expect([again.complete, again.objection]).toEqual([false, 'not_new']);
});

test('LE-7: the first word uses a letter just laid', () => {
  const words = new Tracing(() => here({}, { must_use: [T] }));
  words.type('ONE');
  expect([words.complete, words.objection]).toEqual([false, 'must_use']);
  words.clear();
  for (const tile of [O, N, E]) words.press([tile]);
  expect([words.complete, words.objection]).toEqual([false, 'must_use']);
  words.clear();
  words.type('TEN');
  expect([words.complete, words.objection, words.points]).toEqual([true, null, 3]);
});

test('LE-A19: a typed word takes the lowest numbers, and a word of this turn may be retraced', () => {
  const second = 36;
  const board = [...BOARD, at(second, 4, 7)];
  expect(second).toBeLessThan(N);
  const read = here({ board: [...BOARD, at(second, 5, 7)] });
  expect(paths(read, 'TEN')).toEqual([
    [T, E, second],
    [T, E, N],
  ]);
  const written = [{ seat: 0, word: 'TEN', path: [T, E, N], points: 3 }];
  const open = { board, written, phase: laying({ laid: [T], written: 1 }) };
  expect(paths(here(open), 'TEN')).toEqual([]);
  expect(paths(here(open, {}, 'TEN'), 'TEN')).toEqual([[T, E, N]]);
  expect(wordsNow(view(open).open)).toEqual(written);
});

test('LE-18, LE-T6, LE-A23: words score as agreed', () => {
  const worth = (length: number, options: Partial<Options>, seats = 2) =>
    pointsOf(length, { ...OPTIONS, ...options }, seats);
  expect([2, 3, 4, 5, 6, 9].map((length) => worth(length, { scoring: 3 }))).toEqual([2, 3, 4, 6, 8, 14]);
  expect([worth(9, { scoring: 1 }), worth(9, { scoring: 2 })]).toEqual([1, 9]);
  expect([worth(9, { variant: 1 }, 1), worth(9, { variant: 2, scoring: 1 }, 1)]).toEqual([1, 14]);
});
