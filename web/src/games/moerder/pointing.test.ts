import { expect, test } from 'vitest';
import { drag, drop, pointer } from '../../lib/hands/pointing-device';
import { Pointing } from './pointing.svelte';

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

test('a drag draws, takes back where it turns round, and goes on from the end', () => {
  const pointing = new Pointing(() => true);
  pointing.drag(pointer('pointerdown', 50), 0, under);
  drag(53);
  expect(pointing.line).toEqual([]);
  for (const x of [150, 250, 350, 250]) drag(x);
  expect(pointing.line).toEqual([0, 1, 2]);
  drop(250);
  pointing.drag(pointer('pointerdown', 250), 2, under);
  drag(350);
  drop(350);
  expect(pointing.line).toEqual([0, 1, 2, 3]);
  // From elsewhere it begins anew.
  pointing.drag(pointer('pointerdown', 750), 7, under);
  drag(850);
  drop(850);
  expect(pointing.line).toEqual([7, 8]);
});

test('a drag that is called off leaves no line', () => {
  const pointing = new Pointing(() => true);
  pointing.drag(pointer('pointerdown', 50), 0, under);
  drag(150);
  dispatchEvent(pointer('pointercancel', 150));
  expect(pointing.line).toEqual([]);
});

test('when the game goes on under a dragging hand, the hand is empty', () => {
  const pointing = new Pointing(() => true);
  pointing.drag(pointer('pointerdown', 50), 0, under);
  drag(150);
  pointing.clear();
  drag(250);
  expect(pointing.line).toEqual([]);
});
