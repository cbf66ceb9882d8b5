// A lesson as this browser follows it: what was done so far, what is to be seen, and what is asked now.
import type { Heard, Refusal } from './game';
import type { LessonFrame, LessonShown, Said } from './gen/protocol.gen';
import { learn, saidOf } from './http';
import { keep, kept } from './keepsake';
import { still } from './motion';
import type { Language } from './texts.svelte';

/** How long a position is looked at before somebody else acts, besides the time it takes to show. */
const LOOK = 700;

export class Learning {
  /** What is asked now, once everything before it has been seen. */
  asked = $state.raw<Omit<LessonShown, 'frames'> | null>(null);
  frame = $state.raw<LessonFrame | null>(null);
  fresh = $state.raw<Heard[]>([]);
  /** Why the lesson does not go on, if the house has said so. */
  said = $state.raw<Said | null>(null);
  /** What followed the last act is still to be seen. */
  running = $state(false);
  /** Everything that happened since the last act. */
  story = $state.raw<Heard[]>([]);
  /** How often something else than what is asked was tried. */
  misses = $state(0);
  #done: unknown[] = [];
  #coming: LessonShown | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `lasts`: how long it takes to show what happened. */
  constructor(
    readonly game: string,
    private readonly language: () => Language,
    private readonly lasts: (fresh: Heard[]) => number,
  ) {}

  /** Begins where this browser left off; once it is over, or has changed beyond recognition, from the start. */
  async resume(): Promise<void> {
    await this.#show(remembered(this.game));
    if (this.asked?.step === null || this.said?.code === 'unreadable_message') await this.again();
  }

  async again(): Promise<void> {
    await this.#show([]);
  }

  async back(): Promise<void> {
    await this.#show(this.#done.slice(0, -1));
  }

  /** The step is done for the learner. */
  async skip(): Promise<void> {
    if (!this.running) await this.act(null);
  }

  /** Does what the step asks for, or says why not; `wrong` is the lesson's own sentence. */
  async act(action: unknown, wrong: () => string = () => ''): Promise<Refusal> {
    this.flush();
    const answer = await this.#ask([...this.#done, action]);
    if (!answer) return this.said;
    if (!answer.right) {
      this.misses += 1;
      return { code: 'lesson', facts: { sentence: wrong() } };
    }
    this.#remember([...this.#done, action]);
    this.#coming = answer;
    this.story = answer.frames.flatMap(({ events }) => events);
    this.running = true;
    this.#next();
    return null;
  }

  /** Skips to what is asked now. */
  flush(): void {
    clearTimeout(this.#timer);
    if (this.#coming) this.#settle(this.#coming);
  }

  async #show(done: unknown[]): Promise<void> {
    clearTimeout(this.#timer);
    const answer = await this.#ask(done);
    if (!answer) return;
    this.#remember(done.slice(0, answer.number));
    this.story = [];
    this.#settle(answer);
  }

  async #ask(done: unknown[]): Promise<LessonShown | null> {
    this.said = null;
    try {
      return await learn(this.game, { language: this.language(), done });
    } catch (error) {
      this.said = saidOf(error);
      return null;
    }
  }

  #next(): void {
    const coming = this.#coming;
    if (!coming) return;
    const [now, ...later] = coming.frames;
    if (!now || still()) return this.#settle(coming);
    this.#coming = { ...coming, frames: later };
    this.frame = now;
    this.fresh = now.events;
    const time = LOOK + this.lasts(now.events);
    if (later.length) this.#timer = setTimeout(() => this.#next(), time);
    else this.#timer = setTimeout(() => this.#settle(coming), time);
  }

  #settle({ frames, ...asked }: LessonShown): void {
    const last = frames.at(-1);
    if (last && last !== this.frame) {
      this.frame = last;
      this.fresh = [];
    }
    this.#coming = null;
    this.running = false;
    this.misses = 0;
    this.asked = asked;
  }

  #remember(done: unknown[]): void {
    this.#done = done;
    keep(keyOf(this.game), JSON.stringify(done));
  }
}

function keyOf(game: string): string {
  return `parlour-lesson:${game}`;
}

/** Has this lesson been opened in this browser? */
export function begun(game: string): boolean {
  return kept(keyOf(game)) !== null;
}

function remembered(game: string): unknown[] {
  try {
    const done: unknown = JSON.parse(kept(keyOf(game)) ?? '[]');
    return Array.isArray(done) ? done : [];
  } catch {
    return [];
  }
}
