// A word as it is found: traced with a finger, tapped tile by tile, or typed, with the ways it could be read.
import { follow, type Begin } from '../hands/gesture';
import { stroke } from '../hands/stroke';
import { endings, follows, isFragment, tracesOf, wordOf, type Reading, type Step, type Trace } from './reading';

/** The result of a press: the word is called, or the reason why it cannot go on to that tile. */
export type Pressed = 'called' | 'no_start' | 'not_touching' | null;

/** The tile at a point of the window. */
type Under = (x: number, y: number) => number | null;
/** Called when a drag ends; `onLast`: it ended on the last tile of the word. */
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
  /** Can it be called as it is? Whether it is a word is for others to say. */
  readonly complete = $derived.by(() => {
    const last = this.trace.at(-1);
    const whole = this.#typed ? this.endings.length > 0 : this.reading().ends.has(last?.tile ?? -1);
    return whole && !this.objection && [...this.word].length >= 2;
  });

  get typed(): string {
    return this.#typed;
  }

  /** It was typed and cannot be read from here. */
  get lost(): boolean {
    return this.#typed !== '' && this.ways.length === 0;
  }

  /** Goes on with the word, however it was begun. */
  type(letters: string): void {
    this.#typed = this.word + letters;
    this.#steps = [];
    this.#end = 0;
  }

  /** What was typed, as if it had been pointed out. What cannot be read is dropped. */
  #point(): void {
    if (!this.#typed) return;
    const trace = wordOf(this.reading(), this.trace) === this.#typed ? this.trace : [];
    this.clear();
    this.#steps = trace;
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

  /** Handles a tap on a place; `tiles` are its readable tiles, the top one first. */
  press(tiles: readonly number[]): Pressed {
    const reading = this.reading();
    const end = this.endings.findIndex((trace) => tiles.includes(trace.at(-1)?.tile ?? -1));
    if (this.#typed && end >= 0) {
      const again = end === this.#end;
      this.#end = end;
      return again ? 'called' : null;
    }
    this.#point();
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

  /** Tapping the last tile again calls the word. A single letter is not a word and is removed. */
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

  /** The drag that begins once that pointer moves. It continues from the last tile of the word, or starts again. */
  course(down: PointerEvent, from: number, under: Under, released: Released): Begin {
    return (_at, stop) => {
      this.#point();
      if (this.#steps.at(-1)?.tile !== from) {
        if (!this.reading().starts.has(from)) return null;
        this.clear();
        this.#steps = [read(from)];
      }
      this.#stop = stop;
      return stroke(down, {
        under,
        pass: (tile) => this.#pass(tile),
        end: (tile) => {
          // Enter means the word now, not the tile on which the drag began.
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          released(tile === this.#steps.at(-1)?.tile && this.#steps.length > 1);
        },
        cancel: () => this.clear(),
      });
    };
  }

  /** Passes over a tile. Going back over the one before the last removes the last. */
  #pass(tile: number): void {
    if (tile === this.#steps.at(-1)?.tile) return;
    if (tile === this.#steps.at(-2)?.tile) this.#steps = this.#steps.slice(0, -1);
    else if (follows(this.reading(), this.#steps, tile)) this.#steps = [...this.#steps, read(tile)];
  }

  /** Does it contain a fragment, so that the direction must be chosen? */
  get ambiguous(): boolean {
    const { faces } = this.reading();
    return this.trace.some(({ tile }) => isFragment(faces.get(tile) ?? ''));
  }
}

function read(tile: number): Step {
  return { tile, backwards: false };
}
