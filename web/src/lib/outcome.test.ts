import { beforeAll, expect, test } from 'vitest';
import { outcome } from './outcome';
import { speak } from './texts.svelte';

beforeAll(() => speak('en'));

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

test('X-8: if a seat that was given up has won, all who stayed share the win', () => {
  const shared = { scores: [0, 0, 0], ranks: [1, 2, 1], reason: 'chain_found' };
  const three = ['Anna', 'Bea', 'Jonas'];
  expect(outcome(shared, three, [0])).toMatchObject({ mood: 'won', reason: { id: 'outcome-shared-why' } });
  expect(outcome(shared, three, [1])).toMatchObject({ mood: 'lost', reason: { id: 'outcome-shared-why' } });
  expect(outcome(shared, three, []).title.id).toBe('outcome-shared');
});

test('WS-A13: those who are tied at the top share the win, and are named', () => {
  const shared = { scores: [203, 199, 203], ranks: [1, 3, 1], reason: 'tied' };
  const three = ['Anna', 'Bea', 'Jonas'];
  const reason = { id: 'outcome-shared-points', args: { names: 'Anna and Jonas', points: 203 } };
  expect(outcome(shared, three, [2])).toMatchObject({ mood: 'won', reason });
  expect(outcome(shared, three, [1])).toMatchObject({ mood: 'lost', reason });
  expect(outcome(shared, three, [])).toMatchObject({ title: { id: 'outcome-shared' }, reason });
});

test('in solitaire nobody wins if the player has lost', () => {
  const lost = { scores: [0], ranks: [2], reason: 'no_chain_at_all' };
  expect(outcome(lost, ['Anna'], [0]).reason.id).toBe('result-no-chain-at-all-lost');
  expect(outcome(lost, ['Anna'], []).title).toMatchObject({ id: 'outcome-alone-lost', args: { loser: 'Anna' } });
});

test('an ending without its own sentence is told in plain words', () => {
  const end = outcome({ scores: [3, 1], ranks: [1, 2], reason: 'most_cards' }, names, [0]);
  expect(end.reason).toEqual({ id: 'plain-event', args: { what: 'most cards' } });
});
