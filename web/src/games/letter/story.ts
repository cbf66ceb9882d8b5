// The sentences around the board: what happened, what is awaited, and how each seat stands.
import type { Saying } from '../../lib/game';
import { cast } from '../../lib/telling';
import { wasLetGo } from '../../lib/words/let-go.svelte';
import { isBlank, nameOf, sizeOf } from './grid';
import { listed } from './speech';
import type { Challenged, Event, Laying, Offer, Open, Options, TilesTaken, View } from './types.gen';

const say = (what: string, args: Record<string, string | number> = {}): Saying => ({ id: `letter-${what}`, args });

export function story(event: Event, names: string[], { letters }: View, me: number | null): Saying {
  const { people, list, figures } = cast(names, me);
  const named = (seat: number) => people({ name: seat });
  const letter = (tile: number) => letters[tile] ?? '';
  const struck = (words: readonly string[]) => ({ struck: words.length, words: listed(words) });
  switch (event.type) {
    case 'TilesTaken':
      return say('event-tiles-taken', { ...named(event.seat), ...taken(event, letter) });
    case 'LetterLaid':
      return say('event-letter-laid', {
        ...named(event.seat),
        letter: letter(event.tile),
        place: nameOf(event),
        free: String(event.free),
        by_chance: String(event.by_chance),
      });
    case 'BlankExchanged':
      return say('event-blank-exchanged', { ...named(event.seat), size: sizeSaid(event.blank) });
    case 'LetterLifted':
      return say('event-letter-lifted', {
        ...named(event.seat),
        letter: letter(event.tile),
        ...struck(event.struck),
      });
    case 'BlankLaid':
      return say('event-blank-laid', {
        ...named(event.seat),
        size: sizeSaid(event.tile, event.turned),
        place: nameOf(event),
      });
    case 'LetterReleased':
      return say('event-letter-released', {
        ...named(event.seat),
        letter: letter(event.tile),
        penalty: String(event.penalty),
        by_chance: String(event.by_chance),
      });
    case 'WordUnknown':
      return say('event-word-unknown', { word: event.word, may_stand_by: String(event.may_stand_by) });
    case 'WordNamed':
      return say('event-word-named', { ...named(event.seat), word: event.word });
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
    case 'WordRejected':
      return say('event-word-rejected', { ...named(event.seat), word: event.word });
    case 'WordWritten':
      return say('event-word-written', { ...named(event.seat), word: event.word, points: event.points });
    case 'WordRetraced':
      return say('event-word-retraced', { ...named(event.seat), word: event.word });
    case 'LettersTakenBack':
      return say('event-letters-taken-back', {
        ...named(event.seat),
        tiles: event.tiles.length,
        letters: listed(event.tiles.map(letter)),
        ...struck(event.struck),
      });
    case 'WindowOpened':
      return say('event-window-opened', { last: String(event.last) });
    case 'DiceRolled': {
      const rolls = figures(event.rolls.map(([seat, roll]) => [[seat], roll]));
      return say('event-dice-rolled', { rolls, highest: event.highest.length, ...list(event.highest) });
    }
    case 'KnockWon':
      return say('event-knock-won', { ...named(event.seat), words: listed(event.words) });
    case 'StarterDrawn':
      return say('event-starter-drawn', named(event.seat));
    case 'WordPassed':
      return say('event-word-passed', named(event.seat));
    case 'TurnEnded':
      return say('event-turn-ended', named(event.seat));
    case 'TurnSkipped':
      return say('event-turn-skipped', named(event.seat));
    case 'TimeRanOut':
      return say('event-time-ran-out', named(event.seat));
    case 'KnockPassed':
      return say('event-knock-passed', named(event.seat));
    case 'Knocked':
      return say('event-knocked', named(event.seat));
    case 'KnockFailed':
      return say('event-knock-failed', named(event.seat));
    case 'RoundOneOver':
      return say('event-round-one-over', named(event.seat));
    case 'SeatGaveUp':
      return say('event-seat-gave-up', named(event.seat));
  }
}

