import { expect, test } from 'vitest';
import { Pointing } from './pointing.svelte';

function pointer(type: string, x: number, y = 0) {
  const event = new Event(type, { bubbles: true }) as PointerEvent;
  return Object.assign(event, { pointerId: 1, isPrimary: true, button: 0, clientX: x, clientY: y });
}

/** Tiles lie side by side, 100 wide. */
const under = (x: number) => Math.floor(x / 100);

test('a line is drawn tile by tile; pressing goes back on it', () => {
  const pointing = new Pointing(() => true);
  for (const tile of [3, 9, 8]) pointing.press(tile);
  expect(pointing.line).toEqual([3, 9, 8]);
  pointing.press(8);
  expect(pointing.line).toEqual([3, 9]);
  for (const tile of [10, 11, 12]) pointing.press(tile);
  pointing.press(9);
  expect(pointing.line).toEqual([3, 9]);
  pointing.undo();
  expect(pointing.line).toEqual([3]);
  pointing.clear();
  expect(pointing.line).toEqual([]);
});

test('MO-7: a line has six tiles; the next one begins another', () => {
  const pointing = new Pointing(() => true);
  for (const tile of [0, 1, 2, 3, 4, 5]) pointing.press(tile);
  expect(pointing.full).toBe(true);
  pointing.press(20);
  expect(pointing.line).toEqual([20]);
});

test('a hand rests only where it may', () => {
  const pointing = new Pointing((tile) => tile % 2 === 0);
  for (const tile of [0, 1, 2]) pointing.press(tile);
  expect(pointing.line).toEqual([0, 2]);
});

test('a drag draws, takes back where it turns round, and its click does not count', async () => {
  const pointing = new Pointing(() => true);
  pointing.drag(pointer('pointerdown', 50), 0, under);
  dispatchEvent(pointer('pointermove', 53));
  expect(pointing.line).toEqual([]);
  for (const x of [150, 250, 350, 250]) dispatchEvent(pointer('pointermove', x));
  expect(pointing.line).toEqual([0, 1, 2]);
  expect(pointing.dragging).toBe(true);
  dispatchEvent(pointer('pointerup', 250));
  expect([pointing.dragging, pointing.swallowsClick]).toEqual([false, true]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(pointing.swallowsClick).toBe(false);
  // Another drag from the end goes on, from elsewhere it begins anew.
  pointing.drag(pointer('pointerdown', 250), 2, under);
  dispatchEvent(pointer('pointermove', 350));
  dispatchEvent(pointer('pointerup', 350));
  expect(pointing.line).toEqual([0, 1, 2, 3]);
  pointing.drag(pointer('pointerdown', 750), 7, under);
  dispatchEvent(pointer('pointermove', 850));
  dispatchEvent(pointer('pointercancel', 850));
  expect(pointing.line).toEqual([7, 8]);
});

test('when the game goes on under a dragging hand, the hand is empty', () => {
  const pointing = new Pointing(() => true);
  pointing.drag(pointer('pointerdown', 50), 0, under);
  dispatchEvent(pointer('pointermove', 150));
  pointing.clear();
  dispatchEvent(pointer('pointermove', 250));
  expect([pointing.line, pointing.dragging]).toEqual([[], false]);
});
