// What may help somebody in a first game, from what the seat sees alone.
import type { Saying } from '../../lib/game';
import type { Offer, View } from './types.gen';

export function coaching({ open }: View, { acts }: Offer): Saying | null {
  if (acts.includes('take_size')) return { id: 'letter-coach-draft' };
  if (acts.includes('knock') && acts.includes('pass')) return { id: 'letter-coach-knock' };
  if (acts.includes('lay') && open.opened.every(Boolean)) return { id: 'letter-coach-lay' };
  return null;
}
