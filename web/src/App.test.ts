import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import App from './App.svelte';
import { go } from './lib/router.svelte';
import { speak } from './lib/texts.svelte';

beforeAll(() => speak('en'));

test('every address leads to a page with a title, even one that leads nowhere', async () => {
  go('/nowhere/at/all');
  const app = mount(App, { target: document.body });
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('There is no such page'));
  flushSync();
  expect(document.title).toBe('There is no such page · Parlour');
  expect(document.querySelector('header a')?.getAttribute('href')).toBe('/');
  await unmount(app);
});
