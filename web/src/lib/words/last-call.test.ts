import { beforeEach, expect, test, vi } from 'vitest';
import { lastCall } from './last-call';

beforeEach(() => {
  vi.useFakeTimers();
});

test('a word in hand is called when the clock stands at zero, not before', () => {
  const call = vi.fn();
  lastCall({ now: 1000, heard: performance.now(), until: 6000, resting: false }, call);
  vi.advanceTimersByTime(4999);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledOnce();
});

test('it is not called where no clock runs, nor once the turn is over', () => {
  const call = vi.fn();
  lastCall(null, call);
  lastCall({ now: 0, heard: performance.now(), until: 10, resting: true }, call);
  lastCall({ now: 0, heard: performance.now(), until: 10, resting: false }, call)();
  vi.advanceTimersByTime(1000);
  expect(call).not.toHaveBeenCalled();
});
