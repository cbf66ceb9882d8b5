// Which decoding lies on the table: the one being played, or a finished one with its shield open.
import type { Code } from './pieces';
import type { Answered, Lost, Open, View } from './types.gen';

type Phase = Open['phase'];

/** Laid, but not answered yet. */
export interface Waiting {
  type: 'Waiting';
  code: Code;
}
export type Row = Answered | Lost | Waiting;

export interface Showing {
  /** Its number among the finished ones; null while it is being played. */
  page: number | null;
  challenger: number | null;
  code: Code | null;
  side: 'shut' | 'mine' | 'open';
  rows: Row[];
}

/** Who hides; null before that is drawn and after the last code. */
export function challengerIn(phase: Phase): number | null {
  if (phase.type === 'GivenUp') return challengerIn(phase.during);
  return phase.type === 'Drawing' || phase.type === 'Over' ? null : phase.challenger;
}

function waitingIn(phase: Phase): Waiting[] {
  if (phase.type === 'GivenUp') return waitingIn(phase.during);
  return phase.type === 'Answering' || phase.type === 'Counting' ? [{ type: 'Waiting', code: phase.row }] : [];
}

export function showing({ seat, open, code }: View, wanted: number | null): Showing {
  const { past, phase } = open;
  const page = wanted ?? (phase.type === 'Over' ? past.length - 1 : null);
  const finished = page === null ? undefined : past[page];
  if (finished)
    return { page, challenger: finished.challenger, code: finished.code, side: 'open', rows: finished.rows };
  const here = { page: null, challenger: challengerIn(phase), rows: [...open.rows, ...waitingIn(phase)] };
  if (phase.type === 'GivenUp' && phase.code) return { ...here, code: phase.code, side: 'open' };
  return { ...here, code, side: !code ? 'shut' : seat === null ? 'open' : 'mine' };
}

export function solved(rows: Row[]): boolean {
  const last = rows.at(-1);
  return last?.type === 'Answered' && last.pegs.black === 4;
}
