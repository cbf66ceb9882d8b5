// What would have been better, when looking back: the card it takes, and the places it concerns.
import type { Instead } from '../../lib/game';
import { cardKey, caseKey, FILE, PILE, way, type PlaceKey } from './aims';
import type { Action } from './types.gen';

export interface Ghost {
  /** Whose play it is. */
  seat: number;
  /** The card from the hand. */
  card: string | null;
  places: readonly PlaceKey[];
  /** Where it says so: at the card (null) or at a place. */
  tag: PlaceKey | null;
}

/** Ending a turn leaves nothing to point at. */
export function ghostOf(instead: Instead<Action> | null, hand: readonly string[]): Ghost | null {
  if (!instead) return null;
  const { seat, action } = instead;
  const made = (card: string | null, places: readonly PlaceKey[]): Ghost => ({
    seat,
    card,
    places,
    tag: card !== null && hand.includes(card) ? null : (places[0] ?? null),
  });
  switch (action.type) {
    case 'Draw':
      return made(null, [FILE]);
    case 'Take':
      return made(null, [PILE]);
    case 'Build':
      return made(action.card, [caseKey(action.onto, action.card.charAt(0))]);
    case 'Swap':
    case 'Discard':
      return made(action.card, [PILE]);
    case 'Play':
      return made(action.card, way(action.aim, seat));
    case 'Use':
      return made(null, [cardKey(seat, action.card), ...way(action.aim, seat)]);
    default:
      return null;
  }
}
