import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pacing } from './pacing.svelte';

/** An event is as long as its number says. */
const told = (...lengths: number[]) => ({
  view: {},
  offer: null,
  fresh: lengths.map((event, ply) => ({ ply, event })),
});
const paced = () =>
  new Pacing<object, null, number>(told(), (fresh) => Math.max(0, ...fresh.map(({ event }) => event)));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an update is shown to its end before the next one', () => {
  const pacing = paced();
  const [mine, theirs] = [told(600), told(600)];
  pacing.hear(mine);
  expect(pacing.now).toBe(mine);
  pacing.hear(theirs);
  vi.advanceTimersByTime(590);
  expect(pacing.now).toBe(mine);
  vi.advanceTimersByTime(10);
  expect(pacing.now).toBe(theirs);
});

test('the next input skips everything still to be shown', () => {
  const pacing = paced();
  const last = told(0);
  for (const next of [told(600), told(600), last]) pacing.hear(next);
  pacing.flush();
  expect(pacing.now).toBe(last);
});

test('a view without events, as after a reload, is shown at once', () => {
  const pacing = paced();
  const whole = told();
  for (const next of [told(600), told(600), whole]) pacing.hear(next);
  expect(pacing.now).toBe(whole);
});

test('an event without length is shown at once, and none has length for those who prefer no motion', () => {
  const pacing = paced();
  const [moved, mine, theirs] = [told(0), told(600), told(600)];
  pacing.hear(moved);
  expect(pacing.now).toBe(moved);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  pacing.hear(mine);
  pacing.hear(theirs);
  expect(pacing.now).toBe(theirs);
});

test('it says when everything has been shown', () => {
  const pacing = paced();
  pacing.hear(told(600));
  pacing.hear(told(600));
  vi.advanceTimersByTime(1190);
  expect(pacing.idle).toBe(false);
  vi.advanceTimersByTime(10);
  expect(pacing.idle).toBe(true);
});
