import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dragging } from './dragging.svelte';
import { FIELDS, PIECES, type Field, type Piece } from './pieces';

const star = PIECES[3] as Piece;
const lay = vi.fn<(field: Field, piece: Piece) => boolean>(() => true);
const move = vi.fn<(from: Field, to: Field) => void>();
const remove = vi.fn<(field: Field) => void>();

/** Something 40 px wide around this point. */
function thing(x: number, y: number, field?: Field): HTMLElement {
  const element = document.createElement('button');
  if (field !== undefined) element.dataset.field = String(field);
  element.getBoundingClientRect = () => new DOMRect(x - 20, y - 20, 40, 40);
  return element;
}

const fields = FIELDS.map((field) => thing(100 + field * 50, 100, field));
const tray = thing(100, 400);
const dragging = new Dragging(() => fields, lay, move, remove);

function pointer(type: string, x: number, y: number, pointerType = 'mouse'): PointerEvent {
  return new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, isPrimary: true, button: 0, pointerType });
}

function press(from: HTMLElement, field: Field | null, pointerType = 'mouse') {
  const { x, y } = from.getBoundingClientRect();
  const event = pointer('pointerdown', x + 20, y + 20, pointerType);
  Object.defineProperty(event, 'currentTarget', { value: from });
  dragging.press(event, star, field);
}

function drag(x: number, y: number, pointerType = 'mouse') {
  dispatchEvent(pointer('pointermove', x, y, pointerType));
}

function drop(x: number, y: number) {
  dispatchEvent(pointer('pointerup', x, y));
  vi.runAllTimers();
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('a piece of the tray snaps to the near field of its kind', () => {
  press(tray, null);
  drag(215, 118);
  expect([dragging.over, dragging.ghost?.piece]).toEqual([2, star]);
  drop(215, 118);
  expect(lay).toHaveBeenCalledWith(2, star);
  expect(dragging.ghost).toBeNull();
});

test('it glides home from where there is no field', () => {
  press(tray, null);
  drag(300, 300);
  drop(300, 300);
  expect(lay).not.toHaveBeenCalled();
  expect(dragging.ghost).toBeNull();
});

test('a piece moves from field to field, comes off outside, and stays when dropped on a field of the other kind', () => {
  press(fields[0] as HTMLElement, 0);
  drag(300, 100);
  drop(300, 100);
  expect(move).toHaveBeenCalledWith(0, 4);
  press(fields[0] as HTMLElement, 0);
  drag(100, 300);
  drop(100, 300);
  expect(remove).toHaveBeenCalledExactlyOnceWith(0);
  press(fields[7] as HTMLElement, 7);
  drag(478, 100);
  drop(478, 100);
  expect(remove).toHaveBeenCalledOnce();
});

test('on touch it floats above the finger', () => {
  press(tray, null, 'touch');
  drag(200, 140, 'touch');
  expect(dragging.ghost).toMatchObject({ x: 200, y: 100 });
  drop(200, 140);
  expect(lay).toHaveBeenCalledWith(2, star);
});

test('a press that hardly moves is a click, and a drop is none', () => {
  press(tray, null);
  drag(103, 402);
  expect(dragging.ghost).toBeNull();
  dispatchEvent(pointer('pointerup', 103, 402));
  expect(dragging.swallowsClick).toBe(false);
  press(tray, null);
  drag(200, 100);
  dispatchEvent(pointer('pointerup', 200, 100));
  expect(dragging.swallowsClick).toBe(true);
  vi.runAllTimers();
  expect(dragging.swallowsClick).toBe(false);
});

test('when the row is gone the hand is empty', () => {
  press(tray, null);
  drag(200, 100);
  dragging.cancel();
  expect(dragging.ghost).toBeNull();
  drop(200, 100);
  expect(lay).not.toHaveBeenCalled();
});
