// Which part of the grid is visible: all of it if there is room, otherwise the part in play with a margin.
import type { Point } from '../../lib/hands/spots';
import { overlap, rectOf, type Rect } from './grid';
import type { Placed } from './types.gen';

/** A square part of the grid, in cells. */
export interface Frame extends Point {
  size: number;
}

/** The smallest size of a cell in pixels, and the size from which no zoom is needed. */
const LEAST = 24;
const ROOMY = 34;
const MARGIN = 4;
const CLOSEST = 7;

export function clamped({ x, y, size }: Frame, side: number): Frame {
  const within = Math.min(size, side);
  const limit = (at: number) => Math.min(Math.max(0, at), side - within);
  return { x: limit(x), y: limit(y), size: within };
}

/** Around the part in play, or around the last piece if the part in play is too large for thumbs. */
export function around(board: readonly Placed[], side: number, largest: number): Frame {
  if (!board.length) return clamped({ x: (side - largest) / 2, y: (side - largest) / 2, size: largest }, side);
  const rects = board.map(rectOf);
  const used = bounds(rects);
  const wide = Math.max(used.right - used.left, used.bottom - used.top);
  const size = Math.min(Math.max(wide + 2 * MARGIN, CLOSEST), largest, side);
  const about = wide > size ? (rects.at(-1) ?? used) : used;
  return clamped({ x: (about.left + about.right - size) / 2, y: (about.top + about.bottom - size) / 2, size }, side);
}

function bounds(rects: readonly Rect[]): Rect {
  return {
    left: Math.min(...rects.map(({ left }) => left)),
    top: Math.min(...rects.map(({ top }) => top)),
    right: Math.max(...rects.map(({ right }) => right)),
    bottom: Math.max(...rects.map(({ bottom }) => bottom)),
  };
}

/** The size of the zoom buttons in pixels. */
const BUTTONS = { width: 132, height: 48 };
const CORNERS = ['bottom right', 'top right', 'bottom left', 'top left'] as const;
export type Corner = (typeof CORNERS)[number];

export class Framing {
  /** What somebody has chosen to see. */
  #own = $state.raw<Frame | null>(null);
  /** The size of the board in pixels. */
  width = $state(0);

  constructor(private readonly table: () => { side: number; board: readonly Placed[] }) {}

  /** Is the whole grid too small to play on? */
  readonly tight = $derived.by(() => this.width > 0 && this.width / this.table().side < ROOMY);
  readonly frame: Frame = $derived.by(() => {
    const { side, board } = this.table();
    if (!this.tight) return { x: 0, y: 0, size: side };
    const own = this.#own;
    const last = board.at(-1);
    if (
      own &&
      (!last || overlap(rectOf(last), { left: own.x, top: own.y, right: own.x + own.size, bottom: own.y + own.size }))
    )
      return clamped(own, side);
    return around(board, side, Math.max(CLOSEST, Math.floor(this.width / LEAST)));
  });

  /** A corner in which buttons hide no piece. */
  readonly corner: Corner = $derived.by(() => {
    const { x, y, size } = this.frame;
    const unit = this.width / size;
    const [wide, high] = [BUTTONS.width / unit, BUTTONS.height / unit];
    const rects = this.table().board.map(rectOf);
    const free = CORNERS.find((corner) => {
      const left = corner.endsWith('left') ? x : x + size - wide;
      const top = corner.startsWith('top') ? y : y + size - high;
      return !rects.some((rect) => overlap(rect, { left, top, right: left + wide, bottom: top + high }));
    });
    return free ?? 'bottom right';
  });

  get whole(): boolean {
    return this.frame.size >= this.table().side;
  }

  /** Closer (below 1) or farther, around a point of the grid. */
  zoom(by: number, about?: Point): void {
    const { x, y, size } = this.frame;
    const { side } = this.table();
    const next = Math.min(Math.max(size * by, CLOSEST), side);
    const at = about ?? { x: x + size / 2, y: y + size / 2 };
    const share = next / size;
    this.#own = clamped({ x: at.x - (at.x - x) * share, y: at.y - (at.y - y) * share, size: next }, side);
  }

  pan(by: Point): void {
    const { x, y, size } = this.frame;
    this.#own = clamped({ x: x + by.x, y: y + by.y, size }, this.table().side);
  }

  /** Back to the part in play. */
  fit(): void {
    this.#own = null;
  }
}
