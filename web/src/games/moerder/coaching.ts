// What may help somebody in a first game, from what the seat sees alone.
import type { Saying } from '../../lib/game';
import type { Offer, View } from './types.gen';

export function coaching(_view: View, { acts }: Offer): Saying | null {
  if (acts.includes('turn')) return { id: 'moerder-coach-turn' };
  if (acts.includes('object') && acts.includes('pass')) return { id: 'moerder-coach-object' };
  if (acts.includes('claim') && acts.includes('touch')) return { id: 'moerder-coach-look' };
  return null;
}
