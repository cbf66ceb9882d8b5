// The sentences around the board: what happened, what is awaited, and how each seat stands.
import type { Saying } from '../../lib/game';
import { cast, type Cast } from '../../lib/telling';
import { t } from '../../lib/texts.svelte';
import { colourOf } from './lying';
import { figure, sidesOf, totalsOf } from './scores';
import { cardSaid, cardsSaid } from './speech';
import { worldName } from './art/words';
import type { ActionPlayed, Event, Offer, Open, Options, View } from './types.gen';

const say = (what: string, args: Record<string, string | number> = {}): Saying => ({ id: `murdero-${what}`, args });

/** Cards that only one seat has seen are not told, since everybody who shares a device can read the log. */
export function story(event: Event, names: string[], _view: View, me: number | null): Saying | null {
  const { people, figures } = cast(names, me);
  const named = (seat: number) => people({ name: seat });
  switch (event.type) {
    case 'HandDealt':
    case 'CardsSeen':
    case 'TurnEnded':
      return null;
    case 'DealerPicked':
      return say('event-dealer-picked', named(event.seat));
    case 'HandBegan':
      return say('event-hand-began', { ...named(event.dealer), number: event.number, card: cardSaid(event.up) });
    case 'CardsDrawn':
      return say('event-cards-drawn', { ...named(event.seat), count: event.count });
    case 'CardTaken':
      return say('event-card-taken', {
        ...named(event.seat),
        card: cardSaid(event.card),
        buried: String(event.buried),
      });
    case 'CardBuilt':
      return say('event-card-built', {
        ...people({ name: event.seat, other: event.onto }),
        card: cardSaid(event.card),
        helped: String(event.onto !== event.seat),
      });
    case 'ActionPlayed':
      return say('event-action-played', { ...named(event.seat), card: played(event, people) });
    case 'ActionUsed':
      return say('event-action-used', { ...named(event.seat), card: cardSaid(event.card) });
    case 'CardsRemoved':
      return say('event-cards-removed', {
        ...named(event.seat),
        cards: cardsSaid(event.cards),
        discarded: String(event.discarded),
      });
    case 'CardStolen':
      return say('event-card-stolen', {
        ...people({ name: event.seat, other: event.victim }),
        card: cardSaid(event.card),
      });
    case 'NothingStolen':
      return say('event-nothing-stolen', people({ name: event.seat, other: event.victim }));
    case 'CardDiscarded':
      return say('event-card-discarded', {
        ...named(event.seat),
        card: cardSaid(event.card),
        by_chance: String(event.by_chance),
      });
    case 'CaseClosed':
      return say('event-case-closed', {
        ...named(event.seat),
        colour: worldName(colourOf(event.card) ?? 'red'),
        held_back: String(event.held_back),
      });
    case 'TimeRanOut':
      return say('event-time-ran-out', named(event.seat));
    case 'HandEnded':
      return say('event-hand-ended', { reason: event.reason });
    case 'HandCounted': {
      const sides = sidesOf(event.counts.length, event.scores.length);
      const told = (points: readonly number[]) => figures(sides.map((side, at) => [side, figure(points[at] ?? 0)]));
      return say('event-hand-counted', { scores: told(event.scores), totals: told(event.totals) });
    }
    case 'SeatGaveUp':
      return say('event-seat-gave-up', named(event.seat));
  }
}

/** The card, with whose it becomes or what it stands for, unless that is told anyway. */
function played({ seat, card, aim }: ActionPlayed, people: Cast['people']): string {
  if (aim.type === 'StandIn') return cardSaid(`${aim.card}J`);
  if (aim.type === 'Before' && aim.seat !== seat)
    return t('murdero-before', { card: cardSaid(card), ...people({ name: aim.seat }) });
  return cardSaid(card);
}

export function awaited({ open }: View, offer: Offer | null, names: string[]): Saying {
  const { phase } = open;
  const name = 'move' in phase ? (names[phase.move.seat] ?? '') : '';
  switch (phase.type) {
    case 'Drawing':
      if (offer) return say(offer.take ? 'awaited-your-draw-or-take' : 'awaited-your-draw');
      return say('awaited-draw', { name });
    case 'Acting':
      if (offer) return say(phase.move.acted ? 'awaited-your-building' : 'awaited-your-turn');
      return say('awaited-turn', { name });
    case 'Discarding':
      if (offer) return say('awaited-your-discard', { count: offer.discards });
      return say('awaited-discard', { name });
    case 'Over':
      return say('awaited-over');
    default:
      return say('awaited-moment');
  }
}

export function standing({ open }: View, seat: number, options: Options): Saying | null {
  if (open.given_up.includes(seat)) return say('standing-gave-up');
  return say('standing', { points: totalsOf(open, options)[seat] ?? 0, cards: open.sizes[seat] ?? 0 });
}

/** Does somebody hold cards? */
export function secret({ open }: View): boolean {
  return held(open) > 0;
}

function held({ phase, sizes }: Open): number {
  return phase.type === 'Over' ? 0 : sizes.reduce((sum, size) => sum + size, 0);
}
