import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Saying } from '../lib/game';
import { speak, t } from '../lib/texts.svelte';
import FirstGame from './FirstGame.svelte';

const TURN: Saying = { id: 'moerder-coach-turn' };
const LOOK: Saying = { id: 'moerder-coach-look' };
let shown: Record<string, unknown> | null = null;
let props = $state({ game: 'moerder', table: 'one', lesson: true, tip: null as Saying | null });

function come(table: string, lesson = false) {
  props = { game: 'moerder', table, lesson, tip: null };
  shown = mount(FirstGame, { target: document.body, props });
  flushSync();
}

async function leave() {
  if (shown) await unmount(shown);
  shown = null;
}

function tells(tip: Saying | null): string | undefined {
  props.tip = tip;
  flushSync();
  return document.querySelector('[role=status]')?.textContent?.trim();
}

function press(name: string) {
  [...document.querySelectorAll('button')]
    .find((button) => [button.textContent?.trim(), button.getAttribute('aria-label')].includes(t(name)))
    ?.click();
  flushSync();
}

beforeAll(() => speak('en'));
beforeEach(() => localStorage.clear());
afterEach(leave);

test('at a first table the lesson is offered until somebody has decided', async () => {
  come('one', true);
  expect(document.body.textContent).toContain(t('first-game-offer'));
  await leave();
  come('one', true);
  press('first-game-no');
  expect(document.body.textContent).not.toContain(t('first-game-offer'));
  await leave();
  come('one', true);
  expect(document.body.textContent).not.toContain(t('first-game-offer'));
});

test('nothing is offered at the next table, or to somebody who has begun the lesson', async () => {
  come('one');
  await leave();
  come('two', true);
  expect(document.body.textContent?.trim()).toBe('');
  await leave();
  localStorage.clear();
  localStorage.setItem('parlour-lesson:moerder', '[]');
  come('one', true);
  expect(document.body.textContent).not.toContain(t('first-game-offer'));
});

test('a line of help comes twice and is known then', () => {
  come('one');
  expect(tells(TURN)).toBe(t('moerder-coach-turn'));
  expect(tells(LOOK)).toBe(t('moerder-coach-look'));
  expect(tells(null)).toBe('');
  expect(tells(TURN)).toBe(t('moerder-coach-turn'));
  tells(null);
  expect(tells(TURN)).toBe('');
});

test('help that is turned off stays off, in every game', async () => {
  come('one');
  press('first-game-hush');
  expect(tells(TURN)).toBeUndefined();
  await leave();
  localStorage.removeItem('parlour-first-table:moerder');
  come('two');
  expect(tells(TURN)).toBeUndefined();
});
