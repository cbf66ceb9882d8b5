// A word the dictionary lacks, at a table where no other person sits: nobody would vote for it.
// The rules do not know who is a person, the page does. Standing by such a word can only fail, so it is not offered.
import type { Eyes, SeatShown } from './gen/protocol.gen';

/** Could anybody but this seat's player vote for a word? Bots abstain, even those that stand in for somebody. */
export function hasVoters(seats: readonly SeatShown[], seat: number | null): boolean {
  return seats.some(({ kind, stand_in }, other) => other !== seat && kind === 'person' && !stand_in);
}

/** What a seat may do if nobody else votes. */
export function withoutStandingBy(eyes: Eyes): Eyes {
  const offer = eyes.offer as { acts?: string[] } | null;
  if (!offer?.acts?.includes('stand_by')) return eyes;
  return { ...eyes, offer: { ...offer, acts: offer.acts.filter((act) => act !== 'stand_by') } };
}

/** The same event where standing by the word is out of the question. */
export function justUnknown(event: unknown): unknown {
  const { type } = event as { type: string };
  return type === 'WordUnknown' ? { ...(event as object), may_stand_by: false } : event;
}
