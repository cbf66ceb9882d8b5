import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES, say, speak, type Language } from '../../lib/texts.svelte';
import { concerns } from './agreement';
import { MOVE, NOTHING_TO_DO, OPTIONS, place, view } from './example-table';
import { awaited, secret, standing, story } from './story';
import type { Event } from './types.gen';

const NAMES = ['Anna', 'Bea', 'Jonas', 'Mila'];
const EVENTS: Event[] = [
  { type: 'DealerPicked', seat: 1 },
  { type: 'HandBegan', number: 2, dealer: 1, up: 'R3' },
  { type: 'CardsDrawn', seat: 0, count: 3 },
  { type: 'CardTaken', seat: 0, card: 'R3', buried: true },
  { type: 'CardBuilt', seat: 0, card: 'R3', onto: 2 },
  { type: 'ActionPlayed', seat: 0, card: 'joker', aim: { type: 'StandIn', seat: 0, card: 'R4', replacing: '' } },
  { type: 'ActionPlayed', seat: 0, card: 'dons_alibi', aim: { type: 'Before', seat: 2, replacing: '' } },
  { type: 'ActionUsed', seat: 0, card: 'mitigating_circs', aim: { type: 'Give', give: 'R1' } },
  { type: 'CardsRemoved', seat: 1, cards: ['R3', 'R4', 'R4', 'R5J'], discarded: false },
  { type: 'CardStolen', seat: 0, victim: 1, card: 'R3' },
  { type: 'NothingStolen', seat: 0, victim: 1 },
  { type: 'CardDiscarded', seat: 0, card: 'overtime', by_chance: true },
  { type: 'CaseClosed', seat: 0, card: 'R5', held_back: true },
  { type: 'TimeRanOut', seat: 0 },
  { type: 'HandEnded', reason: 'overtime', winners: [] },
  {
    type: 'HandCounted',
    counts: [0, 1].map((seat) => ({ seat, place: place(), hand: [], table: 3, doubled: false, held: 1 })),
    scores: [2, 2],
    totals: [12, 8],
  },
  { type: 'SeatGaveUp', seat: 0 },
];
const told = (event: Event, me: number | null = null) => {
  const saying = story(event, NAMES, view(''), me);
  return saying && say(saying);
};

beforeAll(() => speak('en'));

test.each(Object.keys(LANGUAGES) as Language[])('in %s every event has its line', async (language) => {
  await speak(language);
  for (const event of EVENTS) expect(told(event)).toBeTruthy();
  await speak('en');
});

test.each(Object.keys(LANGUAGES) as Language[])(
  'in %s every line speaks to whoever reads their own',
  async (language) => {
    await speak(language);
    for (const event of EVENTS) for (const [me, name] of NAMES.entries()) expect(told(event, me)).not.toContain(name);
    await speak('en');
  },
);

test('cards are called by their names', () => {
  expect(told({ type: 'CardsRemoved', seat: 1, cards: ['R3', 'R4', 'R4'], discarded: false })).toBe(
    'Bea loses Red 3 and 2 × Red 4.',
  );
  expect(told({ type: 'CardBuilt', seat: 0, card: 'B2', onto: 2 })).toBe('Anna lays Blue 2 onto a case of Jonas.');
});

test('what only one player has seen is not told, since a device may be shared', () => {
  expect(story({ type: 'HandDealt', to: 0, hand: ['R1'] }, NAMES, view(''), 0)).toBeNull();
  expect(story({ type: 'CardsSeen', to: 0, cards: ['R1'] }, NAMES, view(''), 0)).toBeNull();
});

test('the sentence says what is awaited and from whom', () => {
  const now = (seen: ReturnType<typeof view>, offer = true) =>
    say(awaited(seen, offer ? { ...NOTHING_TO_DO, take: true, discards: 2 } : null, NAMES));
  expect(now(view('', ['', ''], { phase: { type: 'Drawing', move: MOVE } }))).toContain('draw a card, or take');
  expect(now(view('', ['', ''], { phase: { type: 'Acting', move: { ...MOVE, acted: true } } }))).toContain(
    'end your turn',
  );
  expect(now(view('', ['', ''], { phase: { type: 'Discarding', move: MOVE } }))).toContain('2');
  expect(now(view('', ['', ''], { phase: { type: 'Drawing', move: { ...MOVE, seat: 1 } } }), false)).toContain('Bea');
});

test('a hand is a secret until the match is over', () => {
  expect(secret(view('R1'))).toBe(true);
  expect(secret(view('R1', ['', ''], { phase: { type: 'Over', reason: 'last_hand' } }))).toBe(false);
});

test('a player who gave up is shown as such', () => {
  const seen = view('R1', ['', ''], { given_up: [1], sheet: [[7, 3]] });
  expect(say(standing(seen, 0, OPTIONS) ?? { id: '' })).toContain('7 points');
  expect(standing(seen, 1, OPTIONS)?.id).toBe('murdero-standing-gave-up');
});

test('an option is offered only where it matters', () => {
  expect(concerns('custom_deck', 3, { action_deck: 'custom' })).toBe(true);
  expect(concerns('custom_deck', 3, { action_deck: 'thirteen' })).toBe(false);
  expect(concerns('partners', 3, {})).toBe(false);
  expect(concerns('partner_double', 4, { partners: true })).toBe(true);
  expect(concerns('partner_double', 4, { partners: false })).toBe(false);
  expect(concerns('target', 2, {})).toBe(true);
});
