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

test('a fetch that failed may be tried again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('out of reach')).mockResolvedValueOnce('the part');
  const later = new Later<string>(load);
  later.fetch();
  await new Promise((resolve) => setTimeout(resolve));
  expect(later.part).toBeNull();
  later.fetch();
  await vi.waitFor(() => expect(later.part).toBe('the part'));
});

test('a part comes by itself when the page is idle', async () => {
  const later = new Later(() => Promise.resolve('the part'));
  later.fetchWhenIdle();
  await vi.waitFor(() => expect(later.part).toBe('the part'), { timeout: 5000 });
});
