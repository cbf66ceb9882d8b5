import { beforeAll, describe, expect, test } from 'vitest';
import { figure as inCards } from '../games/murdero/figure';
import { figuresShown } from './figures';
import { LANGUAGES, openTexts, speak, type Language } from './texts.svelte';

const names = ['Ada', 'Tom'];
const best = (seat: number) => ({ said: { code: 'best_word', facts: { seat, word: 'SPENCER', points: 7 } }, ply: 12 });

beforeAll(() => openTexts('ending', 'murdero'));

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeAll(() => speak(language));

  test('a figure speaks to whoever made it, and names them to everybody else', () => {
    const [yours] = figuresShown([best(0)], names, [0], undefined);
    const [adas] = figuresShown([best(0)], names, [1], undefined);
    expect(yours).toMatchObject({ value: 'SPENCER', number: '+7', note: '', ply: 12 });
    expect(yours?.label).not.toContain('Ada');
    expect(adas?.label).toContain('Ada');
  });

  test('at a device that two share, names stay', () => {
    expect(figuresShown([best(0)], names, [0, 1], undefined)[0]?.label).toContain('Ada');
  });

  test('a game puts its facts into its own words', () => {
    const said = { code: 'turning_card', facts: { seat: 1, card: 'sabotage', number: 3 } };
    const [shown] = figuresShown([{ said, ply: 4 }], names, [0], inCards);
    expect(shown?.value).not.toContain('sabotage');
    expect(shown?.note).toContain('Tom');
  });
});

test('a figure that nobody has put into words is left out', () => {
  expect(figuresShown([{ said: { code: 'tricks', facts: {} }, ply: null }], names, [0], undefined)).toEqual([]);
});
