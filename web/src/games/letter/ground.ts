// The ground a piece would be laid on: what it may touch, and what it may replace.
import { isBlank, type Ground } from './grid';
import { movesNow } from './phases';
import type { Open, Options } from './types.gen';

/** In solitaire this many letters may lie anywhere (LE-A23). */
const FREELY_LAID = 3;

/** The ground for this piece of this seat, as the table is now. */
export function groundFor(tile: number, open: Open, options: Options, seat: number): Ground {
  const { board, side } = open;
  const solitaire = open.hands.length === 1;
  const roundOne = !solitaire && !open.opened.every(Boolean);
  const free = options.solitaire_layout === 'free' || board.length < FREELY_LAID;
  const own = !!open.hands[seat]?.includes(tile) || movesNow(open).own === tile;
  return {
    side,
    board,
    anywhere: !isBlank(tile) && (solitaire ? free : roundOne),
    swapping: own && !solitaire && !roundOne,
  };
}
