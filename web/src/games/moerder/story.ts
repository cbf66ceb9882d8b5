// The sentences around the board: what happened, what is awaited, how somebody stands.
import type { Saying } from '../../lib/game';
import { chainSaid, namesSaid } from './speech';
import { nameOf } from './tiles';
import type { Event, Offer, Open, Options, View } from './types.gen';

const say = (what: string, args: Record<string, string | number> = {}): Saying => ({ id: `moerder-${what}`, args });

export function story(event: Event, names: string[]): Saying {
  const named = (seat: number) => ({ name: names[seat] ?? '' });
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
        name: event.seat === null ? '' : (names[event.seat] ?? ''),
        collector: names[event.collector] ?? '',
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
      return say('event-chains-shown', { count: event.chains.length });
  }
}

export function awaited({ open }: View, offer: Offer | null, names: string[]): Saying {
  const name = names[open.active] ?? '';
  const touched = { name, ...touchedIn(open) };
  const may = (act: Offer['acts'][number]) => offer?.acts.includes(act) ?? false;
  switch (open.phase) {
    case 'turning':
      if (!offer) return say('awaited-turning', { name });
      return say(may('drop_out') ? 'awaited-your-turning-or-drop-out' : 'awaited-your-turning');
    case 'looking':
      if (!offer) return say('awaited-looking', { name });
      if (may('claim')) return say(may('touch') ? 'awaited-your-looking-or-collecting' : 'awaited-your-looking');
      return say(may('touch') ? 'awaited-your-collecting' : 'awaited-your-next');
    case 'window':
      if (may('pass')) return say('awaited-your-window', touched);
      return say('awaited-window-of', { ...touched, names: namesSaid(waiting(open).map((seat) => names[seat] ?? '')) });
    case 'showing':
      if (may('show')) return say('awaited-your-showing', touched);
      return say('awaited-showing', { ...touched, name: names[open.window?.objection?.seat ?? 0] ?? '' });
    case 'over':
      return say('awaited-over');
    default:
      return say('awaited-moment');
  }
}

/** Who has not yet answered the touch. */
function waiting({ active, hands, window }: Open): number[] {
  const answered = [active, ...(window?.passed ?? []), ...(window?.out ?? [])];
  return [...hands.keys()].filter((seat) => !answered.includes(seat));
}

function touchedIn({ touched, board }: Open): { tile: string; letter: string } {
  return touched === null ? { tile: '', letter: '' } : { tile: nameOf(touched), letter: board[touched] ?? '' };
}

/** What a seat has collected lies before it as tiles; this is the rest. */
export function standing({ open }: View, seat: number, _options: Options): Saying | null {
  if (open.ending && open.hands.length === 1) return say('standing-points', { points: open.ending.score });
  if (open.given_up.includes(seat)) return say('standing-gave-up');
  return open.dropped === seat ? say('standing-dropped-out') : null;
}

/** Nothing at this table is hidden from one and open to another. */
export function secret(): boolean {
  return false;
}
