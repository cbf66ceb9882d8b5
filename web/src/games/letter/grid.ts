// Where pieces lie on the square grid: what they cover, which touch, and where a piece may go (LE-10, LE-11).
import type { Point } from '../../lib/hands/spots';
import type { Placed } from './types.gen';

/** From (left, top) up to, but not including, (right, bottom), in cells. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}

/** Pieces from this number on are blanks. */
const LETTERS = 66;
const BLANKS: readonly (readonly [number, number])[] = [
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 2],
  [2, 3],
  [3, 3],
];

export function isBlank(tile: number): boolean {
  return tile >= LETTERS;
}

/** As the set is made: the nine sizes in turn, and six different blanks (LE-A3). */
export function sizeOf(tile: number, turned = false): Size {
  const [width, height] = isBlank(tile)
    ? (BLANKS[tile - LETTERS] ?? [1, 1])
    : ([1 + Math.floor((tile % 9) / 3), 1 + (tile % 3)] as const);
  return turned ? { width: height, height: width } : { width, height };
}

export function rectOf({ tile, x, y, turned }: Placed): Rect {
  const { width, height } = sizeOf(tile, turned);
  return { left: x, top: y, right: x + width, bottom: y + height };
}

export function overlap(one: Rect, other: Rect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** They share an edge of at least one cell. A corner is not enough (LE-11). */
export function touch(one: Rect, other: Rect): boolean {
  const rows = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const columns = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return (columns === 0 && rows > 0) || (rows === 0 && columns > 0);
}

export function centreOf({ left, top, right, bottom }: Rect): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** From centre to centre, through the middle of the edge that two neighbours share. */
export function route(rects: readonly Rect[]): Point[] {
  return rects.flatMap((rect, at) => {
    const next = rects[at + 1];
    if (!next) return [centreOf(rect)];
    const x = (Math.max(rect.left, next.left) + Math.min(rect.right, next.right)) / 2;
    const y = (Math.max(rect.top, next.top) + Math.min(rect.bottom, next.bottom)) / 2;
    return [centreOf(rect), { x, y }];
  });
}

/** Whether a piece may lie somewhere, perhaps in exchange for a blank (LE-15), or why not. */
export type Lying = 'fits' | 'swaps' | 'outside' | 'covers' | 'apart';

export interface Ground {
  side: number;
  board: readonly Placed[];
  /** May it lie apart from other letters? First letters may (LE-6, LE-A23). */
  anywhere: boolean;
  /** May it take the place of a blank? Only the player's own letters may (LE-A11). */
  swapping: boolean;
}

export function may(lying: Lying): boolean {
  return lying === 'fits' || lying === 'swaps';
}

export function lyingOf(placed: Placed, { side, board, anywhere, swapping }: Ground): Lying {
  const here = rectOf(placed);
  if (here.left < 0 || here.top < 0 || here.right > side || here.bottom > side) return 'outside';
  const others = board.filter(({ tile }) => tile !== placed.tile);
  const under = others.filter((other) => overlap(here, rectOf(other)));
  const swaps = under.length === 1 && under.every(({ tile }) => isBlank(tile));
  if (under.length && !(swaps && swapping)) return 'covers';
  const touched = others.some((other) => !isBlank(other.tile) && touch(here, rectOf(other)));
  if (!touched && !anywhere) return 'apart';
  return swaps ? 'swaps' : 'fits';
}

/** Where a piece goes when somebody points at this cell: over it, as close to centred as allowed. */
export function aimed(tile: number, turned: boolean, at: Point, ground: Ground): Placed {
  const { width, height } = sizeOf(tile, turned);
  const ways: Placed[] = [];
  for (let x = at.x - width + 1; x <= at.x; x++)
    for (let y = at.y - height + 1; y <= at.y; y++) ways.push({ tile, x, y, turned });
  const off = ({ x, y }: Placed) => Math.hypot(x + (width - 1) / 2 - at.x, y + (height - 1) / 2 - at.y);
  ways.sort((one, other) => off(one) - off(other));
  const inside = ways.find((way) => lyingOf(way, ground) !== 'outside');
  return ways.find((way) => may(lyingOf(way, ground))) ?? inside ?? { tile, x: at.x, y: at.y, turned };
}

/** The allowed place nearest to a point, or the middle of the grid if there is none. */
export function nearestPlace(tile: number, turned: boolean, to: Point, ground: Ground): Placed {
  const { width, height } = sizeOf(tile, turned);
  let best: Placed | null = null;
  let least = Infinity;
  for (let x = 0; x + width <= ground.side; x++)
    for (let y = 0; y + height <= ground.side; y++) {
      const far = Math.hypot(x + width / 2 - to.x, y + height / 2 - to.y);
      const placed = { tile, x, y, turned };
      if (far < least && may(lyingOf(placed, ground))) [best, least] = [placed, far];
    }
  const middle = Math.floor(ground.side / 2) - 1;
  return best ?? { tile, x: middle, y: middle, turned };
}

/** `c4`: the third column, the fourth row. */
export function nameOf({ x, y }: Point): string {
  const letter = (at: number) => String.fromCharCode(97 + at);
  return `${x < 26 ? letter(x) : `a${letter(x - 26)}`}${y + 1}`;
}

/** The piece an arrow key leads to from another. */
export function onward(board: readonly Placed[], from: Placed, towards: Point): Placed {
  const here = centreOf(rectOf(from));
  let [best, least] = [from, Infinity];
  for (const other of board) {
    const there = centreOf(rectOf(other));
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = dx * towards.x + dy * towards.y;
    const aside = Math.abs(dx * towards.y + dy * towards.x);
    const far = along + 2 * aside;
    if (other !== from && along > 0.2 && aside <= along * 2 && far < least) [best, least] = [other, far];
  }
  return best;
}
