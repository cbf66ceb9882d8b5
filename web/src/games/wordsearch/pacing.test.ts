import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { view } from './example-table';
import { Pacing } from '../../lib/pacing.svelte';
import { lasts } from './moments.svelte';
import type { Event } from './types.gen';

const SCORED: Event = { type: 'WordScored', seat: 0, word: 'HELP', path: [12, 11, 17, 10], points: 4, total: 4 };
const told = (...events: Event[]) => ({
  view: view(),
  offer: null,
  fresh: events.map((event, ply) => ({ ply, event })),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a word is shown to its end before the next thing happens, in less than a second', () => {
  const [first, mine, theirs] = [told(), told(SCORED), told(SCORED)];
  const pacing = new Pacing(first, lasts);
  pacing.hear(mine);
  expect(pacing.now).toBe(mine);
  pacing.hear(theirs);
  expect(pacing.now).toBe(mine);
  vi.advanceTimersByTime(1000);
  expect(pacing.now).toBe(theirs);
});

test('the next input skips all that was still to be shown', () => {
  const last = told({ type: 'TurnEnded', seat: 1 });
  const pacing = new Pacing(told(), lasts);
  for (const next of [told(SCORED), told(SCORED), last]) pacing.hear(next);
  pacing.flush();
  expect(pacing.now).toBe(last);
});

test('what has no length is shown at once, and nothing has any for whoever wants it so', () => {
  const pacing = new Pacing(told(), lasts);
  const [moved, mine, theirs] = [told({ type: 'TokenStayed', seat: 0 }), told(SCORED), told(SCORED)];
  pacing.hear(moved);
  expect(pacing.now).toBe(moved);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  pacing.hear(mine);
  pacing.hear(theirs);
  expect(pacing.now).toBe(theirs);
});
