import { expect, test, vi } from 'vitest';
import { drag, drop, press, thing } from '../../lib/hands/pointing-device';
import { keyOf, Laying } from './laying.svelte';
import { readCode } from './notation';
import { FIELDS, PIECES, pieceAt, type Field, type Piece } from './pieces';

const [triangle, square, , star] = PIECES as readonly [Piece, Piece, Piece, Piece];
const red = PIECES[5] as Piece;

function laying(supply: (piece: Piece) => number | null = () => null) {
  return new Laying(supply, () => undefined);
}

test('pieces of the tray go to the next empty field of their kind', () => {
  const row = laying();
  row.take(triangle);
  row.take(red);
  row.take(star);
  expect(row.code.slice(0, 2)).toEqual([
    { shape: 'triangle', colour: 'red' },
    { shape: 'star', colour: null },
  ]);
  expect(row.empty).toBe(5);
});

test('a chosen field gets the next piece of its kind', () => {
  const row = laying();
  row.press(4);
  row.take(red);
  expect(pieceAt(row.code, 1)).toEqual(red);
  row.press(4);
  row.take(star);
  expect(pieceAt(row.code, 4)).toEqual(star);
  expect(row.chosen).toBeNull();
});

test('pressing two fields moves or swaps, pressing one twice takes its piece off', () => {
  const row = laying();
  row.take(star);
  row.press(0);
  row.press(6);
  expect([pieceAt(row.code, 0), pieceAt(row.code, 6)]).toEqual([null, star]);
  row.press(6);
  row.press(6);
  expect(row.empty).toBe(8);
});

test('in a full row a piece waits in the hand for its field', () => {
  const row = laying();
  row.code = readCode('Rt Rt Rt Rt');
  row.take(star);
  expect(row.carrying.lifted).toEqual({ piece: star, from: null });
  row.press(2);
  expect(pieceAt(row.code, 2)).toEqual(star);
  expect(row.carrying.lifted).toBeNull();
});

test('a piece is dragged from the tray, from field to field, and off the row', () => {
  const row = laying();
  const field = (at: Field) => {
    const element = thing(100 + at * 50, 100);
    row.carrying.receives(at)(element);
    row.carrying.lifts({ piece: star, from: at })(element);
    return element;
  };
  const fields = FIELDS.map(field);
  const tray = thing(100, 400);
  row.carrying.lifts({ piece: star, from: null })(tray);
  const drags = (from: Element | undefined, x: number, y: number) => {
    if (from) press(from);
    drag(x, y);
    drop(x, y);
  };
  drags(tray, 215, 118);
  expect(pieceAt(row.code, 2)).toEqual(star);
  drags(fields[2], 300, 100);
  expect([pieceAt(row.code, 2), pieceAt(row.code, 4)]).toEqual([null, star]);
  // A shape stays where it is when it is dropped on a round field.
  drags(fields[4], 450, 100);
  expect(pieceAt(row.code, 4)).toEqual(star);
  drags(fields[4], 300, 300);
  expect(row.empty).toBe(8);
});

test('GM-A6: what is not in the tray cannot be laid', () => {
  const row = laying((piece) => (piece === star ? 1 : null));
  row.take(star);
  row.take(star);
  expect(row.left(star)).toBe(0);
  expect(row.left(red)).toBeNull();
  expect(row.empty).toBe(7);
});

test('a shape does not lie in a round field', () => {
  const row = laying();
  expect(row.lay(1, star)).toBe(false);
  row.take(star);
  row.move(0, 1);
  expect(pieceAt(row.code, 0)).toEqual(star);
});

test('eight keys fill a row, whichever kind the first field is', () => {
  const row = laying();
  for (const key of ['1', '6', '2', '7', '3', '8', '5', '0']) expect(row.key(key)).toBe(true);
  expect(row.code).toEqual(readCode('Rt Ys Gh O+'));
});

test('keys move, clear and put down', () => {
  const row = laying();
  row.key('ArrowDown');
  expect(row.stop).toBe(1);
  row.key('1');
  expect(pieceAt(row.code, 0)).toEqual(triangle);
  row.key('End');
  row.key('ArrowRight');
  expect(row.stop).toBe(7);
  row.key('Home');
  row.key('2');
  expect(pieceAt(row.code, 0)).toEqual(square);
  row.key('Backspace');
  expect([row.stop, row.empty]).toEqual([0, 8]);
  row.take(star);
  row.key('Delete');
  expect(row.empty).toBe(8);
  row.press(3);
  row.key('Escape');
  expect(row.chosen).toBeNull();
  expect(row.key('x')).toBe(false);
});

test('every piece has its key', () => {
  expect(PIECES.map(keyOf).join('')).toBe('1234567890');
});

test('every change is told, so that it can be kept', () => {
  const changed = vi.fn();
  const row = new Laying(() => null, changed);
  row.take(star);
  expect(changed).toHaveBeenCalledWith(row.code);
  row.begin(readCode('Rt Rt Rt Rt'));
  expect(changed).toHaveBeenCalledTimes(1);
});
