// Which options matter in solitaire, with several players, and with which letters.
import type { Values } from '../../lib/agreement';

const TOGETHER = ['judge', 'timed', 'window', 'scoring', 'draft', 'round1_words', 'start_player', 'turn_seconds'];
const ALONE = ['variant', 'solitaire_tiles', 'time_limit', 'solitaire_layout'];

export function concerns(option: string, seats: number, values: Values): boolean {
  if ((seats === 1 ? TOGETHER : ALONE).includes(option)) return false;
  return option !== 'custom_letters' || values.letter_set === 'custom';
}
