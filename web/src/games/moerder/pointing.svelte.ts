// Pointing at tiles one after another, by tap, drag or keys: the line as it is drawn.
import { WORD } from './tiles';

const START = 8;

export class Pointing {
  line = $state.raw<readonly number[]>([]);
  dragging = $state(false);
  #justDragged = false;
  #stop: (() => void) | null = null;

  /** `may`: can the hand rest on this tile now? */
  constructor(private readonly may: (tile: number) => boolean) {}

  get full(): boolean {
    return this.line.length === WORD.length;
  }

  get last(): number | undefined {
    return this.line.at(-1);
  }

  /** The click that ends a drag is not a click. */
  get swallowsClick(): boolean {
    return this.#justDragged;
  }

  /** A tile was pressed: it goes on the line; pressed again, the line goes back to it, or the last one comes off. */
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

  /** A hand goes down; `under` says which tile is well under a point of the window. */
  drag(event: PointerEvent, from: number, under: (x: number, y: number) => number | null): void {
    if (event.button !== 0 || !event.isPrimary || this.#stop) return;
    const moved = (at: PointerEvent) => {
      if (at.pointerId !== event.pointerId) return;
      if (!this.dragging) {
        if (Math.hypot(at.clientX - event.clientX, at.clientY - event.clientY) < START || !this.may(from)) return;
        this.dragging = true;
        if (this.last !== from) this.line = [from];
      }
      const tile = under(at.clientX, at.clientY);
      if (tile !== null) this.#pass(tile);
    };
    const ended = (at: PointerEvent) => {
      if (at.pointerId !== event.pointerId) return;
      this.#stop?.();
    };
    // Else the browser takes a quick drag for a fling, and the next tap only stops it.
    const noFling = (touch: TouchEvent) => touch.preventDefault();
    this.#stop = () => {
      removeEventListener('touchmove', noFling);
      removeEventListener('pointermove', moved);
      removeEventListener('pointerup', ended);
      removeEventListener('pointercancel', ended);
      this.#stop = null;
      if (!this.dragging) return;
      this.dragging = false;
      this.#justDragged = true;
      setTimeout(() => (this.#justDragged = false));
    };
    addEventListener('touchmove', noFling, { passive: false });
    addEventListener('pointermove', moved);
    addEventListener('pointerup', ended);
    addEventListener('pointercancel', ended);
  }

  /** The hand comes over a tile; back over the one before the last, the last comes off. */
  #pass(tile: number): void {
    if (tile === this.last) return;
    if (tile === this.line.at(-2)) this.undo();
    else if (!this.full && !this.line.includes(tile) && this.may(tile)) this.line = [...this.line, tile];
  }
}
