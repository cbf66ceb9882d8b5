// Which options matter beside which others, and with how many at the table.
import type { Values } from '../../lib/agreement';

export function concerns(option: string, seats: number, values: Values): boolean {
  if (option === 'custom_deck') return values['action_deck'] === 'custom';
  if (option === 'partners') return seats === 4;
  if (option === 'partner_double') return seats === 4 && values['partners'] === true;
  return true;
}
