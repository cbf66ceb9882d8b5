// The sentences around the board: what happened, what is awaited, how somebody stands.
import type { Saying } from '../../lib/game';
import { codeSaid, pegsSaid } from './speech';
import type { Event, Offer, Options, View } from './types.gen';

const say = (what: string, args: Record<string, string | number> = {}): Saying => ({
  id: `grandmastermind-${what}`,
  args,
});

export function story(event: Event, names: string[]): Saying {
  const named = (seat: number) => ({ name: names[seat] ?? '' });
  switch (event.type) {
    case 'ChallengerDrawn':
      return say('event-challenger-drawn', named(event.seat));
    case 'CodeHidden':
      return say('event-code-hidden', { ...named(event.seat), by_chance: String(event.by_chance) });
    case 'RowPlaced':
      return say('event-row-placed', { ...named(event.seat), number: event.number });
    case 'RowAnswered':
      return say('event-row-answered', { number: event.number, pegs: pegsSaid(event.pegs) });
    case 'RowLost':
      return say('event-row-lost', { ...named(event.seat), number: event.number });
    case 'CodeShown':
      return say('event-code-shown', { code: codeSaid(event.code), solved: String(event.solved), rows: event.rows });
    case 'RolesSwapped':
      return say('event-roles-swapped', named(event.challenger));
    case 'SeatGaveUp':
      return say('event-seat-gave-up', named(event.seat));
  }
}

export function awaited(view: View, offer: Offer | null, names: string[]): Saying {
  const { phase, challenger, rows } = view.open;
  const hiding = { name: names[challenger] ?? '' };
  const decoding = { name: names[1 - challenger] ?? '' };
  switch (phase) {
    case 'hiding':
      return offer ? say('awaited-your-code') : say('awaited-code', hiding);
    case 'guessing':
      return offer
        ? say('awaited-your-row', { number: rows.length + 1 })
        : say('awaited-row', { ...decoding, number: rows.length + 1 });
    case 'answering':
      return offer
        ? say('awaited-your-pegs', { number: rows.length })
        : say('awaited-pegs', { ...hiding, number: rows.length });
    case 'over':
      return say('awaited-over');
    default:
      return say('awaited-moment');
  }
}

export function standing({ open }: View, seat: number, options: Options): Saying | null {
  const role = open.challenger === seat ? 'challenger' : 'decoder';
  if (options.roles !== 'swap') return say(`standing-${role}-alone`);
  const points = open.past.reduce((sum, past) => sum + (past.challenger === seat ? past.points : 0), 0);
  if (open.phase === 'over') return say('standing-points', { points });
  return open.phase === 'drawing' ? null : say(`standing-${role}`, { points });
}

/** The challenger's code is nobody else's business, from the first piece he lays. */
export function secret({ seat, open }: View): boolean {
  return seat === open.challenger && ['hiding', 'guessing', 'answering', 'counting'].includes(open.phase);
}
