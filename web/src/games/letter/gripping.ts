// A pointer goes down on a piece of the board or a rack: it traces a word, or drags the piece.
import { follow } from '../../lib/hands/gesture';
import { isBlank, rectOf } from './grid';
import type { Under as Cells } from './laying.svelte';
import type { Play } from './play.svelte';

/** The board under the hand. */
export interface Under extends Cells {
  /** The piece well under a point of the window. */
  under: (x: number, y: number) => number | null;
}

/** On a piece of the board. */
export function grip(down: PointerEvent, tile: number, play: Play, grid: Under): void {
  const { offer, laying, busy, finding } = play;
  if (busy || !offer || laying.chosen !== null || isBlank(tile)) return;
  if (offer.liftable.includes(tile)) divide(down, tile, play, grid);
  else if (finding) follow(down, traces(down, tile, play, grid));
}

/** On a piece of a rack. */
export function take(down: PointerEvent, tile: number, play: Play): void {
  play.note = '';
  if (play.busy || (play.releasing && !isBlank(tile))) return;
  play.tracing.clear();
  play.laying.carrying.grip(down, tile);
}

function traces(down: PointerEvent, tile: number, play: Play, grid: Under) {
  const under = (x: number, y: number) => {
    const other = grid.under(x, y);
    return other !== null && play.reading.faces.has(other) ? other : null;
  };
  return play.tracing.course(down, tile, under, (onLast) => play.letGo(onLast));
}

/** From a letter of this turn, a move to a neighbour traces a word, and any other move drags the letter. */
function divide(down: PointerEvent, tile: number, play: Play, grid: Under): void {
  const [word, piece] = [traces(down, tile, play, grid), play.laying.carrying.course(down, tile)];
  follow(down, (at, stop) => {
    const cell = grid.cellAt(at.clientX, at.clientY);
    const over = play.open.board.find((placed) => {
      const { left, top, right, bottom } = rectOf(placed);
      return cell && cell.x >= left && cell.x < right && cell.y >= top && cell.y < bottom;
    });
    if (over?.tile === tile) return null;
    if (over && play.finding) return word(at, stop);
    play.tracing.clear();
    return piece(at, stop);
  });
}
