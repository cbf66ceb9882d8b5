import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveThreshold } from './threshold';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="threshold"><h1>Parlour</h1></div><main></main>';
});
afterEach(() => vi.useRealTimers());

const painted = () => document.getElementById('threshold') !== null;
const show = (html: string) => (document.querySelector('main') ?? document.body).insertAdjacentHTML('beforeend', html);

test('the first paint stays while the page has nothing to show', async () => {
  leaveThreshold();
  show('<div role="status">…</div>');
  await vi.advanceTimersByTimeAsync(1000);
  expect(painted()).toBe(true);
});

test.each(['<section><h1>Pull up a chair.</h1></section>', '<p class="refusal">No.</p>'])(
  'the first paint goes when the page shows %s',
  async (html) => {
    leaveThreshold();
    show(html);
    await vi.advanceTimersByTimeAsync(0);
    expect(painted()).toBe(false);
  },
);

test('a page that waits for long says so itself', async () => {
  leaveThreshold();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(painted()).toBe(false);
});

test('a page without a first paint is none the worse for it', () => {
  document.body.innerHTML = '<main></main>';
  expect(() => leaveThreshold()).not.toThrow();
});
