import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import type { OwnTable } from '../lib/gen/protocol.gen';
import { speak } from '../lib/texts.svelte';
import TableList from './TableList.svelte';

beforeAll(() => speak('en'));

const TABLE = { id: 'a', game: 'moerder', names: ['Ann'], free: 0, started: true, outdated: false };

function list(table: Partial<OwnTable>) {
  const target = document.createElement('div');
  const shown = mount(TableList, { target, props: { tables: [{ ...TABLE, ...table }], yours: true } });
  flushSync();
  return { text: target.textContent, end: () => unmount(shown) };
}

test('a table of your own is there to come back to', async () => {
  const { text, end } = list({});
  expect(text).toContain('playing');
  expect(text).toContain('Come back');
  await end();
});

test('a table whose rules have changed can only be looked at', async () => {
  const { text, end } = list({ outdated: true });
  expect(text).toContain('closed, the rules have changed');
  expect(text).not.toContain('Come back');
  await end();
});

test('a table of a game the house no longer has is listed all the same', async () => {
  const { text, end } = list({ game: 'chess', outdated: true });
  expect(text).toContain('closed, the rules have changed');
  await end();
});

test('a table of your own says whose turn it is', async () => {
  const yours = list({ your_turn: true, awaited: ['Bea'] });
  expect(yours.text).toContain('your turn');
  await yours.end();
  const others = list({ your_turn: false, awaited: ['Bea', 'Cem'] });
  expect(others.text).toContain('waiting for Bea and Cem');
  await others.end();
});
