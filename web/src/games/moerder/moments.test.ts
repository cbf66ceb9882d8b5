import { expect, test, vi } from 'vitest';
import { lasts, Moments } from './moments.svelte';
import type { Chain } from './tiles';
import type { Event } from './types.gen';

const chain: Chain = [0, 1, 2, 3, 4, 5];

function heard(moments: Moments, ...events: Event[]) {
  moments.hear(events.map((event, ply) => ({ ply, event })));
}

test('the body is a moment: its neighbours turn one after another, in less than a second', () => {
  const moments = new Moments();
  const around = [7, 8, 9, 13, 15, 19, 20, 21];
  heard(
    moments,
    { type: 'BodyFound', seat: 0, tile: 14, around },
    ...around.map((tile): Event => ({ type: 'TileTurned', seat: 0, tile, face: 'R' })),
  );
  const delays = [14, ...around].map((tile) => moments.delays[tile] ?? -1);
  expect([moments.body, moments.still]).toEqual([14, false]);
  expect(delays[0]).toBe(0);
  expect(delays).toEqual(delays.toSorted((one, other) => one - other));
  expect(Math.max(...delays) + 200).toBeLessThanOrEqual(1000);
  moments.settle();
  expect([moments.body, moments.still, Object.keys(moments.delays).length]).toEqual([null, true, 0]);
});

test('the next thing waits for a body and for a chain, never a second; for a single tile it does not wait', () => {
  const time = (...events: Event[]) => lasts(events.map((event, ply) => ({ ply, event })));
  const turned = (tile: number): Event => ({ type: 'TileTurned', seat: 0, tile, face: 'R' });
  expect(time(turned(0))).toBe(0);
  expect(time({ type: 'BodyFound', seat: 0, tile: 14, around: [7] }, turned(7))).toBeGreaterThan(400);
  expect(time(...Array.from({ length: 30 }, (_, tile) => turned(tile)))).toBeLessThanOrEqual(1000);
  expect(time({ type: 'ClaimFailed', seat: 0, chain })).toBe(850);
});

test('quitting turns all the rest within the same second', () => {
  const moments = new Moments();
  heard(moments, ...Array.from({ length: 30 }, (_, tile): Event => ({ type: 'TileTurned', seat: 0, tile, face: 'R' })));
  expect(Math.max(...Object.values(moments.delays)) + 200).toBeLessThanOrEqual(1000);
});

test('MO-10: a chain that was shown lies there until the game goes on', () => {
  const moments = new Moments();
  heard(moments, { type: 'ObjectionHeld', collector: 0, tile: 2, seat: 1, chain });
  expect(moments.drawn).toEqual({ chain, kind: 'objection', touched: 2 });
  heard(moments, { type: 'TileTurned', seat: 1, tile: 30, face: 'M' });
  expect(moments.drawn).not.toBeNull();
  heard(moments, { type: 'TurnEnded', seat: 1, time_up: false });
  expect(moments.drawn).toBeNull();
});

test('MO-A10: the table points out no chain', () => {
  const moments = new Moments();
  heard(moments, { type: 'ObjectionHeld', collector: 0, tile: 2, seat: null, chain: null });
  expect(moments.drawn).toBeNull();
});

test('a wrong claim and a collected tile are shown', () => {
  const moments = new Moments();
  heard(moments, { type: 'ClaimFailed', seat: 0, chain });
  expect(moments.drawn?.kind).toBe('wrong');
  heard(moments, { type: 'TileCollected', seat: 0, tile: 3, letter: 'E' });
  expect(moments.leaving).toMatchObject({ tile: 3, letter: 'E' });
});

test('nothing moves for whoever wants it so, and nothing after a reload', () => {
  const moments = new Moments();
  moments.hear([]);
  expect(moments.still).toBe(true);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  heard(moments, { type: 'BodyFound', seat: 0, tile: 14, around: [] });
  expect([moments.still, moments.body]).toEqual([true, null]);
  vi.restoreAllMocks();
});
