// The sentences around the board: what happened, what is awaited, how somebody stands.
import type { Saying } from '../../lib/game';
import { cast } from '../../lib/telling';
import { chainSaid, namesSaid } from './speech';
import { nameOf } from './tiles';
import type { Event, Objecting, Offer, Options, View } from './types.gen';

const say = (what: string, args: Record<string, string | number> = {}): Saying => ({ id: `moerder-${what}`, args });

export function story(event: Event, names: string[], _view: View, me: number | null): Saying {
  const { people } = cast(names, me);
  const named = (seat: number) => people({ name: seat });
  switch (event.type) {
    case 'StarterDrawn':
      return say('event-starter-drawn', named(event.seat));
    case 'TileTurned':
      return say('event-tile-turned', { ...named(event.seat), tile: nameOf(event.tile), face: event.face });
    case 'BodyFound':
      return say('event-body-found', { ...named(event.seat), tile: nameOf(event.tile), count: event.around.length });
    case 'ChainFound':
      return say('event-chain-found', { ...named(event.seat), chain: chainSaid(event.chain) });
    case 'ClaimFailed':
      return say('event-claim-failed', { ...named(event.seat), chain: chainSaid(event.chain) });
    case 'TileTouched':
      return say('event-tile-touched', { ...named(event.seat), tile: nameOf(event.tile), letter: event.letter });
    case 'TouchPassed':
      return say('event-touch-passed', named(event.seat));
    case 'Objected':
      return say('event-objected', { ...named(event.seat), tile: nameOf(event.tile) });
    case 'ObjectionHeld':
      return say('event-objection-held', {
        ...people({ name: event.seat ?? -1, collector: event.collector }),
        tile: nameOf(event.tile),
        chain: chainSaid(event.chain ?? []),
        shown: String(event.chain !== null),
      });
    case 'ObjectionFell':
      return say('event-objection-fell', { ...named(event.seat), tile: nameOf(event.tile) });
    case 'TileCollected':
      return say('event-tile-collected', { ...named(event.seat), tile: nameOf(event.tile), letter: event.letter });
    case 'WordCollected':
      return say('event-word-collected', named(event.seat));
    case 'TurnEnded':
      return say('event-turn-ended', { ...named(event.seat), time_up: String(event.time_up) });
    case 'TimeRanOut':
      return say('event-time-ran-out', named(event.seat));
    case 'DroppedOut':
      return say('event-dropped-out', named(event.seat));
    case 'QuitAnnounced':
      return say('event-quit-announced', { ...named(event.seat), hidden: event.hidden });
    case 'SeatGaveUp':
      return say('event-seat-gave-up', named(event.seat));
    case 'ChainsShown':
      return say('event-chains-shown', { count: event.chains.length, chain: chainSaid(event.chains[0] ?? []) });
  }
}

/** Several who let a touch pass, or all who were asked. */
export const routine = {
  TouchPassed: (seats: readonly number[], names: string[], me: number | null) =>
    say('routine-touch-passed', {
      ...cast(names, me).list(seats),
      everybody: String(seats.length >= names.length - 1),
    }),
};

export function awaited({ open }: View, offer: Offer | null, names: string[]): Saying {
  const { board, phase } = open;
  const named = (seat: number) => ({ name: names[seat] ?? '' });
  const touched = ({ tile, back }: Objecting) => ({
    ...named(back.seat),
    tile: nameOf(tile),
    letter: board[tile] ?? '',
  });
  const may = (act: Offer['acts'][number]) => offer?.acts.includes(act) ?? false;
  switch (phase.type) {
    case 'Turning':
      if (!offer) return say('awaited-turning', named(phase.seat));
      return say(may('drop_out') ? 'awaited-your-turning-or-drop-out' : 'awaited-your-turning');
    case 'Looking':
      if (!offer) return say('awaited-looking', named(phase.seat));
      if (may('claim')) return say(may('touch') ? 'awaited-your-looking-or-collecting' : 'awaited-your-looking');
      return say(may('touch') ? 'awaited-your-collecting' : 'awaited-your-next');
    case 'Objecting': {
      if (may('pass')) return say('awaited-your-window', touched(phase));
      const waiting = phase.window.asked.filter((seat) => !phase.window.passed.includes(seat));
      return say('awaited-window-of', {
        ...touched(phase),
        names: namesSaid(waiting.map((seat) => names[seat] ?? '')),
      });
    }
    case 'Showing':
      if (may('show')) return say('awaited-your-showing', touched(phase.back));
      return say('awaited-showing', { ...touched(phase.back), ...named(phase.seat) });
    case 'Over':
      return say('awaited-over');
    default:
      return say('awaited-moment');
  }
}

/** What a seat has collected lies before it as tiles; this is the rest. */
export function standing({ open }: View, seat: number, _options: Options): Saying | null {
  if (open.phase.type === 'Over' && open.hands.length === 1)
    return say('standing-points', { points: open.phase.ending.score });
  if (open.given_up.includes(seat)) return say('standing-gave-up');
  return open.dropped === seat ? say('standing-dropped-out') : null;
}

/** Nothing at this table is hidden from one and open to another. */
export function secret(): boolean {
  return false;
}
