// What the phase says about the current turn, interrupted or not, and about a challenged word.
import type { Challenged, Moves, Open } from './types.gen';

const NO_MOVES: Moves = { laid: [], own: null, exchanged: null, written: 0, stood_by: false };

/** What was done so far in this turn or knock. */
export function movesNow({ phase }: Open): Moves {
  switch (phase.type) {
    case 'Laying':
    case 'Knocking':
      return phase.moves;
    case 'Judging':
    case 'Challenged':
      return phase.back.moves;
    default:
      return NO_MOVES;
  }
}

/** The words of this turn or knock. */
export function wordsNow(open: Open): Open['written'] {
  const { written } = movesNow(open);
  return written ? open.written.slice(-written) : [];
}

/** The stage a challenged word is in. */
export function stageOf({ phase }: Open): Challenged['stage'] | null {
  return phase.type === 'Challenged' ? phase.stage : null;
}
