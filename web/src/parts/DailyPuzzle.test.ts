import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { PuzzleShown } from '../lib/gen/protocol.gen';
import { openTexts, speak, t } from '../lib/texts.svelte';
import DailyPuzzle from './DailyPuzzle.svelte';

const PUZZLE: PuzzleShown = {
  game: 'moerder',
  date: '2026-11-15',
  language: '',
  luck: 'parlour daily 2026-11-15 moerder 1',
  measure: 'tiles',
  fewest: false,
  par: { solved: true, figure: 7 },
  yours: null,
  others: [],
  streak: 0,
  days: [],
  expert: null,
};
const EXPERT = '/replay/par-2026-11-15-moerder';

let shown: Record<string, unknown> | null = null;

function look(more: Partial<PuzzleShown>, past: boolean): (string | null)[] {
  shown = mount(DailyPuzzle, { target: document.body, props: { puzzle: { ...PUZZLE, ...more }, past } });
  flushSync();
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

beforeAll(async () => {
  await speak('en');
  await openTexts('daily');
});
afterEach(async () => {
  if (shown) await unmount(shown);
});

test('today nobody is shown how the Expert did it', () => {
  expect(look({}, false)).toEqual([]);
});

test('whoever missed yesterday’s puzzle may look at the Expert’s game', () => {
  expect(look({ expert: EXPERT }, true)).toEqual([EXPERT]);
  expect(document.querySelector('a')?.textContent).toContain(t('daily-expert'));
});

test('whoever played it has their own game beside it', () => {
  const finish = { solved: true, figure: 5, marks: [] };
  expect(look({ expert: EXPERT, yours: { table: 'mine', first: true, finish } }, true)).toEqual([
    '/replay/mine',
    EXPERT,
  ]);
});
