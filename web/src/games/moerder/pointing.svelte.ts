// Pointing at tiles one after another, by tap, drag or keys: the line as it is drawn.
import { follow } from '../../lib/hands/gesture';
import { stroke } from '../../lib/hands/stroke';
import { WORD } from './tiles';

export class Pointing {
  line = $state.raw<readonly number[]>([]);
  #stop: (() => void) | null = null;

  /** `may`: can the hand rest on this tile now? */
  constructor(private readonly may: (tile: number) => boolean) {}

  get full(): boolean {
    return this.line.length === WORD.length;
  }

  get last(): number | undefined {
    return this.line.at(-1);
  }

  /** Handles a press on a tile: extends the line, goes back to a tile on it, or removes the last one. */
  press(tile: number): void {
    const at = this.line.indexOf(tile);
    if (tile === this.last) this.undo();
    else if (at >= 0) this.line = this.line.slice(0, at + 1);
    else if (this.may(tile)) this.line = this.full ? [tile] : [...this.line, tile];
  }

  undo(): void {
    this.line = this.line.slice(0, -1);
  }

  clear(): void {
    this.#stop?.();
    this.line = [];
  }

  /** A pointer has gone down on a tile; `under` finds the tile at a point of the window. */
  drag(event: PointerEvent, from: number, under: (x: number, y: number) => number | null): void {
    follow(event, (_at, stop) => {
      if (!this.may(from)) return null;
      this.#stop = stop;
      if (this.last !== from) this.line = [from];
      return stroke(event, { under, pass: (tile) => this.#pass(tile), cancel: () => this.clear() });
    });
  }

  /** Passes over a tile. Going back over the one before the last removes the last. */
  #pass(tile: number): void {
    if (tile === this.last) return;
    if (tile === this.line.at(-2)) this.undo();
    else if (!this.full && !this.line.includes(tile) && this.may(tile)) this.line = [...this.line, tile];
  }
}
