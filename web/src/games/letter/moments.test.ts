import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { E, N, T } from './example-table';
import { lasts, Moments } from './moments.svelte';
import type { Event } from './types.gen';

const WRITTEN: Event = { type: 'WordWritten', seat: 0, word: 'TEN', path: [T, E, N], points: 3 };
const fresh = (...events: Event[]) => events.map((event, ply) => ({ ply, event }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a word lights up tile by tile, in less than a second, and the next input ends it', () => {
  const moments = new Moments();
  moments.hear(fresh(WRITTEN));
  expect([moments.lit, moments.still]).toEqual([1, false]);
  vi.advanceTimersByTime(130);
  expect(moments.lit).toBe(2);
  moments.settle();
  expect([moments.lit, moments.still]).toEqual([3, true]);
  expect(lasts(fresh(WRITTEN))).toBeLessThan(1000);
});

test('the last word stays until the game goes on, unless it is rejected', () => {
  const moments = new Moments();
  moments.hear(fresh({ type: 'WordNamed', seat: 0, word: 'TEN', path: [T, E, N] }));
  moments.hear(fresh({ type: 'WordRejected', seat: 0, word: 'TEN' }));
  expect(moments.word?.kind).toBe('lost');
  moments.hear(fresh({ type: 'TurnEnded', seat: 0 }, { type: 'WindowOpened', last: false }));
  expect(moments.word).not.toBeNull();
  moments.hear(fresh({ type: 'Knocked', seat: 1 }));
  expect([moments.word, moments.ribbon?.kind]).toEqual([null, 'knocked']);
});

test('LE-A16: every throw is shown for a second, with what each seat rolled', () => {
  const moments = new Moments();
  const tied: Event = {
    type: 'DiceRolled',
    rolls: [
      [0, 5],
      [1, 5],
      [2, 1],
    ],
    highest: [0, 1],
  };
  const won: Event = {
    type: 'DiceRolled',
    rolls: [
      [0, 3],
      [1, 5],
    ],
    highest: [1],
  };
  moments.hear(fresh(tied, won));
  expect(moments.ribbon).toEqual({ kind: 'dice', seat: 1, throws: [tied.rolls, won.rolls] });
  expect([lasts(fresh(won)), lasts(fresh(tied, won))]).toEqual([1000, 2000]);
  vi.advanceTimersByTime(1900);
  expect(moments.ribbon).not.toBeNull();
  vi.advanceTimersByTime(100);
  expect(moments.ribbon).toBeNull();
});

test('nothing moves for those who prefer no motion, or after a reload', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const moments = new Moments();
  moments.hear([]);
  moments.hear(fresh(WRITTEN, { type: 'Knocked', seat: 1 }));
  expect([moments.still, moments.ribbon]).toEqual([true, null]);
});

test('what another player has just laid is marked', () => {
  const moments = new Moments();
  const laid = { seat: 0, tile: T, x: 1, y: 1, turned: false, free: false, by_chance: false } as const;
  moments.hear(fresh({ type: 'LetterLaid', ...laid }), 1);
  expect(moments.fresh).toEqual([T]);
  moments.hear(fresh({ type: 'LetterLaid', ...laid }), 0);
  expect(moments.fresh).toEqual([]);
});
