// Whose turn it is and what is touched, whatever interrupts the turn.
import type { Open } from './types.gen';

export type Phase = Open['phase'];

export interface Touch {
  seat: number;
  tile: number;
}

export function onTurn(phase: Phase): number | null {
  switch (phase.type) {
    case 'Drawing':
    case 'Over':
      return null;
    case 'Judging':
    case 'Objecting':
    case 'Showing':
      return onTurn(phase.back);
    default:
      return phase.seat;
  }
}

export function touchIn(phase: Phase): Touch | null {
  switch (phase.type) {
    case 'Judging':
    case 'Objecting':
      return { seat: phase.back.seat, tile: phase.tile };
    case 'Showing':
      return touchIn(phase.back);
    default:
      return null;
  }
}