/** Several who pass in a window, or all who were asked: in the last one that is everybody. */
export const routine = {
  WordPassed: (seats: readonly number[], names: string[], me: number | null) =>
    say('routine-word-passed', { ...cast(names, me).list(seats), everybody: String(seats.length >= names.length - 1) }),
  KnockPassed: (seats: readonly number[], names: string[], me: number | null, before?: Event) => {
    const asked = before?.type === 'WindowOpened' && before.last ? names.length : names.length - 1;
    return say('routine-knock-passed', { ...cast(names, me).list(seats), everybody: String(seats.length >= asked) });
  },
};

function sizeSaid(tile: number, turned = false): string {
  const { width, height } = sizeOf(tile, turned);
  return `${width} × ${height}`;
}

function taken({ tiles }: TilesTaken, letter: (tile: number) => string): Record<string, string> {
  const blank = tiles.find(isBlank);
  if (blank !== undefined) return { kind: 'blank', letters: '', size: sizeSaid(blank) };
  return { kind: 'letters', letters: listed(tiles.map(letter)), size: '' };
}

export function awaited({ open, named }: View, offer: Offer | null, names: string[], seat: number | null): Saying {
  const { phase } = open;
  const may = (act: Offer['acts'][number]) => offer?.acts.includes(act) ?? false;
  const name = 'seat' in phase ? (names[phase.seat] ?? '') : '';
  const yours = (what: string) => say(`awaited-${offer ? 'your-' : ''}${what}`, { name });
  if (named && may('stand_by') && !wasLetGo(seat, named.word)) return say('awaited-your-doubt', { word: named.word });
  switch (phase.type) {
    case 'Drafting':
      return yours(phase.kind === 'blank' ? 'blank' : 'drafting');
    case 'Laying':
      if (offer) return say(`awaited-your-${yourTurn(open, phase, offer)}`);
      return say(open.opened.every(Boolean) ? 'awaited-laying' : 'awaited-opening', { name });
    case 'Challenged':
      return challenged(phase, names, may);
    case 'Knockable': {
      const last = phase.knocks.last ? 'last-' : '';
      return say(may('pass') ? `awaited-your-${last}window` : `awaited-${last}window`);
    }
    case 'Knocking':
      return offer && phase.moves.written ? say('awaited-your-more') : yours('knocking');
    case 'Owing': {
      const blank = offer ? may('lay_blank') : phase.debt.type === 'NothingLaid';
      return yours(blank ? 'overtime' : 'penalty');
    }
    case 'Over':
      return say('awaited-over');
    default:
      return say('awaited-moment');
  }
}

function challenged({ stage }: Challenged, names: string[], may: (act: Offer['acts'][number]) => boolean): Saying {
  const { seat, word } = stage.challenge;
  const facts = { name: names[seat] ?? '', word };
  switch (stage.type) {
    case 'Disputable':
      return say(may('pass') ? 'awaited-your-disputing' : 'awaited-disputing', facts);
    case 'Voting':
      return say(may('vote') ? 'awaited-your-voting' : 'awaited-voting', facts);
    case 'Consulting':
      return say('awaited-moment');
  }
}

function yourTurn(open: Open, { seat, moves }: Laying, offer: Offer): string {
  if (open.scores.length === 1) return 'alone';
  const laid = moves.laid.length > 0;
  if (!open.opened.every(Boolean)) return !laid ? 'opening' : offer.acts.includes('name') ? 'opened' : 'finishing';
  if (laid) return offer.must_use.length ? 'naming' : 'more';
  return open.hands[seat]?.length ? 'laying' : 'empty';
}

/** Points, or words if those count (LE-18). At the end of solitaire, the longest word (LE-A23). */
export function standing({ open }: View, seat: number, { scoring, variant }: Options): Saying | null {
  if (open.given_up.includes(seat)) return say('standing-gave-up');
  const words = open.written.filter((one) => one.seat === seat);
  if (open.phase.type === 'Over' && open.scores.length === 1 && words.length) {
    const [longest] = words.toSorted((one, other) => other.path.length - one.path.length);
    return say('standing-longest', { word: longest?.word ?? '' });
  }
  if (open.phase.type === 'Drafting' || open.phase.type === 'Drawing')
    return say('standing-letters', { letters: open.hands[seat]?.length ?? 0 });
  const counted = open.scores.length === 1 ? variant === 1 : scoring === 1;
  return counted
    ? say('standing-words', { words: words.length })
    : say('standing-score', { points: open.scores[seat] ?? 0 });
}

/** The only secret at this table is a word the dictionary lacks. */
export function secret(): boolean {
  return false;
}
