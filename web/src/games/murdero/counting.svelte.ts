// The count of a hand, card by card: what is on the table, doubled, minus the hand. Then the peg moves.
import { still } from '../../lib/motion';
import { COLOURS, NUMBERS } from './art/cards';
import { letterOf } from './lying';
import type { Place } from './types.gen';

const CARD = 90;
const MOST = 1400;
const STAGE = 420;

/** The stages after the cards on the table. */
export const STAGES = ['table', 'double', 'hand', 'rail'] as const;

/** What lies before a seat, with what each card is worth. */
export function countable({ cases, permanents }: Place): { name: string; points: number; joker: boolean }[] {
  const scene = permanents.includes('real_estate') ? 4 : 1;
  return COLOURS.flatMap((colour, column) =>
    NUMBERS.flatMap((number) => {
      const name = `${letterOf(colour)}${number}`;
      const { counts, jokers } = cases[column] ?? cases[0];
      const cards = Array.from({ length: counts[number - 1] ?? 0 }, () => ({
        name,
        points: number === 1 ? scene : number,
        joker: false,
      }));
      return jokers.includes(number) ? [...cards, { name: `${name}J`, points: 0, joker: true }] : cards;
    }),
  );
}

export class Counting {
  /** How many cards of each seat have been counted. */
  cards = $state(0);
  stage = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly most: number,
    private readonly done: () => void,
  ) {
    if (still()) this.finish();
    else this.#next(STAGE);
  }

  get over(): boolean {
    return this.stage === STAGES.length - 1;
  }

  #next(after: number): void {
    this.#timer = setTimeout(() => {
      if (this.cards < this.most) this.cards += 1;
      else this.stage += 1;
      if (this.over) this.done();
      else this.#next(this.cards < this.most ? Math.min(CARD, MOST / this.most) : STAGE);
    }, after);
  }

  /** Counts everything at once. */
  finish(): void {
    clearTimeout(this.#timer);
    const before = this.over;
    this.cards = this.most;
    this.stage = STAGES.length - 1;
    if (!before) this.done();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
