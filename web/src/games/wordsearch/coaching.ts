// What may help somebody in a first game, from what the seat sees alone.
import type { Saying } from '../../lib/game';
import type { Offer, View } from './types.gen';

export function coaching({ open }: View, { acts }: Offer): Saying | null {
  if (acts.includes('dispute') && acts.includes('pass')) return { id: 'wordsearch-coach-dispute' };
  if (acts.includes('call'))
    return { id: open.tokens.length ? 'wordsearch-coach-search' : 'wordsearch-coach-anywhere' };
  return null;
}
