// What the phase of the game tells a board: whose turn it is, what that seat has done, which word is challenged.
import type { Challenge, Moves, Open } from './types.gen';

export type Phase = Open['phase'];

export function seatOnTurn({ phase }: Open): number | null {
  if ('back' in phase) return phase.back.seat;
  return 'seat' in phase ? phase.seat : null;
}

export function challengeOf({ phase }: Open): Challenge | null {
  return phase.type === 'Challenged' ? phase.stage.challenge : null;
}

/** What the seat on turn has done, while it looks for a word. */
export function movesOf({ phase }: Open): Moves | null {
  return phase.type === 'Searching' ? phase.moves : null;
}

/** Changes when a different question is asked. */
export function kindOf({ phase }: Open): string {
  return phase.type === 'Challenged' ? phase.stage.type : phase.type;
}

/** The tile of the seat on turn. */
export function ownTile(open: Open): string {
  const seat = seatOnTurn(open);
  return seat === null ? '' : (open.hands[seat] ?? '');
}

/** Where the token of the seat on turn stands. Without a board there are none. */
export function ownToken(open: Open): number | undefined {
  const seat = seatOnTurn(open);
  return seat === null ? undefined : open.tokens[seat];
}
