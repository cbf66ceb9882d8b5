// A table for the tests of this folder.
import { COLOURS } from './art/cards';
import { colourOf, isPermanent, numberOf } from './lying';
import type { Case, Move, Offer, Open, Options, Place, View } from './types.gen';

export const OPTIONS: Options = {
  type: 'murdero',
  partners: false,
  target: null,
  max_hands: 30,
  action_deck: 'standard15',
  custom_deck: [],
  case_file_empty: 'finish_turn',
  shake_down: 'from_sets',
  mitigating: 'draw2',
  removed_cards: 'out',
  partner_double: 'pair',
  start_player: 'random',
  turn_seconds: null,
};
export const NOTHING_TO_DO: Offer = {
  draw: false,
  take: false,
  builds: [],
  plays: [],
  barred: [],
  swaps: false,
  done: false,
  discards: 0,
  falls: [],
};
export const MOVE: Move = { seat: 0, until: null, acted: false, fresh: [], busy: false, hurried: false };

/** What lies before a seat: `R1 R1 R2 R3J real_estate`. */
export function place(text = ''): Place {
  const cases = COLOURS.map((): Case => ({ counts: [0, 0, 0, 0, 0], jokers: [] })) as [Case, Case, Case];
  const permanents: string[] = [];
  for (const name of text.split(' ').filter(Boolean)) {
    const lying = cases[COLOURS.findIndex((colour) => colour === colourOf(name))];
    if (isPermanent(name) || !lying) permanents.push(name);
    else if (name.endsWith('J')) lying.jokers.push(Number(name.charAt(1)));
    else lying.counts[numberOf(name) - 1] = (lying.counts[numberOf(name) - 1] ?? 0) + 1;
  }
  return { cases, permanents };
}

/** Seat 0 is on turn and holds these cards. `places` is what lies before the seats. */
export function view(
  hand: string,
  places: string[] = ['', ''],
  open: Partial<Open> = {},
  seat: number | null = 0,
): View {
  const cards = hand.split(' ').filter(Boolean);
  return {
    seat,
    hand: seat === null ? [] : cards,
    hands: [],
    open: {
      phase: { type: 'Acting', move: MOVE },
      places: places.map(place),
      sizes: places.map((_, at) => (at ? 5 : cards.length)),
      file: 20,
      discard: ['G2'],
      removed: [],
      known: places.map(() => []),
      idle: 0,
      dealer: 0,
      sheet: [],
      given_up: [],
      ...open,
    },
  };
}
