import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import App from './App.svelte';

test('the page has a title', async () => {
  const app = mount(App, { target: document.body });
  expect(document.querySelector('h1')?.textContent).toBe('Parlour');
  await unmount(app);
});
