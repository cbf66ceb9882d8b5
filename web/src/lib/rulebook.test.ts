import { expect, test } from 'vitest';
import { foundRules, pointers } from './rulebook';

const RULES = [
  { id: 'MO-1', text: 'You win with the word MÖRDER.' },
  { id: 'MO-S1', text: 'Alone you play by the same rules.' },
  { id: 'MO-14', text: 'With the whole word in front of you, you have won.' },
];
const found = (query: string) => [...(foundRules(RULES, query) ?? ['all'])];

test('without a query every rule is there', () => {
  expect(found('')).toEqual(['all']);
  expect(found('  ')).toEqual(['all']);
});

test('a rule is found by its number, however it is written', () => {
  for (const query of ['MO-14', 'mo14', 'mo 14', '14']) expect(found(query)).toEqual(['MO-14']);
  expect(found('s1')).toEqual(['MO-S1']);
  expect(found('1')).toEqual(['MO-1']);
});

test('a rule is found by all of its words, without capitals and accents', () => {
  expect(found('word')).toEqual(['MO-1', 'MO-14']);
  expect(found('word front')).toEqual(['MO-14']);
  expect(found('morder')).toEqual(['MO-1']);
  expect(found('nonsense')).toEqual([]);
});

test('a rule points to others', () => {
  expect(pointers('As in MO-14.')).toEqual([
    { text: 'As in ', rule: false },
    { text: 'MO-14', rule: true },
    { text: '.', rule: false },
  ]);
});
