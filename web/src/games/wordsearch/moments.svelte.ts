// What just happened, shown before it is told: a word lights up and the token walks along it, tiles change places.
import type { Heard } from '../../lib/game';
import type { Point } from '../../lib/hands/spots';
import { lasting, RIBBON, WordMoments } from '../../lib/words/moments.svelte';
import { centre, type Hex } from './plane';
import type { Shown } from './showing';
import type { Event, Open } from './types.gen';

/** How long it takes to show these events. Only words and ribbons take time. */
export function lasts(fresh: Heard<Event>[]): number {
  return Math.max(0, ...fresh.map(({ event }) => lengthOf(event)));
}

function lengthOf(event: Event): number {
  switch (event.type) {
    case 'WordScored':
    case 'WordCalled':
      return lasting(event.path.length);
    case 'WordDisputed':
    case 'TargetReached':
      return RIBBON;
    case 'WordRejected':
      return event.turn_lost ? RIBBON : 0;
    default:
      return 0;
  }
}

export interface Word extends Omit<Shown, 'lit'> {
  word: string;
  points: number;
}
export interface Ribbon {
  kind: 'disputed' | 'lost' | 'target';
  seat: number;
  word: string;
  score: number;
}

export class Moments extends WordMoments<Word, Ribbon> {
  /** Where the tile of a place has just come from. */
  glides = $state.raw<Readonly<Record<number, Point>>>({});
  /** Where the walking token began. */
  #from = 0;

  /** `before` is where the tokens stood until now, `open` how the table is now. */
  hear(fresh: Heard<Event>[], open: Open, before: readonly number[]): void {
    this.settle();
    if (!fresh.length) return;
    const news = fresh.some(({ event }) => ['WordScored', 'WordCalled'].includes(event.type));
    const glides: Record<number, Point> = {};
    const changed: number[] = [];
    const at = (place: number) => centre(open.places[place] ?? [0, 0]);
    for (const { event } of fresh) {
      switch (event.type) {
        case 'WordScored':
          this.word = { ...event, kind: 'scored' };
          // If the device was passed on to the next player, the token is already there.
          this.#from =
            open.tokens[event.seat] === before[event.seat] ? (event.path[0] ?? 0) : (before[event.seat] ?? 0);
          break;
        case 'WordCalled':
          this.word = { ...event, kind: 'called', points: 0 };
          break;
        case 'WordDisputed':
          this.ribbon = { kind: 'disputed', seat: event.by, word: event.word, score: 0 };
          break;
        case 'WordRejected':
          this.word = this.word && { ...this.word, kind: 'lost' };
          if (event.turn_lost) this.ribbon = { kind: 'lost', seat: event.seat, word: event.word, score: 0 };
          break;
        case 'TargetReached':
          this.ribbon = { kind: 'target', seat: event.seat, word: '', score: event.score };
          break;
        case 'TilesSwapped':
          Object.assign(glides, { [event.one]: at(event.other), [event.other]: at(event.one) });
          changed.push(event.one, event.other);
          break;
        case 'HandSwapped':
        case 'TileAdded':
          glides[event.place] = fromAbove(at(event.place));
          changed.push(event.place);
          break;
        case 'TileShifted':
          glides[event.to] = at(event.start);
          changed.push(event.to);
          break;
        case 'TileTurned':
          changed.push(event.place);
          break;
        case 'TileLaid': {
          const place = open.places.findIndex(([q, r]: Hex) => q === event.q && r === event.r);
          glides[place] = fromAbove(at(place));
          changed.push(place);
          break;
        }
        case 'TokenMoved':
        case 'TurnEnded':
        case 'TileDrawn':
          if (!news) this.word = null;
          break;
      }
    }
    this.fresh = changed;
    if (this.show(news)) this.glides = glides;
  }

  /** The game is over, and its best word is drawn once more. */
  recall({ seat, word, path, points }: Extract<Event, { type: 'WordScored' }>): void {
    this.word = { seat, word, path, points, kind: 'best' };
    this.fresh = [];
    this.show(true);
  }

  /** Is the token of this seat on its way along the word? */
  walks(seat: number): boolean {
    return !this.still && this.word?.kind === 'scored' && this.word.seat === seat && this.lit < this.word.path.length;
  }

  /** Which tile it is over. It sets out from where it stood. */
  get step(): number {
    return this.lit > 1 ? (this.word?.path[this.lit - 1] ?? 0) : this.#from;
  }

  override settle(): void {
    super.settle();
    this.glides = {};
  }
}

function fromAbove({ x, y }: Point): Point {
  return { x: x - 12, y: y - 46 };
}
