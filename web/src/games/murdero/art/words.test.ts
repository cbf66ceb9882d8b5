import { beforeEach, expect, test } from 'vitest';
import { LANGUAGES, speak, type Language } from '../../../lib/texts.svelte';
import { ACTION_KINDS, COLOURS, NUMBERS } from './cards';
import { fit, ROOMS } from './fitting';
import { actionWords, caseWords, worldName } from './words';

const CASES = COLOURS.flatMap((colour) => NUMBERS.map((number) => ({ colour, number })));
const OTHERWISE = { shake_down: 'from_hand_random', mitigating: 'sabotage_same_value' } as const;
/** Below this size a word could not be read on a card in the hand, 122 pixels wide. */
const LEAST = 13;

beforeEach(() => speak('en'));

test.each(Object.keys(LANGUAGES) as Language[])(
  'in %s every card has its own name, and its words have room',
  async (language) => {
    await speak(language);
    const cases = CASES.map(caseWords);
    const actions = ACTION_KINDS.map((kind) => actionWords(kind));
    const agreed = ACTION_KINDS.map((kind) => actionWords(kind, OTHERWISE));
    expect(new Set([...cases, ...actions].map(({ label }) => label)).size).toBe(28);
    expect(new Set(COLOURS.map(worldName)).size).toBe(3);
    const sizes = [
      ...cases.flatMap(({ rank, motif }) => [fit(rank, ROOMS.rank), fit(motif, ROOMS.motif)]),
      ...[...actions, ...agreed].flatMap(({ name, text }) => [fit(name, ROOMS.name), fit(text, ROOMS.text)]),
    ];
    for (const { lines, size } of sizes) expect(size, lines.join(' / ')).toBeGreaterThanOrEqual(LEAST);
  },
);

test('a card is named by colour, number, rank and what is drawn on it', () => {
  expect(caseWords({ colour: 'red', number: 3 }).label).toBe('Red 3, Evidence: The Second Ledger');
  expect(actionWords('destroy').label).toBe('Destroy, One Shot. Remove one Permanent from play.');
});

test('MU-A9: a Joker in a case is named by what it stands for', () => {
  expect(actionWords('joker', {}, { colour: 'green', number: 3 }).label).toBe('Joker in place of Green 3');
});

test('MU-A4, MU-A5: a card says what was agreed at the table', () => {
  expect(actionWords('shake_down', OTHERWISE).text).toContain('hand');
  expect(actionWords('mitigating_circs', { mitigating: 'draw2' })).toEqual(actionWords('mitigating_circs'));
  expect(actionWords('mitigating_circs', OTHERWISE).text).toContain('same number');
});
