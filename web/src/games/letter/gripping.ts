// A hand goes down on a piece of the board or of a rack: does it trace a word, or take the piece along?
import { isBlank, rectOf, type Point } from './grid';
import type { Play } from './play.svelte';

/** The board under the hand. */
export interface Under {
  /** Pixels a cell. */
  unit: () => number;
  cellAt: (x: number, y: number) => Point | null;
  under: (x: number, y: number) => number | null;
}

export function grip(event: PointerEvent, tile: number, play: Play, grid: Under): void {
  const { offer, laying, busy, finding } = play;
  if (busy || !offer || laying.chosen !== null || isBlank(tile)) return;
  if (offer.liftable.includes(tile)) divide(event, tile, play, grid);
  else if (finding) trace(event, tile, play, grid);
}

export function take(event: PointerEvent, tile: number, play: Play, grid: Under, turned = false): void {
  play.note = '';
  if (play.busy || (play.releasing && !isBlank(tile))) return;
  play.tracing.clear();
  play.laying.drag(event, tile, { turned, unit: grid.unit(), cellAt: grid.cellAt });
}

function trace(event: PointerEvent, tile: number, play: Play, grid: Under): void {
  const under = (x: number, y: number) => {
    const other = grid.under(x, y);
    return other !== null && play.reading.faces.has(other) ? other : null;
  };
  play.tracing.drag(event, tile, under, (onLast) => play.letGo(onLast));
}

/** From a letter of this turn a hand goes on to its neighbour, for a word; or beside it, to take it along. */
function divide(event: PointerEvent, tile: number, play: Play, grid: Under): void {
  const { board } = play.open;
  const stop = () => {
    removeEventListener('pointermove', moved);
    removeEventListener('pointerup', stop);
    removeEventListener('pointercancel', stop);
  };
  const moved = ({ clientX, clientY, pointerId }: PointerEvent) => {
    const cell = grid.cellAt(clientX, clientY);
    const over = board.find((placed) => {
      const { left, top, right, bottom } = rectOf(placed);
      return cell && cell.x >= left && cell.x < right && cell.y >= top && cell.y < bottom;
    });
    if (pointerId !== event.pointerId || over?.tile === tile) return;
    stop();
    if (over && play.finding) trace(event, tile, play, grid);
    else take(event, tile, play, grid, !!board.find((placed) => placed.tile === tile)?.turned);
  };
  addEventListener('pointermove', moved);
  addEventListener('pointerup', stop);
  addEventListener('pointercancel', stop);
}
