import { expect, test, vi } from 'vitest';
import { Later } from './later.svelte';

test('a part is fetched once, however often it is asked for', async () => {
  const load = vi.fn(() => Promise.resolve('the part'));
  const later = new Later(load);
  expect(later.part).toBeNull();
  later.fetch();
  later.fetch();
  await vi.waitFor(() => expect(later.part).toBe('the part'));
  later.fetch();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a fetch that fails is tried again', async () => {
  vi.useFakeTimers();
  const load = vi.fn().mockRejectedValueOnce(new Error('out of reach')).mockResolvedValueOnce('the part');
  const later = new Later<string>(load);
  later.fetch();
  await vi.advanceTimersByTimeAsync(100);
  expect(later.part).toBeNull();
  await vi.advanceTimersByTimeAsync(5000);
  expect(later.part).toBe('the part');
  vi.useRealTimers();
});

test('a part comes by itself when the page is idle', async () => {
  vi.useFakeTimers();
  const later = new Later(() => Promise.resolve('the part'));
  later.fetchWhenIdle();
  await vi.advanceTimersByTimeAsync(5000);
  expect(later.part).toBe('the part');
  vi.useRealTimers();
});
