// What may help somebody in a first game, from what the seat sees alone.
import type { Saying } from '../../lib/game';
import type { Offer, View } from './types.gen';

export function coaching({ open }: View, { ask }: Offer): Saying | null {
  if (ask === 'guess')
    return { id: open.rows.length ? 'grandmastermind-coach-row' : 'grandmastermind-coach-first-row' };
  return { id: ask === 'hide' ? 'grandmastermind-coach-hide' : 'grandmastermind-coach-answer' };
}
