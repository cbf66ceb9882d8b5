import { expect, test } from 'vitest';
import { happened, lines, words } from './lines';

test('a view is told line by line, what lies deeper further in', () => {
  const view = { seat: 0, open: { phase: { type: 'Laying' }, scores: [1, 2], shown: [] }, hand: null };
  expect(lines(view)).toEqual([
    { depth: 0, name: 'seat', text: '0' },
    { depth: 0, name: 'open', text: '' },
    { depth: 1, name: 'phase', text: '' },
    { depth: 2, name: 'type', text: 'Laying' },
    { depth: 1, name: 'scores', text: '1, 2' },
    { depth: 1, name: 'shown', text: '–' },
    { depth: 0, name: 'hand', text: '–' },
  ]);
});

test('an event is told by its name and its facts', () => {
  expect(happened({ type: 'CardLaid', seat: 1, claim: 5 } as { type: string })).toBe('card laid: seat 1, claim 5');
  expect(happened({ type: 'TimeRanOut' })).toBe('time ran out');
});

test('names from the code are read out', () => {
  expect(words('turn_seconds')).toBe('turn seconds');
});
