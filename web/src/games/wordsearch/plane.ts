// Where the hexagons lie: a hundred units from one centre to the next, rows from the top, light from the top left.
import { arrow, type Point } from '../../lib/hands/spots';

export type Hex = readonly [q: number, r: number];
export interface Box extends Point {
  width: number;
  height: number;
}

/** A tile is its place, plus a hundred for each tile below it in a stack. */
const LEVEL = 100;
const ROW = 50 * Math.sqrt(3);
/** From the centre of a hexagon to its top corner. */
export const TIP = 100 / Math.sqrt(3);
const ROWS = 'abcdefg';

export function placeOf(tile: number): number {
  return tile % LEVEL;
}

export function levelOf(tile: number): number {
  return Math.floor(tile / LEVEL);
}

export function tileAt(place: number, level: number): number {
  return place + LEVEL * level;
}

export function centre([q, r]: Hex): Point {
  return { x: 100 * (q + r / 2), y: ROW * r };
}

export function touches([q, r]: Hex, [p, s]: Hex): boolean {
  const [dq, dr] = [p - q, s - r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1;
}

/** A hexagon around the origin with rounded corners, standing on a corner or, if `lying`, on a side. */
export function hexagon(tip: number, round: number, lying = false): string {
  const corner = (at: number, reach = tip) => {
    const angle = ((at * 60 + (lying ? 0 : 30)) * Math.PI) / 180;
    return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
  };
  const share = round / tip;
  const towards = (from: Point, to: Point) =>
    `${(from.x + (to.x - from.x) * share).toFixed(1)} ${(from.y + (to.y - from.y) * share).toFixed(1)}`;
  return [0, 1, 2, 3, 4, 5]
    .map((at) => {
      const [before, here, after] = [corner(at - 1), corner(at), corner(at + 1)];
      return `${at ? 'L' : 'M'}${towards(here, before)}Q${here.x.toFixed(1)} ${here.y.toFixed(1)} ${towards(here, after)}`;
    })
    .join('')
    .concat('Z');
}

/** A box around these hexagons, with a rim. */
export function boxAround(hexes: readonly Hex[], rim: number): Box {
  const centres = hexes.map(centre);
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - 50 - rim, Math.min(...ys) - TIP - rim];
  return { x, y, width: Math.max(...xs) + 50 + rim - x, height: Math.max(...ys) + TIP + rim - y };
}

/** `c4` is the fourth from the left in the third row. Without a board there are no rows, so it is the coordinates. */
export function nameOf(places: readonly Hex[], [q, r]: Hex): string {
  const [p, s] = places[0] ?? [0, 0];
  if (p === 0 && s === 0) return `${q},${r}`;
  const row = places.filter(([, other]) => other === r).map(([other]) => other);
  return `${ROWS[r - s]}${q - Math.min(...row) + 1}`;
}

/** The hexagon whose centre is nearest to a point, if it is within reach. */
export function nearest(hexes: readonly Hex[], { x, y }: Point, reach: number): number | null {
  let best: number | null = null;
  let least = reach;
  for (const [place, hex] of hexes.entries()) {
    const at = centre(hex);
    const distance = Math.hypot(at.x - x, at.y - y);
    if (distance <= least) [best, least] = [place, distance];
  }
  return best;
}

/** Where an arrow key leads from a place. Undefined for other keys. */
export function onward(places: readonly Hex[], place: number, key: string): number | undefined {
  const towards = arrow(key);
  const from = places[place];
  if (!towards || !from) return undefined;
  const here = centre(from);
  let [best, least] = [place, Infinity];
  for (const [other, hex] of places.entries()) {
    const [dx, dy] = [centre(hex).x - here.x, centre(hex).y - here.y];
    const along = dx * towards.x + dy * towards.y;
    const aside = Math.abs(dx * towards.y + dy * towards.x);
    if (along < 10 || (towards.x !== 0 && aside > 10)) continue;
    // If two are equally near, the left one wins.
    const far = along * 3 + aside + (dx > 0 ? 1 : 0);
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

/** The grain and tilt of a tile, always the same. */
export function lie(place: number): { tilt: number; grain: number } {
  const hash = Math.imul(place + 11, 2654435761) >>> 0;
  return { tilt: ((hash % 100) / 100 - 0.5) * 2.4, grain: (hash >>> 9) % 4 };
}
