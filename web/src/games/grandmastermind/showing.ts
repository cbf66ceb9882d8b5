// Which decoding lies on the table: the one being played, or a finished one with its shield open.
import type { Code } from './pieces';
import type { Row, View } from './types.gen';

export interface Showing {
  /** Its number among the finished ones; null while it is being played. */
  page: number | null;
  challenger: number;
  code: Code | null;
  side: 'shut' | 'mine' | 'open';
  rows: Row[];
}

export function showing({ open, code }: View, wanted: number | null): Showing {
  const { past, rows, challenger } = open;
  const last = open.phase === 'over' && open.gave_up === null ? past.length - 1 : null;
  const page = wanted ?? last;
  const finished = page === null ? undefined : past[page];
  if (finished)
    return { page, challenger: finished.challenger, code: finished.code, side: 'open', rows: finished.rows };
  if (open.shown) return { page: null, challenger, code: open.shown, side: 'open', rows };
  return { page: null, challenger, code, side: code ? 'mine' : 'shut', rows };
}

export function solved(rows: Row[]): boolean {
  return rows.at(-1)?.pegs?.black === 4;
}
