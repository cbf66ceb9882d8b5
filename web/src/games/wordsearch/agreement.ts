// Which options matter in solitaire, in each of the three games, and with which letters.
import type { Values } from '../../lib/agreement';

const TOGETHER = ['judge', 'disputes', 'window', 'tokens_block', 'end', 'start_player', 'repeat_scope'];
/** Options that only some of the games have. */
const GAMES: Record<string, string[]> = {
  target: ['board', 'insert'],
  tokens_block: ['board', 'insert'],
  end: ['board', 'insert'],
  hand_swap: ['board'],
  insert_radius: ['insert'],
  stack_read: ['insert'],
  stack_bonus: ['insert'],
  adds_per_turn: ['boardless'],
};

export function concerns(option: string, seats: number, values: Values): boolean {
  if (seats === 1 && TOGETHER.includes(option)) return false;
  if (option === 'custom_letters') return values.letter_set === 'custom';
  return GAMES[option]?.includes(String(values.mode)) ?? true;
}
