// What just happened, shown before it is told: tiles turn one after another, a chain draws itself over them.
import type { Heard } from '../../lib/game';
import { still } from '../../lib/motion';
import type { Chain } from './tiles';
import type { Event } from './types.gen';

/** Together with the turning of the last tile a body takes less than a second (look.md). */
const BEFORE_THE_REST = 260;
const ALL_THE_REST = 520;
const STEP = 75;

const TURN = 200;
const CHAIN = 850;
const CHAINS: Event['type'][] = ['ChainFound', 'ChainsShown', 'ClaimFailed', 'ObjectionHeld'];

/** When the n-th of `count` tiles turns. */
function delay(at: number, count: number): number {
  return at && BEFORE_THE_REST + (at - 1) * Math.min(STEP, ALL_THE_REST / (count - 1));
}

/** How long it takes to show these events. Several tiles and a chain take time, the rest takes none. */
export function lasts(fresh: Heard<Event>[]): number {
  const types = fresh.map(({ event }) => event.type);
  const turned = types.filter((type) => type === 'TileTurned' || type === 'BodyFound').length;
  const chain = types.some((type) => CHAINS.includes(type)) ? CHAIN : 0;
  return Math.max(chain, turned > 1 ? delay(turned - 1, turned) + TURN : 0);
}

export interface Drawn {
  chain: Chain;
  kind: 'objection' | 'wrong';
  touched: number | null;
}

export class Moments {
  /** The delay of each tile's turning, in milliseconds. The others turn at once. */
  delays = $state.raw<Readonly<Record<number, number>>>({});
  /** The body, just found. */
  body = $state<number | null>(null);
  /** A tile that is being taken away, and its letter. */
  leaving = $state.raw<{ tile: number; letter: string } | null>(null);
  /** A chain somebody has shown; it lies there until the game goes on. */
  drawn = $state.raw<Drawn | null>(null);
  /** Nothing moves: everything is in its place. */
  still = $state(true);

  hear(fresh: Heard<Event>[]): void {
    this.settle();
    if (!fresh.length) return;
    const turned: number[] = [];
    for (const { event } of fresh) {
      switch (event.type) {
        case 'BodyFound':
          this.body = event.tile;
          turned.push(event.tile);
          break;
        case 'TileTurned':
          turned.push(event.tile);
          break;
        case 'TileCollected':
          this.leaving = event;
          break;
        case 'ObjectionHeld':
          this.drawn = event.chain && { chain: event.chain, kind: 'objection', touched: event.tile };
          break;
        case 'ClaimFailed':
          this.drawn = { chain: event.chain, kind: 'wrong', touched: null };
          break;
        case 'TileTouched':
        case 'TurnEnded':
          this.drawn = null;
          break;
      }
    }
    this.delays = Object.fromEntries(turned.map((tile, at) => [tile, delay(at, turned.length)]));
    this.still = still();
    if (this.still) this.settle();
  }

  /** Ends the animation, on the next input or because nobody is looking. */
  settle(): void {
    this.still = true;
    this.delays = {};
    this.body = null;
    this.leaving = null;
  }
}
