// The score over rematches, in one line.
import type { Saying } from './game';
import type { Score } from './gen/protocol.gen';
import { t } from './texts.svelte';

/** Two against each other: "You and Tom tonight 3 : 2". More: everybody's wins by name. */
export function seriesSaid(series: readonly Score[], names: readonly string[], mine: readonly number[]): Saying | null {
  const me = mine.length === 1 ? mine[0] : null;
  const scores = series
    .map(({ seat, name, strength, wins }) => ({
      own: seat !== null && seat === me,
      name: (seat === null ? (name ?? t(`bot-${strength ?? 'casual'}-1`)) : names[seat]) ?? '',
      wins,
    }))
    .toSorted((one, other) => Number(other.own) - Number(one.own));
  const [one, other] = scores;
  if (!one || !other) return null;
  const called = ({ own, name }: { own: boolean; name: string }) => (own ? t('series-you') : name);
  if (scores.length === 2)
    return {
      id: 'series-two',
      args: { one: called(one), other: called(other), wins: one.wins, others: other.wins },
    };
  return { id: 'series-many', args: { wins: scores.map((score) => `${called(score)} ${score.wins}`).join(' · ') } };
}
