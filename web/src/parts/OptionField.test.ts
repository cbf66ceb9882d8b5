import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Option, Value } from '../lib/agreement';
import { speak } from '../lib/texts.svelte';
import OptionField from './OptionField.svelte';

let shown: Record<string, unknown> | undefined;

beforeAll(() => speak('en'));
afterEach(async () => {
  if (shown) await unmount(shown);
});

function show(option: Option, value: Value, more: { lists?: string[]; refusal?: string } = {}) {
  const chosen = { value };
  const props = {
    game: 'wordsearch',
    option,
    lists: [],
    refusal: '',
    get value() {
      return chosen.value;
    },
    set value(next: Value) {
      chosen.value = next;
    },
    ...more,
  };
  shown = mount(OptionField, { target: document.body, props });
  flushSync();
  return chosen;
}

const inputs = () => [...document.querySelectorAll('input')];

test('several values are boxes to tick, in the order of the box', () => {
  const values = ['words', 'places', 'brands'];
  const chosen = show({ type: 'several', name: 'layers', values, default: ['words', 'brands'] }, ['words', 'brands']);
  expect(document.querySelector('legend')?.textContent).toBe('Which words count');
  expect(inputs().map(({ checked }) => checked)).toEqual([true, false, true]);
  inputs()[1]?.click();
  expect(chosen.value).toEqual(['words', 'places', 'brands']);
});

test('each value may come several times, up to a limit', () => {
  const option: Option = {
    type: 'counted',
    name: 'layers',
    values: ['words', 'brands'],
    each: 2,
    most: 3,
    default: [],
  };
  const chosen = show(option, ['words']);
  const [lessWords, moreWords, lessBrands, moreBrands] = document.querySelectorAll('button');
  expect([...document.querySelectorAll('output')].map(({ textContent }) => textContent)).toEqual(['1', '0']);
  expect(lessBrands?.disabled).toBe(true);
  moreBrands?.click();
  expect(chosen.value).toEqual(['words', 'brands']);
  moreWords?.click();
  lessWords?.click();
  expect(chosen.value).toEqual(expect.arrayContaining(['words']));
});

test('the reason a text is refused is shown beside it', () => {
  const option: Option = { type: 'text', name: 'custom_letters', most: 300, pattern: null, default: '' };
  show(option, 'A4', { refusal: 'That is not enough.' });
  const [input] = inputs();
  expect([input?.value, input?.maxLength, input?.getAttribute('aria-invalid')]).toEqual(['A4', 300, 'true']);
  expect(document.getElementById(input?.getAttribute('aria-describedby') ?? '')?.textContent).toContain('not enough');
  expect(document.activeElement).toBe(input);
});

test('the lists of the house are offered by name, and so is none', () => {
  const option: Option = { type: 'text', name: 'own_list', most: 40, pattern: null, default: '' };
  const chosen = show(option, '', { lists: ['club', 'family'] });
  expect([...document.querySelectorAll('label')].map((label) => label.textContent?.trim())).toEqual([
    'None',
    'club',
    'family',
  ]);
  inputs()[2]?.click();
  expect(chosen.value).toBe('family');
});
