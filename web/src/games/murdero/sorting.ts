// The order of the cards in a hand.
import { ACTION_KINDS } from './art/cards';
import { isCase, numberOf } from './lying';

export type Order = 'colour' | 'number';

export function sorted(hand: readonly string[], order: Order): string[] {
  const rank = (card: string) => {
    if (!isCase(card)) return 1000 + (ACTION_KINDS as readonly string[]).indexOf(card);
    const colour = 'RBG'.indexOf(card.charAt(0));
    return order === 'colour' ? colour * 10 + numberOf(card) : numberOf(card) * 10 + colour;
  };
  return hand.toSorted((one, other) => rank(one) - rank(other));
}
