// What just happened, shown before it is told: a word lights up, a piece comes down, somebody knocks, dice roll.
import type { Heard } from '../../lib/game';
import { lasting, RIBBON, WordMoments } from '../../lib/words/moments.svelte';
import type { Shown } from './showing';
import type { DiceRolled, Event } from './types.gen';

const isWord = (event: Event) => event.type === 'WordWritten' || event.type === 'WordNamed';
const isThrow = (event: Event) => event.type === 'DiceRolled';

/** How long it takes to show these events. Only words and throws of dice take time. */
export function lasts(fresh: Heard<Event>[]): number {
  const events = fresh.map(({ event }) => event);
  const words = events.map((event) => (isWord(event) ? lasting(event.path.length) : 0));
  return Math.max(RIBBON * events.filter(isThrow).length, ...words);
}

export interface Word extends Omit<Shown, 'lit' | 'seat'> {
  seat: number;
  word: string;
  points: number;
}
export interface Ribbon {
  kind: 'knocked' | 'dice' | 'won' | 'failed' | 'taken-back' | 'last' | 'round-two';
  seat: number | null;
  /** Each throw, with what each seat rolled (LE-A16). */
  throws: readonly DiceRolled['rolls'][];
}

export class Moments extends WordMoments<Word, Ribbon> {
  /** What `seat` laid itself is already there and is not animated. */
  hear(fresh: Heard<Event>[], seat: number | null = null): void {
    this.settle();
    if (!fresh.length) return;
    const events = fresh.map(({ event }) => event);
    const laid: number[] = [];
    for (const event of events) {
      if ((event.type === 'LetterLaid' || event.type === 'BlankLaid') && event.seat !== seat) laid.push(event.tile);
      this.#ribbon(event);
      if (!isWord(event) && GOES_ON.has(event.type) && !events.some(isWord)) this.word = null;
      if (event.type === 'WordWritten') this.word = { ...event, kind: 'written' };
      else if (event.type === 'WordNamed') this.word = { ...event, kind: 'named', points: 0 };
      else if (event.type === 'WordRejected') this.word = this.word && { ...this.word, kind: 'lost' };
    }
    this.fresh = laid;
    this.show(events.some(isWord), RIBBON * Math.max(1, events.filter(isThrow).length));
  }

  /** The game is over, and its best word is drawn once more. */
  recall({ seat, word, path, points }: Extract<Event, { type: 'WordWritten' }>): void {
    this.word = { seat, word, path, points, kind: 'best' };
    this.fresh = [];
    this.show(true);
  }

  #ribbon(event: Event): void {
    const show = (kind: Ribbon['kind'], seat: number | null, throws: Ribbon['throws'] = []) =>
      (this.ribbon = { kind, seat, throws });
    switch (event.type) {
      case 'Knocked':
        show('knocked', event.seat);
        break;
      case 'DiceRolled':
        show('dice', event.highest[0] ?? null, [...(this.ribbon?.throws ?? []), event.rolls]);
        break;
      case 'KnockWon':
        show('won', event.seat);
        break;
      case 'KnockFailed':
        show('failed', event.seat);
        break;
      case 'LettersTakenBack':
        show('taken-back', event.seat);
        break;
      case 'RoundOneOver':
        show('round-two', event.seat);
        break;
      case 'WindowOpened':
        if (event.last) show('last', null);
        break;
    }
  }
}

/** Events after which the last word is no longer shown. */
const GOES_ON = new Set<Event['type']>([
  'LetterLaid',
  'LetterLifted',
  'BlankLaid',
  'LetterReleased',
  'Knocked',
  'RoundOneOver',
]);
