// Fingers on the board itself: one pans it or taps a cell, two zoom.
import { track } from '../../lib/hands/gesture';
import type { Point } from '../../lib/hands/spots';
import type { Framing } from './framing.svelte';

const START = 8;

interface Surface {
  framing: Framing;
  /** Pixels per cell. */
  unit: () => number;
  cellAt: (x: number, y: number) => Point | null;
  tap: (x: number, y: number) => void;
  /** A second finger cancels what the first had begun. */
  pinched: () => void;
}

export class Panning {
  #fingers = new Map<number, Point>();
  #moved = false;

  constructor(private readonly surface: Surface) {}

  /** `free`: this finger is not on a piece, so it may pan the board or tap. */
  down(event: PointerEvent, free: boolean): void {
    if (event.button !== 0) return;
    const finger = event.pointerId;
    if (!this.#fingers.size) this.#moved = !free;
    this.#fingers.set(finger, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 2) {
      this.#moved = true;
      this.surface.pinched();
    }
    track(event, {
      move: (at) => this.#follow(finger, { x: at.clientX, y: at.clientY }, free),
      up: ({ clientX, clientY }) => {
        this.#fingers.delete(finger);
        if (!this.#fingers.size && !this.#moved) this.surface.tap(clientX, clientY);
      },
      cancel: () => this.#fingers.delete(finger),
    });
  }

  #follow(finger: number, now: Point, free: boolean): void {
    const before = this.#fingers.get(finger);
    if (!before) return;
    if (this.#fingers.size > 1) this.#pinch(finger, before, now);
    else if (free) this.#pan(before, now);
    if (this.#moved || this.#fingers.size > 1) this.#fingers.set(finger, now);
  }

  #pan(before: Point, now: Point): void {
    const { framing, unit } = this.surface;
    if (!this.#moved && Math.hypot(now.x - before.x, now.y - before.y) < START) return;
    this.#moved = true;
    if (!framing.whole) framing.pan({ x: (before.x - now.x) / unit(), y: (before.y - now.y) / unit() });
  }

  #pinch(finger: number, before: Point, now: Point): void {
    const { framing, unit, cellAt } = this.surface;
    const other = [...this.#fingers].find(([id]) => id !== finger)?.[1];
    if (!framing.tight || !other) return;
    const apart = (point: Point) => Math.max(20, Math.hypot(point.x - other.x, point.y - other.y));
    const about = cellAt((now.x + other.x) / 2, (now.y + other.y) / 2);
    framing.zoom(apart(before) / apart(now), about ?? undefined);
    framing.pan({ x: (before.x - now.x) / 2 / unit(), y: (before.y - now.y) / 2 / unit() });
  }
}
