// Which options matter to somebody alone.

const TOGETHER = ['judge', 'disputes', 'window', 'tokens_block', 'end', 'start_player', 'repeat_scope'];

export function concerns(option: string, seats: number): boolean {
  return seats > 1 || !TOGETHER.includes(option);
}
