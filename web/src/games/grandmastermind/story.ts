// The sentences around the board: what happened, what is awaited, how somebody stands.
import type { Saying } from '../../lib/game';
import { cast } from '../../lib/telling';
import { challengerIn, solved } from './showing';
import { codeSaid, pegsSaid } from './speech';
import type { Event, Offer, Options, View } from './types.gen';

const say = (what: string, args: Record<string, string | number> = {}): Saying => ({
  id: `grandmastermind-${what}`,
  args,
});

export function story(event: Event, names: string[], _view: View, me: number | null): Saying {
  const { people } = cast(names, me);
  const named = (seat: number) => people({ name: seat });
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

export function awaited({ open }: View, offer: Offer | null, names: string[]): Saying {
  const { phase } = open;
  const named = (seat: number) => ({ name: names[seat] ?? '' });
  const number = open.rows.length + 1;
  switch (phase.type) {
    case 'Hiding':
      return offer ? say('awaited-your-code') : say('awaited-code', named(phase.challenger));
    case 'Guessing':
      return offer
        ? say('awaited-your-row', { number })
        : say('awaited-row', { ...named(1 - phase.challenger), number });
    case 'Answering':
      return offer ? say('awaited-your-pegs', { number }) : say('awaited-pegs', { ...named(phase.challenger), number });
    case 'Over':
    case 'GivenUp':
      return say('awaited-over');
    default:
      return say('awaited-moment');
  }
}

export function standing({ open }: View, seat: number, options: Options): Saying | null {
  const role = (challenger: number) => (challenger === seat ? 'challenger' : 'decoder');
  if (options.roles !== 'swap') {
    const part = role(options.roles === 'hide' ? 0 : 1);
    if (part === 'challenger' || options.rounds === 1 || !open.past.length) return say(`standing-${part}-alone`);
    return say('standing-decoder-codes', {
      solved: open.past.filter((past) => solved(past.rows)).length,
      codes: open.past.length,
      rows: open.past.reduce((sum, past) => sum + past.points, 0),
    });
  }
  const points = open.past.reduce((sum, past) => sum + (past.challenger === seat ? past.points : 0), 0);
  switch (open.phase.type) {
    case 'Drawing':
      return null;
    case 'Over':
    case 'GivenUp':
      return say('standing-points', { points });
    default:
      return say(`standing-${role(open.phase.challenger)}`, { points });
  }
}

/** The code is nobody else's business, from the first piece the challenger lays. */
export function secret({ seat, open }: View): boolean {
  return seat !== null && open.phase.type !== 'GivenUp' && seat === challengerIn(open.phase);
}
