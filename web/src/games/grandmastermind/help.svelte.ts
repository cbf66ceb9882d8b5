// Help the table may allow: what is known so far, and what speaks against the row in hand.
import type { Said } from '../../lib/gen/protocol.gen';
import type { Code } from './pieces';
import type { Guess } from './types.gen';

const PAUSE = 300;

export class Help {
  #known = $state.raw<Said[]>([]);
  #about = $state.raw<Said[]>([]);
  #asked = 0;

  constructor(private readonly ask: (draft: Guess | null) => Promise<Said[]>) {}

  /** The rows whose answers the row in hand contradicts. */
  get against(): number[] {
    return this.#about.flatMap(({ facts }) => (typeof facts.row === 'number' ? [facts.row] : []));
  }

  /** What to say: about the row in hand, else about the codes that are left. */
  get said(): Said[] {
    return this.#about.length ? this.#about : this.#known;
  }

  forget(): void {
    this.#asked++;
    this.#known = [];
    this.#about = [];
  }

  /** A new answer has come. */
  async learn(): Promise<void> {
    this.forget();
    const asked = this.#asked;
    const said = await this.ask(null);
    if (asked === this.#asked) this.#known = said;
  }

  /** The row in hand has changed; null while it has gaps. Returns a function that stops asking about it. */
  consider(row: Code | null): () => void {
    this.#about = [];
    let wanted = row !== null;
    const wait = setTimeout(async () => {
      if (!row) return;
      const said = await this.ask({ type: 'Guess', row });
      if (wanted) this.#about = said.filter(({ code }) => !this.#known.some((known) => known.code === code));
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(wait);
    };
  }
}
