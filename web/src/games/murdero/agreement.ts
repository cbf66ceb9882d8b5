// Which options matter, given the others and the number of players.
import type { Values } from '../../lib/agreement';

export function concerns(option: string, seats: number, values: Values): boolean {
  if (option === 'custom_deck') return values['action_deck'] === 'custom';
  if (option === 'partners') return seats === 4;
  if (option === 'partner_double') return seats === 4 && values['partners'] === true;
  return true;
}
