// Which options matter in solitaire, and which with several players.

const ALONE = ['solitaire_tiles', 'solitaire_refusal', 'solitaire_detect'];
const TOGETHER = ['rules', 'objections', 'window', 'show_seconds', 'objector_wins', 'start_player'];

export function concerns(option: string, seats: number): boolean {
  return !(seats === 1 ? TOGETHER : ALONE).includes(option);
}
