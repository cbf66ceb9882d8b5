// What may help somebody in a first game, from what the seat sees alone.
import type { Saying } from '../../lib/game';
import type { Offer, View } from './types.gen';

export function coaching({ open }: View, offer: Offer): Saying | null {
  switch (open.phase.type) {
    case 'Drawing':
      return offer.take ? { id: 'murdero-coach-draw' } : null;
    case 'Acting':
      return { id: offer.builds.length ? 'murdero-coach-build' : 'murdero-coach-action' };
    case 'Discarding':
      return { id: 'murdero-coach-discard' };
    default:
      return null;
  }
}
