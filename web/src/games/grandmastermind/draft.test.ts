import { beforeEach, expect, test } from 'vitest';
import { BLANK, emptyFields, laid, put, recall, remember, swap } from './draft';
import { readCode } from './notation';
import { PIECES, pieceAt, type Piece } from './pieces';

const star = PIECES[3] as Piece;
const red = PIECES[5] as Piece;

beforeEach(() => sessionStorage.clear());

test('a piece put into a field lies there and nowhere else', () => {
  const code = put(BLANK, 2, star);
  expect(pieceAt(code, 2)).toEqual(star);
  expect(emptyFields(code)).toEqual([0, 1, 3, 4, 5, 6, 7]);
  expect(emptyFields(BLANK)).toHaveLength(8);
});

test('two fields of a kind change their pieces, also with an empty one', () => {
  const code = swap(put(put(BLANK, 1, red), 0, star), 0, 6);
  expect(pieceAt(code, 0)).toBeNull();
  expect(pieceAt(code, 6)).toEqual(star);
  expect(pieceAt(code, 1)).toEqual(red);
});

test('the pieces of a kind in a row are counted', () => {
  expect(laid(readCode('R* R* Yt -*'), star)).toBe(3);
  expect(laid(readCode('R* R* Yt -*'), red)).toBe(2);
  expect(emptyFields(readCode('R* R* Yt -*'), 'colour')).toEqual([7]);
});

test('a draft comes back for its own row and for no other', () => {
  const code = put(BLANK, 3, red);
  remember('here', '0.2.guess', code);
  expect(recall('here', '0.2.guess')).toEqual(code);
  expect(recall('here', '0.3.guess')).toBe(BLANK);
  expect(recall('elsewhere', '0.2.guess')).toBe(BLANK);
});

test('what is not a draft is forgotten', () => {
  sessionStorage.setItem('here', '{');
  expect(recall('here', '0.0.guess')).toBe(BLANK);
});
