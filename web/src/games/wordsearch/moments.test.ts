import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { at, OPEN } from './example-table';
import { lasts, Moments } from './moments.svelte';
import type { Event, Open } from './types.gen';

const HELP = [at(1, -1), at(0, -1), at(-1, 0), at(-1, -1)];
const SCORED: Event = { type: 'WordScored', seat: 0, word: 'HELP', path: HELP, points: 4, total: 4 };

function heard(moments: Moments, events: Event[], open: Partial<Open> = {}) {
  moments.hear(
    events.map((event, ply) => ({ ply, event })),
    { ...OPEN, ...open },
    [18, 18],
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a word takes less than a second and a ribbon one, and nothing else takes time', () => {
  const time = (event: Event) => lasts([{ ply: 0, event }]);
  expect(time(SCORED)).toBeGreaterThan(400);
  expect(time(SCORED)).toBeLessThan(1000);
  expect(time({ type: 'TargetReached', seat: 0, score: 200 })).toBe(1000);
  expect(time({ type: 'TokenStayed', seat: 0 })).toBe(0);
});

test('WS-4: a word lights up tile by tile, and the token walks along it, in less than a second', () => {
  const moments = new Moments();
  heard(moments, [SCORED], { tokens: [at(-1, -1), 18] });
  expect([moments.lit, moments.walks(0), moments.step]).toEqual([1, true, 18]);
  vi.advanceTimersByTime(130);
  expect([moments.lit, moments.step]).toEqual([2, HELP[1]]);
  vi.advanceTimersByTime(850);
  expect([moments.lit, moments.walks(0)]).toEqual([4, false]);
  expect(moments.word?.word).toBe('HELP');
});

test('the next input puts everything in its place', () => {
  const moments = new Moments();
  heard(moments, [SCORED]);
  moments.settle();
  expect([moments.lit, moments.walks(0), moments.still]).toEqual([4, false, true]);
});

test('nothing moves for those who prefer no motion, or after a reload', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const moments = new Moments();
  moments.hear([], OPEN, []);
  expect([moments.still, moments.word]).toEqual([true, null]);
  heard(moments, [SCORED, { type: 'TargetReached', seat: 0, score: 200 }]);
  expect([moments.still, moments.lit, moments.walks(0), moments.ribbon]).toEqual([true, 4, false, null]);
});

test('the last word stays until somebody moves on without one', () => {
  const moments = new Moments();
  heard(moments, [SCORED, { type: 'TurnEnded', seat: 0 }]);
  expect(moments.word?.word).toBe('HELP');
  heard(moments, [{ type: 'TokenMoved', seat: 1, place: 3, letters: 'T', by_chance: false }]);
  expect(moments.word).toBeNull();
});

test('WS-11: a dispute and a lost turn are announced across the board for a second', () => {
  const moments = new Moments();
  heard(moments, [{ type: 'WordCalled', seat: 0, word: 'HELP', path: HELP }]);
  heard(moments, [{ type: 'WordDisputed', by: 1, seat: 0, word: 'HELP' }]);
  expect(moments.ribbon).toMatchObject({ kind: 'disputed', seat: 1 });
  heard(moments, [{ type: 'WordRejected', seat: 0, word: 'HELP', turn_lost: true }]);
  expect([moments.ribbon?.kind, moments.word?.kind]).toEqual(['lost', 'lost']);
  vi.advanceTimersByTime(1000);
  expect(moments.ribbon).toBeNull();
});

test('tiles come from where they were', () => {
  const moments = new Moments();
  heard(moments, [{ type: 'TilesSwapped', seat: 0, one: at(1, 0), other: at(0, 1), letters: 'A', others: 'E' }]);
  expect(moments.glides[at(0, 1)]).toEqual({ x: 100, y: 0 });
  expect(moments.fresh).toEqual([at(1, 0), at(0, 1)]);
  heard(moments, [{ type: 'TileLaid', seat: 0, q: 0, r: 0, letters: 'A', by_chance: true }], {
    places: [[0, 0]],
    stacks: [['A']],
  });
  expect(Object.keys(moments.glides)).toEqual(['0']);
});
