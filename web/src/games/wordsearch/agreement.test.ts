import { expect, test } from 'vitest';
import { concerns } from './agreement';

test.each([
  ['judge', 1, {}, false],
  ['judge', 2, {}, true],
  ['target', 2, { mode: 'boardless' }, false],
  ['target', 1, { mode: 'insert' }, true],
  ['adds_per_turn', 1, { mode: 'boardless' }, true],
  ['adds_per_turn', 6, { mode: 'board' }, false],
  ['custom_letters', 2, { letter_set: 'box' }, false],
  ['custom_letters', 2, { letter_set: 'custom' }, true],
  ['layers', 1, { mode: 'board' }, true],
])('%s with %i at the table and %j matters: %s', (option, seats, values, matters) => {
  expect(concerns(option, seats, values)).toBe(matters);
});
