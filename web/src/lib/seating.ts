// The names of the players, by seat.
import type { SeatShown } from './gen/protocol.gen';
import { t } from './texts.svelte';
import { timeOfDay } from './time-of-day';

/** Bots of the same strength get different names, so the log can tell them apart. */
export function seatNames(seats: readonly Pick<SeatShown, 'kind' | 'name' | 'strength'>[]): string[] {
  const met = new Map<string, number>();
  return seats.map((seat) => {
    if (seat.kind === 'free') return t('seat-free');
    if (seat.kind === 'kept') return t('seat-kept');
    if (seat.kind === 'person') return seat.name ?? '';
    const strength = seat.strength ?? 'casual';
    const number = (met.get(strength) ?? 0) + 1;
    met.set(strength, number);
    return t(`bot-${strength}-${number}`);
  });
}

/** Why somebody is not simply there, or what kind of player this is. */
export function seatNote(seat: SeatShown): string {
  if (seat.kind === 'bot') return t('seat-bot', { strength: t(`strength-${seat.strength ?? 'casual'}`) });
  if (seat.kind === 'kept' && seat.until !== null) return t('seat-kept-until', { time: timeOfDay(seat.until * 1000) });
  if (seat.kind !== 'person') return '';
  if (seat.program && seat.present) return t('seat-program');
  if (seat.stand_in) return t('seat-stand-in');
  return seat.present ? '' : t('seat-away');
}
