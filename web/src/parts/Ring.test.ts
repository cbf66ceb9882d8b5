import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../lib/texts.svelte';
import Ring from './Ring.svelte';

beforeAll(() => speak('en'));

function ring(remaining: number, resting = false) {
  const target = document.createElement('div');
  const deadline = { now: 0, heard: 0, until: 60_000, resting };
  const shown = mount(Ring, { target, props: { deadline, span: 60_000, ticks: 60_000 - remaining } });
  flushSync();
  return { target, end: () => unmount(shown) };
}

test('half the time is half the ring, said in figures too', async () => {
  const { target, end } = ring(30_000);
  const circle = target.querySelector('.left');
  const round = Number(circle?.getAttribute('stroke-dasharray'));
  expect(Number(circle?.getAttribute('stroke-dashoffset'))).toBeCloseTo(round / 2);
  expect(target.querySelector('[role=timer]')?.getAttribute('aria-label')).toBe('Time left: 0:30');
  await end();
});

test('it is calm until the last five seconds', async () => {
  const calm = ring(5_001);
  const late = ring(5_000);
  expect(calm.target.querySelector('.hurry')).toBeNull();
  expect(late.target.querySelector('.hurry')).not.toBeNull();
  await calm.end();
  await late.end();
});

test('a resting table is never in a hurry', async () => {
  const { target, end } = ring(1_000, true);
  expect(target.querySelector('.hurry')).toBeNull();
  expect(target.textContent).toContain('1:00');
  await end();
});
