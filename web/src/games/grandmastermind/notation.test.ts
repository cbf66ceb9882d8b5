import { expect, test } from 'vitest';
import { readCode } from './notation';

test('four pairs are read, empty fields too', () => {
  expect(readCode('Rt Ys -* V-')).toEqual([
    { shape: 'triangle', colour: 'red' },
    { shape: 'square', colour: 'yellow' },
    { shape: 'star', colour: null },
    { shape: null, colour: 'violet' },
  ]);
  expect(readCode('-- Gh O+ --')[2]).toEqual({ shape: 'cross', colour: 'orange' });
});

test('three pairs are no row', () => {
  expect(() => readCode('Rt Ys G*')).toThrow('no row');
});
