// Moments that both word games have: a word that lights up tile by tile, and a ribbon across the board.
import { still } from '../motion';

const STEP = 120;
/** A whole word in less than a second (look.md). */
const WORD = 800;
/** Time to see the last letter. */
const AFTER = 150;
export const RIBBON = 1000;

/** How long a word of this many tiles is shown. */
export function lasting(length: number): number {
  return pace(length) * length + AFTER;
}

function pace(length: number): number {
  return Math.min(STEP, WORD / length);
}

export class WordMoments<Word extends { path: readonly number[] }, Ribbon> {
  /** The last word; it stays until the game goes on. */
  word = $state.raw<Word | null>(null);
  /** How many of its tiles are lit. */
  lit = $state(0);
  /** Tiles that were just laid or changed. */
  fresh = $state.raw<readonly number[]>([]);
  ribbon = $state.raw<Ribbon | null>(null);
  /** Nothing moves: everything is in its place. */
  still = $state(true);
  #timers: ReturnType<typeof setInterval>[] = [];

  /**
   * Starts the animation; `news` means that the word is new, `ribbon` is how long the ribbon stays. Returns whether
   * anything moves.
   */
  protected show(news: boolean, ribbon = RIBBON): boolean {
    this.lit = this.word?.path.length ?? 0;
    this.still = still();
    if (this.still) this.settle();
    else {
      if (news) this.#light(this.lit);
      if (this.ribbon) this.#timers.push(setTimeout(() => (this.ribbon = null), ribbon));
    }
    return !this.still;
  }

  /** Ends the animation, on the next input or because nobody is looking. */
  settle(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
    this.still = true;
    this.ribbon = null;
    this.lit = this.word?.path.length ?? 0;
  }

  #light(length: number): void {
    if (!length) return;
    this.lit = 1;
    const timer = setInterval(() => {
      this.lit = Math.min(length, this.lit + 1);
      if (this.lit === length) clearInterval(timer);
    }, pace(length));
    this.#timers.push(timer);
  }
}
