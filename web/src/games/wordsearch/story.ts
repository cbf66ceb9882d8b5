// The sentences around the board: what happened, what is awaited, and how each seat stands.
import type { Saying } from '../../lib/game';
import { cast } from '../../lib/telling';
import { wasLetGo } from '../../lib/words/let-go.svelte';
import { nameOf } from './plane';
import type { Challenged, Event, Moves, Offer, Open, Options, View } from './types.gen';

type May = (act: Offer['acts'][number]) => boolean;

const say = (what: string, args: Record<string, string | number> = {}): Saying => ({ id: `wordsearch-${what}`, args });

export function story(event: Event, names: string[], { open }: View, me: number | null): Saying {
  const { people, list } = cast(names, me);
  const named = (seat: number) => people({ name: seat });
  const at = (place: number) => nameOf(open.places, open.places[place] ?? [0, 0]);
  switch (event.type) {
    case 'TilesDealt':
      return say('event-tiles-dealt');
    case 'StarterDrawn':
      return say('event-starter-drawn', named(event.seat));
    case 'TilesSwapped': {
      const { letters, others } = event;
      return say('event-tiles-swapped', {
        ...named(event.seat),
        letters,
        others,
        one: at(event.one),
        other: at(event.other),
      });
    }
    case 'HandSwapped':
      return say('event-hand-swapped', {
        ...named(event.seat),
        gave: event.gave,
        took: event.took,
        place: at(event.place),
      });
    case 'TileTurned':
      return say('event-tile-turned', { ...named(event.seat), letters: event.letters, place: at(event.place) });
    case 'WordUnknown':
      return say('event-word-unknown', { word: event.word, may_stand_by: String(event.may_stand_by) });
    case 'WordCalled':
      return say('event-word-called', { ...named(event.seat), word: event.word });
    case 'WordPassed':
      return say('event-word-passed', named(event.seat));
    case 'WordDisputed':
      return say('event-word-disputed', { ...people({ name: event.by, caller: event.seat }), word: event.word });
    case 'Voted':
      return say('event-voted', { ...named(event.seat), yes: String(event.yes ?? 'none') });
    case 'VoteClosed':
      return say('event-vote-closed', {
        word: event.word,
        yes: event.yes,
        no: event.no,
        valid: String(event.valid),
      });
    case 'WordScored': {
      const { word, points, total } = event;
      return say('event-word-scored', { ...named(event.seat), word, points, total });
    }
    case 'WordRejected':
      return say('event-word-rejected', {
        ...named(event.seat),
        word: event.word,
        turn_lost: String(event.turn_lost),
      });
    case 'TokenMoved':
      return say('event-token-moved', {
        ...named(event.seat),
        letters: event.letters,
        place: at(event.place),
        by_chance: String(event.by_chance),
      });
    case 'TokenStayed':
      return say('event-token-stayed', named(event.seat));
    case 'TileExchanged':
      return say('event-tile-exchanged', { ...named(event.seat), gave: event.gave, took: event.took });
    case 'TileAdded':
      return say('event-tile-added', { ...named(event.seat), letters: event.letters, place: at(event.place) });
    case 'TileShifted': {
      const { letters, start, to } = event;
      return say('event-tile-shifted', { ...named(event.seat), letters, start: at(start), to: at(to) });
    }
    case 'TileDrawn':
      return say('event-tile-drawn', { ...named(event.seat), letters: event.letters });
    case 'TileLaid':
      return say('event-tile-laid', {
        ...named(event.seat),
        letters: event.letters,
        place: nameOf(open.places, [event.q, event.r]),
        by_chance: String(event.by_chance),
      });
    case 'TurnEnded':
      return say('event-turn-ended', named(event.seat));
    case 'TimeRanOut':
      return say('event-time-ran-out', named(event.seat));
    case 'TargetReached':
      return say('event-target-reached', { ...named(event.seat), score: event.score });
    case 'ExtraRound':
      return say('event-extra-round', { ...list(event.seats), number: event.number });
    case 'SeatGaveUp':
      return say('event-seat-gave-up', named(event.seat));
  }
}

/** Several who let a word stand, or all who were asked. */
export const routine = {
  WordPassed: (seats: readonly number[], names: string[], me: number | null) =>
    say('routine-word-passed', { ...cast(names, me).list(seats), everybody: String(seats.length >= names.length - 1) }),
};

export function awaited({ open, called }: View, offer: Offer | null, names: string[], seat: number | null): Saying {
  const named = (seat: number) => ({ name: names[seat] ?? '' });
  const may: May = (act) => offer?.acts.includes(act) ?? false;
  switch (open.phase.type) {
    case 'Searching':
      if (!offer) return say('awaited-searching', named(open.phase.seat));
      if (called && may('stand_by') && !wasLetGo(seat, called.word))
        return say('awaited-your-doubt', { word: called.word });
      return say(yourTurn(open, open.phase.moves, may), { letters: open.drawn });
    case 'Stepping':
      return offer ? say('awaited-your-stepping') : say('awaited-stepping', named(open.phase.seat));
    case 'Challenged':
      return challengeAwaited(open.phase.stage, may, names);
    case 'Over':
      return say('awaited-over');
    default:
      return say('awaited-moment');
  }
}

function challengeAwaited({ type, challenge }: Challenged['stage'], may: May, names: string[]): Saying {
  const [name, word] = [names[challenge.seat] ?? '', challenge.word];
  switch (type) {
    case 'Disputable':
      return say(may('pass') ? 'awaited-your-window' : 'awaited-window', { name, word });
    case 'Voting':
      return say(may('vote') ? 'awaited-your-voting' : 'awaited-voting', { word });
    case 'Consulting':
      return say('awaited-moment');
  }
}

function yourTurn(open: Open, { added }: Moves, may: May): string {
  if (open.tokens.length) return 'awaited-your-searching';
  if (may('lay')) return 'awaited-your-placing';
  if (open.unadded >= open.scores.length && !added) return 'awaited-your-adding';
  if (!may('call')) return 'awaited-your-finishing';
  return may('draw') ? 'awaited-your-playing' : 'awaited-your-calling';
}

/** Points. In solitaire the turns count too (WS-A14). */
export function standing({ open }: View, seat: number, _options: Options): Saying | null {
  if (open.given_up.includes(seat)) return say('standing-gave-up');
  if (open.phase.type === 'Over' && open.scores.length === 1 && open.tokens.length)
    return say('standing-turns', { turns: open.turns[seat] ?? 0 });
  return say('standing-score', { points: open.scores[seat] ?? 0 });
}

/** The only secret at this table is a word the dictionary lacks. */
export function secret(): boolean {
  return false;
}
