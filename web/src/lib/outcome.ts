// How a game ended, from where this browser sits.
import type { Saying } from './game';
import type { Result } from './gen/protocol.gen';
import { words } from './plain/lines';
import { kebab, language, speaks } from './texts.svelte';

export interface Outcome {
  mood: 'won' | 'lost' | 'draw' | 'other';
  title: Saying;
  /** `result-<reason>-won` and `-lost` address a player, `result-<reason>` talks about the players. */
  reason: Saying;
}

export function outcome({ ranks, scores, reason }: Result, names: string[], mine: number[]): Outcome {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const loser = ranks.findIndex((rank) => rank !== 1);
  const args = {
    winner: names[winners[0] ?? 0] ?? '',
    loser: names[loser] ?? '',
    points: scores[winners[0] ?? 0] ?? 0,
    less: scores[loser] ?? 0,
  };
  const id = `result-${kebab(reason)}`;
  const plain: Saying = { id: 'plain-event', args: { what: words(reason) } };
  const because = (message: string): Saying => (speaks(message) ? { id: message, args } : plain);
  const shared = winners.length > 1;
  if (shared && loser < 0) return { mood: 'draw', title: { id: 'outcome-draw' }, reason: because(id) };
  const why = shared ? sharing(winners, scores, names) : null;
  if (mine.length !== 1) {
    const title = { id: !winners.length ? 'outcome-alone-lost' : shared ? 'outcome-shared' : 'outcome-other', args };
    return { mood: 'other', title, reason: why ?? because(id) };
  }
  const mood = winners.includes(mine[0] ?? -1) ? 'won' : 'lost';
  return { mood, title: { id: `outcome-${mood}` }, reason: why ?? because(`${id}-${mood}`) };
}

/** Several share the most points, or a bot has won in a seat that was given up and all who stayed share the win. */
function sharing(winners: number[], scores: number[], names: string[]): Saying {
  const points = scores[winners[0] ?? 0] ?? 0;
  if (scores.some((score, seat) => !winners.includes(seat) && score >= points)) return { id: 'outcome-shared-why' };
  const sharers = winners.map((seat) => names[seat] ?? '');
  return { id: 'outcome-shared-points', args: { names: new Intl.ListFormat(language()).format(sharers), points } };
}
