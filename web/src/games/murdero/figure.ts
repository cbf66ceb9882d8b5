// The figures at the end in the words of the cards.
import type { Said } from '../../lib/gen/protocol.gen';
import type { Colour } from './art/cards';
import { worldName } from './art/words';
import { cardSaid } from './speech';

const COLOURS: Record<string, Colour> = { R: 'red', B: 'blue', G: 'green' };

export function figure(facts: Said['facts']): Said['facts'] {
  const { card, colour } = facts;
  return {
    ...facts,
    ...(typeof card === 'string' ? { card: cardSaid(card) } : {}),
    ...(typeof colour === 'string' ? { colour: worldName(COLOURS[colour] ?? 'red') } : {}),
  };
}
