import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import type { Point } from '../../lib/gen/protocol.gen';
import { openTexts, speak } from '../../lib/texts.svelte';
import Plot from './Plot.svelte';
import ResultStrip from './ResultStrip.svelte';

beforeAll(async () => {
  await speak('en');
  await openTexts('history');
});

const point = (table: string, outcome: Point['outcome'], figure: number | null): Point => ({
  table,
  outcome,
  figure,
  ended: 0,
  against: 'casual',
});
const POINTS = [point('a', 'lost', 9), point('b', 'won', 5), point('c', 'won', null), point('d', 'won', 7)];

function drawn(fewer: boolean) {
  const target = document.createElement('div');
  const shown = mount(Plot, { target, props: { points: POINTS, measure: 'rows', fewer } });
  flushSync();
  const dots = [...target.querySelectorAll('circle')];
  return { target, dots, height: (at: number) => Number(dots[at]?.getAttribute('cy')), end: () => unmount(shown) };
}

test('a dot for each game that has a figure, full if it was won', async () => {
  const { target, dots, end } = drawn(true);
  expect(dots.map((dot) => dot.classList.contains('full'))).toEqual([false, true, true]);
  expect(target.querySelector('figcaption')?.textContent).toBe('rows needed, game by game: from 9 to 7, best 5.');
  await end();
});

test.each([true, false])('the better game lies higher, be it the one with fewer or with more', async (fewer) => {
  const { height, end } = drawn(fewer);
  expect(height(1) < height(0)).toBe(fewer);
  await end();
});

test('a screen reader hears the results the pegs show', async () => {
  const target = document.createElement('div');
  const shown = mount(ResultStrip, { target, props: { points: POINTS, run: 3 } });
  flushSync();
  const said = target.querySelector('[role=img]')?.getAttribute('aria-label');
  expect(said).toContain('The last 4 games, oldest first: Lost, Won, Won, Won');
  expect(target.textContent).toContain('You won the last 3 in a row.');
  await unmount(shown);
});
