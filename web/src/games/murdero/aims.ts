// What an Action Card may be aimed at, as paths over the table: one place after another until the aim is complete.
import { letterOf, lyingOf } from './lying';
import type { Falling, Offer, Play, Playable } from './types.gen';

export type Aim = Play['aim'];
/** The middle of the table, a pile, a case, a card in play, a seat, or a card of the Discard Pile. */
export type PlaceKey = string;

export const MIDDLE: PlaceKey = 'middle';
export const PILE: PlaceKey = 'pile';
/** The Case File. Nothing is put there. */
export const FILE: PlaceKey = 'file';
export const caseKey = (seat: number, letter: string): PlaceKey => `case:${seat}:${letter}`;
export const cardKey = (seat: number, card: string): PlaceKey => `card:${seat}:${card}`;
export const seatKey = (seat: number): PlaceKey => `seat:${seat}`;
export const pileKey = (card: string): PlaceKey => `pile:${card}`;

/** The places pointed at, one after another. */
export function way(aim: Aim, me: number): PlaceKey[] {
  switch (aim.type) {
    case 'Nothing':
      return [MIDDLE];
    case 'AtCard':
      return [cardKey(aim.seat, aim.card)];
    case 'FromPile':
      return [PILE, pileKey(aim.card)];
    case 'Give':
      return [cardKey(me, aim.give)];
    case 'Trade':
      return [cardKey(me, aim.give), cardKey(aim.seat, aim.take)];
    case 'Rob':
      return [cardKey(me, aim.give), seatKey(aim.seat)];
    case 'Before':
      if (aim.replacing) return [cardKey(me, aim.replacing)];
      return [aim.seat === me ? MIDDLE : seatKey(aim.seat)];
    case 'StandIn': {
      const { card } = lyingOf(aim.card);
      const onto = caseKey(aim.seat, 'colour' in card ? letterOf(card.colour) : '');
      return aim.replacing ? [onto, cardKey(me, aim.replacing)] : [onto];
    }
  }
}

/** All aims of a card. Trades come as two halves. */
export function aimsOf({ aims, gives, takes, same_number }: Playable): Aim[] {
  const trades = gives.flatMap((give) =>
    takes.flatMap((take): Aim[] => {
      if (take.type !== 'AtCard' || (same_number && take.card.charAt(1) !== give.charAt(1))) return [];
      return [{ type: 'Trade', give, seat: take.seat, take: take.card }];
    }),
  );
  return [...aims, ...trades];
}

/** The aims whose path begins with these steps. */
export function along(aims: readonly Aim[], steps: readonly PlaceKey[], me: number): Aim[] {
  return aims.filter((aim) => steps.every((step, at) => way(aim, me)[at] === step));
}

/** Where the path may lead next. */
export function next(aims: readonly Aim[], steps: readonly PlaceKey[], me: number): PlaceKey[] {
  const places = along(aims, steps, me).map((aim) => way(aim, me)[steps.length]);
  return [...new Set(places.filter((place) => place !== undefined))];
}

/** What the cards on this path would take with them, card by card. */
export function losses(places: readonly PlaceKey[], { falls }: Offer): Falling[] {
  return places.flatMap((place) => {
    const [kind, seat, card] = place.split(':');
    if (kind !== 'card' || !card) return [];
    const found = falls.find((fall) => fall.seat === Number(seat) && fall.card === card);
    return [found ?? { seat: Number(seat), card, cards: [] }];
  });
}

export function sameAim(one: Aim, other: Aim): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
