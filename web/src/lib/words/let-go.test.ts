import { beforeEach, expect, test, vi } from 'vitest';

const loaded = () => import('./let-go.svelte');

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
});

test('a reload does not bring back what a seat has let go of', async () => {
  (await loaded()).letGo(0, 'HEJ');
  vi.resetModules();
  const { wasLetGo } = await loaded();
  expect([wasLetGo(0, 'HEJ'), wasLetGo(0, 'HELP'), wasLetGo(1, 'HEJ')]).toEqual([true, false, false]);
});

test('a word that is called once more is in doubt once more', async () => {
  const { letGo, wasLetGo } = await loaded();
  letGo(0, 'HEJ');
  letGo(0);
  expect(wasLetGo(0, 'HEJ')).toBe(false);
});
