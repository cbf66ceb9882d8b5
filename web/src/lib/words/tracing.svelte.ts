// A word as it is found: traced with a finger, tapped tile by tile, or typed, with the ways it could be read.
import { follow, type Begin } from '../hands/gesture';
import { stroke } from '../hands/stroke';
import { endings, follows, isFragment, tracesOf, wordOf, type Reading, type Step, type Trace } from './reading';

/** What came of a press: the word is meant, or why the tile does not go on. */
export type Pressed = 'called' | 'no_start' | 'not_touching' | null;

/** Says which tile a point of the window is on. */
type Under = (x: number, y: number) => number | null;
/** Hears where a drag ends: on the last tile of the word or not. */
type Released = (onLast: boolean) => void;

export class Tracing {
  /** What was pointed at. */
  #steps = $state.raw<Trace>([]);
  #typed = $state('');
  /** Which of several ends is meant. */
  #end = $state(0);
  #stop: (() => void) | null = null;

  constructor(private readonly reading: () => Reading) {}

  readonly ways = $derived.by(() => tracesOf(this.reading(), this.#typed));
  /** The typed word, once for each tile it can end on. */
  readonly endings = $derived.by(() => endings(this.reading(), this.ways, this.#typed));
  readonly trace: Trace = $derived.by(() => {
    if (!this.#typed) return this.#steps;
    return this.endings[this.#end % Math.max(1, this.endings.length)] ?? this.ways[0] ?? [];
  });
  readonly word = $derived.by(() => this.#typed || wordOf(this.reading(), this.#steps));
  readonly points = $derived.by(() => this.reading().worth(this.trace));
  /** Why it would not count, read like this or in any other way. */
  readonly objection = $derived.by(() => {
    if ([...this.word].length < 2 || (this.#typed && this.endings.length)) return null;
    const way = this.#typed ? this.ways.find((trace) => wordOf(this.reading(), trace) === this.#typed) : this.#steps;
    return (way && this.reading().objection?.(this.word, way)) ?? null;
  });
  /** Can it be called as it stands? Whether it is a word is for others to say. */
  readonly complete = $derived.by(() => {
    const last = this.trace.at(-1);
    const whole = this.#typed ? this.endings.length > 0 : this.reading().ends.has(last?.tile ?? -1);
    return whole && !this.objection && [...this.word].length >= 2;
  });

  get typed(): string {
    return this.#typed;
  }

  /** Typed, and nowhere to be read from here. */
  get lost(): boolean {
    return this.#typed !== '' && this.ways.length === 0;
  }

  type(letters: string): void {
    this.#steps = [];
    this.#typed += letters;
    this.#end = 0;
  }

  undo(): void {
    if (this.#typed) this.#typed = this.#typed.slice(0, -1);
    else this.#steps = this.#steps.slice(0, -1);
    this.#end = 0;
  }

  clear(): void {
    this.#stop?.();
    this.#steps = [];
    this.#typed = '';
    this.#end = 0;
  }

  /** The next of several ends (WS-A20). */
  turn(by: number): void {
    const count = this.endings.length;
    if (count) this.#end = (this.#end + by + count) % count;
  }

  /** Reads a fragment of the word the other way round (WS-7). */
  flip(at: number): void {
    if (this.#typed) this.#steps = this.trace;
    this.#typed = '';
    this.#steps = this.#steps.map((step, n) => (n === at ? { ...step, backwards: !step.backwards } : step));
  }

  /** A place was tapped; `tiles` are those of it that can be read, the uppermost first. */
  press(tiles: readonly number[]): Pressed {
    const reading = this.reading();
    const end = this.endings.findIndex((trace) => tiles.includes(trace.at(-1)?.tile ?? -1));
    if (this.#typed && end >= 0) {
      const again = end === this.#end;
      this.#end = end;
      return again ? 'called' : null;
    }
    if (this.#typed) this.clear();
    const at = this.#steps.findLastIndex(({ tile }) => tiles.includes(tile));
    if (at >= 0 && at === this.#steps.length - 1) return this.#again();
    const next = tiles.find((tile) => follows(reading, this.#steps, tile));
    if (next !== undefined) this.#steps = [...this.#steps, read(next)];
    else if (at >= 0) this.#steps = this.#steps.slice(0, at + 1);
    else {
      const start = tiles.find((tile) => reading.starts.has(tile));
      if (start === undefined) return this.#steps.length ? 'not_touching' : 'no_start';
      this.#steps = [read(start)];
    }
    return null;
  }

  /** The last tile once more: that was the word. A single letter is none, and comes off. */
  #again(): Pressed {
    if (this.complete) return 'called';
    if (this.#steps.length === 1) this.clear();
    return null;
  }

  go(tile: number): void {
    if (follows(this.reading(), this.#steps, tile)) this.#steps = [...this.#steps, read(tile)];
  }

  /** A pointer has gone down on a tile. */
  drag(down: PointerEvent, from: number, under: Under, released: Released): void {
    follow(down, this.course(down, from, under, released));
  }

  /** What becomes of the word once that pointer moves: it goes on from its last tile, or begins anew. */
  course(down: PointerEvent, from: number, under: Under, released: Released): Begin {
    return (_at, stop) => {
      if (this.#typed || this.#steps.at(-1)?.tile !== from) {
        if (!this.reading().starts.has(from)) return null;
        this.clear();
        this.#steps = [read(from)];
      }
      this.#stop = stop;
      return stroke(down, {
        under,
        pass: (tile) => this.#pass(tile),
        end: (tile) => released(tile === this.#steps.at(-1)?.tile && this.#steps.length > 1),
        cancel: () => this.clear(),
      });
    };
  }

  /** The hand comes over a tile; back over the one before the last, the last comes off. */
  #pass(tile: number): void {
    if (tile === this.#steps.at(-1)?.tile) return;
    if (tile === this.#steps.at(-2)?.tile) this.#steps = this.#steps.slice(0, -1);
    else if (follows(this.reading(), this.#steps, tile)) this.#steps = [...this.#steps, read(tile)];
  }

  /** Is there a fragment in it, so that the way it is read must be said? */
  get ambiguous(): boolean {
    const { faces } = this.reading();
    return this.trace.some(({ tile }) => isFragment(faces.get(tile) ?? ''));
  }
}

function read(tile: number): Step {
  return { tile, backwards: false };
}
