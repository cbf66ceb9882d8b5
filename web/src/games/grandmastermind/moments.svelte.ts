// What just happened, shown before it is told: pieces and pegs come one after another, and a finished code stays open.
import type { Heard } from '../../lib/game';
import { still } from '../../lib/motion';
import type { Event, View } from './types.gen';

/** The pegs drop, then the shield opens. */
const OPENING = 1800;

/** How long it takes to show these events. Only the shield takes time. */
export function lasts(fresh: Heard<Event>[]): number {
  return fresh.some(({ event }) => event.type === 'CodeShown') ? OPENING : 0;
}

export class Moments {
  /** The finished decoding on show; null: the one being played. */
  page = $state<number | null>(null);
  /** The row whose pieces somebody else has just laid. */
  laid = $state<number | null>(null);
  /** The row whose pegs are dropping in. */
  answered = $state<number | null>(null);
  opening = $state(false);

  hear(fresh: Heard<Event>[], { seat, open }: View): void {
    const moves = !still();
    this.settle();
    for (const { event } of fresh) {
      switch (event.type) {
        case 'RowPlaced':
          this.page = null;
          if (event.seat !== seat && moves) this.laid = event.number;
          break;
        case 'RowLost':
          this.page = null;
          break;
        case 'RowAnswered':
          if (moves) this.answered = event.number;
          break;
        case 'CodeShown':
          this.page = open.phase.type === 'GivenUp' ? null : open.past.length - 1;
          this.opening = moves;
          break;
      }
    }
  }

  /** Ends the animation, on the next input or because nobody is looking. */
  settle(): void {
    this.laid = null;
    this.answered = null;
    this.opening = false;
  }

  show(page: number | null): void {
    this.settle();
    this.page = page;
  }
}
