import { expect, test } from 'vitest';
import { outcome } from './outcome';

const result = { scores: [5, 9], ranks: [2, 1], reason: 'fewer_rows' };
const names = ['Anna', 'Bea'];

test.each([
  [[1], 'won', 'result-fewer-rows-won'],
  [[0], 'lost', 'result-fewer-rows-lost'],
  [[], 'other', 'result-fewer-rows'],
  [[0, 1], 'other', 'result-fewer-rows'],
])('from seats %j it is %s', (mine, mood, id) => {
  const end = outcome(result, names, mine);
  expect(end.mood).toBe(mood);
  expect(end.reason).toEqual({ id, args: { winner: 'Bea', loser: 'Anna', points: 9, less: 5 } });
});

test('equal ranks are a draw for everyone', () => {
  const end = outcome({ scores: [7, 7], ranks: [1, 1], reason: 'equal_rows' }, names, [0]);
  expect(end.mood).toBe('draw');
  expect(end.reason.id).toBe('result-equal-rows');
});
