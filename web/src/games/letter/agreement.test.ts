import { expect, test } from 'vitest';
import { concerns } from './agreement';

test.each([
  ['variant', 1, {}, true],
  ['variant', 2, {}, false],
  ['window', 1, {}, false],
  ['window', 4, {}, true],
  ['grid', 1, {}, true],
  ['custom_letters', 2, { letter_set: 'common66' }, false],
  ['custom_letters', 2, { letter_set: 'custom' }, true],
] as const)('%s with %i at the table and %j: %s', (option, seats, values, matters) => {
  expect(concerns(option, seats, values)).toBe(matters);
});
