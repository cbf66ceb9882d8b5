import { expect, test, vi } from 'vitest';
import { A, at, BLANK, BOARD, offerOf, T } from './example-table';
import { Laying } from './laying.svelte';
import type { Offer } from './types.gen';

function table(offer: Partial<Offer> = {}) {
  const hands = { lay: vi.fn(), lift: vi.fn(), refuse: vi.fn() };
  const at = { side: 14, board: BOARD, offer: offerOf(['lay', 'lay_blank'], offer), hand: [A, 5] };
  const laying = new Laying(() => ({ ...at, anywhere: false, swapping: true }), hands);
  return { laying, hands };
}

function pointer(type: string, x: number, y = 0, pointerType = 'mouse') {
  const event = new Event(type, { bubbles: true }) as PointerEvent;
  return Object.assign(event, { pointerId: 1, isPrimary: true, button: 0, clientX: x, clientY: y, pointerType });
}
/** Ten pixels a cell. */
const drag = { turned: false, unit: 10, cellAt: (x: number, y: number) => (y < 0 ? null : { x: x / 10, y: y / 10 }) };

test('tap a piece, tap a cell', () => {
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

test('by keys: arrows move it, it stays on the grid, and a turned one too', () => {
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

test('what cannot be held is not chosen; once more puts it back', () => {
  const { laying } = table();
  laying.choose(30);
  expect(laying.chosen).toBeNull();
  laying.choose(A);
  laying.choose(A);
  expect(laying.chosen).toBeNull();
});

test('LE-A24: a blank ends the turn, so it is asked about first', () => {
  const { laying, hands } = table();
  laying.choose(BLANK);
  laying.tap({ x: 2, y: 6 });
  laying.hover(null);
  expect([laying.unsaid, hands.lay.mock.calls.length]).toEqual([true, 0]);
  laying.drop(true);
  expect(hands.lay).toHaveBeenCalledWith(expect.objectContaining({ tile: BLANK }));
});

test('a drag snaps, floats above a finger, and lays', () => {
  const { laying, hands } = table();
  laying.drag(pointer('pointerdown', 0, 200, 'touch'), A, drag);
  dispatchEvent(pointer('pointermove', 44, 97));
  expect(laying.ghost).toMatchObject({ x: 44, y: 57, gliding: false });
  expect([laying.at, laying.lying]).toEqual([at(A, 4, 5), 'fits']);
  dispatchEvent(pointer('pointerup', 44, 97));
  expect(hands.lay).toHaveBeenCalledWith(at(A, 4, 5));
  expect(laying.swallowsClick).toBe(true);
});

test('refused, it glides home and says why', () => {
  vi.useFakeTimers();
  const { laying, hands } = table();
  laying.drag(pointer('pointerdown', 0, 200), A, drag);
  dispatchEvent(pointer('pointermove', 5, 5));
  dispatchEvent(pointer('pointerup', 5, 5));
  expect(hands.refuse).toHaveBeenCalledWith('apart');
  expect(laying.ghost).toMatchObject({ x: 0, y: 200, gliding: true });
  vi.advanceTimersByTime(200);
  expect([laying.ghost, laying.chosen]).toEqual([null, null]);
  vi.useRealTimers();
});

test('LE-A12: a letter of this turn is dragged off the board', () => {
  const { laying, hands } = table({ liftable: [T] });
  laying.drag(pointer('pointerdown', 45, 65), T, drag);
  dispatchEvent(pointer('pointermove', 45, -30));
  dispatchEvent(pointer('pointerup', 45, -30));
  expect(hands.lift).toHaveBeenCalledWith(T);
});
