import { expect, test, vi } from 'vitest';
import { drag, drop, press, thing } from '../../lib/hands/pointing-device';
import { A, at, BLANK, BOARD, offerOf, T } from './example-table';
import { Laying } from './laying.svelte';
import type { Offer } from './types.gen';

function table(offer: Partial<Offer> = {}) {
  const hands = { lay: vi.fn(), lift: vi.fn(), refuse: vi.fn() };
  /** Ten pixels per cell. */
  const grid = { unit: () => 10, cellAt: (x: number, y: number) => (y < 0 ? null : { x: x / 10, y: y / 10 }) };
  const laying = new Laying(
    () => ({
      offer: offerOf(['lay', 'lay_blank'], offer),
      ground: () => ({ side: 14, board: BOARD, anywhere: false, swapping: true }),
    }),
    () => grid,
    hands,
  );
  /** A hand goes down on a piece there. */
  const takes = (tile: number, x: number, y: number, pointerType = 'mouse') => {
    const piece = thing(x, y, 10);
    laying.carrying.lifts(tile)(piece);
    press(piece, { pointerType });
  };
  return { laying, hands, takes };
}

test('a piece is laid by tapping it and then a cell', () => {
  const { laying, hands } = table();
  laying.choose(A);
  laying.tap({ x: 4, y: 5 });
  expect(hands.lay).toHaveBeenCalledWith(at(A, 4, 5));
  expect(laying.chosen).toBeNull();
  laying.choose(A);
  laying.tap({ x: 0, y: 0 });
  expect(hands.refuse).toHaveBeenCalledWith('apart');
  expect(laying.chosen).toBe(A);
});

test('arrow keys move a piece, turned or not, and it stays on the grid', () => {
  const { laying, hands } = table();
  laying.choose(5, { x: 7, y: 7 });
  expect(laying.lying).toBe('fits');
  for (let step = 0; step < 20; step++) laying.move({ x: 1, y: 0 });
  expect([laying.at?.x, laying.lying]).toEqual([12, 'apart']);
  laying.turn();
  expect(laying.at).toMatchObject({ x: 11, turned: true });
  laying.drop();
  expect(hands.refuse).toHaveBeenCalledWith('apart');
  laying.clear();
  expect([laying.at, laying.chosen]).toEqual([null, null]);
});

test('a piece that cannot be held is not chosen, and a second tap puts one back', () => {
  const { laying } = table();
  laying.choose(30);
  expect(laying.chosen).toBeNull();
  laying.choose(A);
  laying.choose(A);
  expect(laying.chosen).toBeNull();
});

test('LE-A24: a blank ends the turn, so it needs confirmation', () => {
  const { laying, hands } = table();
  laying.choose(BLANK);
  laying.tap({ x: 2, y: 6 });
  laying.hover(null);
  expect([laying.unsaid, hands.lay.mock.calls.length]).toEqual([true, 0]);
  laying.drop(true);
  expect(hands.lay).toHaveBeenCalledWith(expect.objectContaining({ tile: BLANK }));
});

test('a drag snaps, floats above a finger, and lays', () => {
  const { laying, hands, takes } = table();
  takes(A, 0, 200, 'touch');
  drag(44, 97);
  expect(laying.carrying.ghost).toMatchObject({ thing: A, x: 44, y: 57, size: 10 });
  expect([laying.at, laying.lying]).toEqual([at(A, 4, 5), 'fits']);
  drop(44, 97);
  expect(hands.lay).toHaveBeenCalledWith(at(A, 4, 5));
  expect([laying.chosen, laying.carrying.ghost]).toEqual([null, null]);
});

test('LE-A24: a blank that was dragged waits for confirmation too', () => {
  const { laying, hands, takes } = table();
  takes(BLANK, 0, 200);
  drag(25, 65);
  drop(25, 65);
  expect([laying.unsaid, laying.chosen, hands.lay.mock.calls.length]).toEqual([true, BLANK, 0]);
  laying.drop(true);
  expect(hands.lay).toHaveBeenCalledWith(expect.objectContaining({ tile: BLANK }));
});

test('a refused piece glides home and the page says why', () => {
  const { laying, hands, takes } = table();
  takes(A, 0, 200);
  drag(5, 5);
  drop(5, 5);
  expect(hands.refuse).toHaveBeenCalledWith('apart');
  expect([laying.chosen, laying.carrying.ghost?.to]).toEqual([null, { x: 0, y: 200, size: 10 }]);
});

test('LE-A12: a letter of this turn is dragged off the board', () => {
  const { hands, takes } = table({ liftable: [T] });
  takes(T, 45, 65);
  drag(45, -30);
  drop(45, -30);
  expect(hands.lift).toHaveBeenCalledWith(T);
});
