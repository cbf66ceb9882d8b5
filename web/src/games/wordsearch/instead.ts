// What would have been better, when looking back: a word on the board, or tiles that should have moved.
import type { Action, Open } from './types.gen';
import type { Hex } from './plane';

export interface Ghost {
  /** The tiles of a word. */
  path: readonly number[];
  /** Fields that would have changed. Spots are numbered after the places. */
  fields: readonly number[];
  /** A free hexagon on which the tile should have been laid. */
  spots: readonly Hex[];
}

export function ghostOf(action: Action | undefined, { places, stacks }: Open): Ghost {
  const ghost = { path: [], fields: [], spots: [] };
  switch (action?.type) {
    case 'Call':
      return { ...ghost, path: action.path };
    case 'Swap':
      return { ...ghost, fields: [action.one, action.other] };
    case 'ShiftTile':
      return { ...ghost, fields: [action.start, action.to] };
    case 'SwapHand':
    case 'TurnTile':
    case 'AddTile':
      return { ...ghost, fields: [action.place] };
    case 'LayTile': {
      const here = places.findIndex(([q, r]) => q === action.q && r === action.r);
      if (stacks[here]?.length) return { ...ghost, fields: [here] };
      return { ...ghost, fields: [places.length], spots: [[action.q, action.r]] };
    }
    default:
      return ghost;
  }
}
