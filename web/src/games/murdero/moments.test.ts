import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Heard } from '../../lib/game';
import { place } from './example-table';
import { COUNT, lasts, Moments } from './moments.svelte';
import type { Event } from './types.gen';

const heard = (...events: Event[]): Heard<Event>[] => events.map((event, ply) => ({ ply, event }));
const BUILT: Event = { type: 'CardBuilt', seat: 1, card: 'R2', onto: 1 };
const FELL: Event = { type: 'CardsRemoved', seat: 1, cards: ['R3', 'R4'], discarded: false };
const COUNTED: Event = {
  type: 'HandCounted',
  counts: [{ seat: 0, place: place('R1'), hand: [], table: 1, doubled: false, held: 0 }],
  scores: [1],
  totals: [1],
};

/** A table with these spots on it. */
function table(...spots: string[]): HTMLElement {
  const root = document.createElement('div');
  for (const spot of spots) {
    const element = document.createElement('i');
    element.dataset['spot'] = spot;
    element.getBoundingClientRect = () => new DOMRect(10, 10, 50, 70);
    root.append(element);
  }
  return root;
}
const sight = (root: HTMLElement | undefined, after: string[] = []) => ({
  ...{ root, me: 0, before: [], after, dragged: false },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('other people’s cards fly from their hand to their case', async () => {
  const moments = new Moments();
  moments.hear(heard(BUILT), sight(table('hand:1', 'card:1:R2')));
  expect(moments.arriving).toEqual(['card:1:R2']);
  await Promise.resolve();
  await Promise.resolve();
  expect(moments.flights.map(({ card, way }) => [card, way])).toEqual([['R2', 'move']]);
  vi.runAllTimers();
  expect([moments.arriving, moments.flights]).toEqual([[], []]);
});

test('MU-C6: what a card held up falls after it', async () => {
  const moments = new Moments();
  moments.hear(heard(FELL), sight(table('card:1:R3', 'card:1:R4')));
  await Promise.resolve();
  await Promise.resolve();
  expect(moments.flights.map(({ card, way, delay }) => [card, way, delay > 0])).toEqual([
    ['R3', 'fall', false],
    ['R4', 'fall', true],
  ]);
});

test('only the player who drew a card sees it', () => {
  const moments = new Moments();
  moments.hear(heard({ type: 'CardsSeen', to: 1, cards: ['R1'] }), sight(undefined));
  expect(moments.drawn).toEqual([]);
  moments.hear(heard({ type: 'CardsSeen', to: 0, cards: ['R1', 'R1'] }), sight(undefined, ['R1', 'R1', 'R1']));
  expect(moments.drawn).toEqual(['R1', 'R1']);
  expect(moments.fresh).toEqual(['R1#2', 'R1#1']);
});

test('the next input settles everything but the count', () => {
  const moments = new Moments();
  moments.hear(heard(BUILT, COUNTED), sight(table('hand:1')));
  moments.settle();
  expect([moments.count?.counted.type, moments.flights]).toEqual(['HandCounted', []]);
});

test('what comes next waits until this was seen, and nothing moves for those who prefer no motion', () => {
  expect(lasts(heard(BUILT))).toBeGreaterThan(0);
  expect(lasts(heard(BUILT, COUNTED))).toBe(COUNT);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  expect(lasts(heard(BUILT))).toBe(0);
  const moments = new Moments();
  moments.hear(heard(BUILT), sight(table('hand:1', 'card:1:R2')));
  expect(moments.arriving).toEqual([]);
  vi.restoreAllMocks();
});
