// How whoever sits on a seat is called.
import type { SeatShown } from './gen/protocol.gen';
import { t } from './texts.svelte';

export function seatName(seat: SeatShown): string {
  if (seat.kind === 'free') return t('seat-free');
  return seat.kind === 'bot' ? t(`bot-${seat.strength ?? 'casual'}`) : (seat.name ?? '');
}

/** Why somebody is not simply there, or what kind of player this is. */
export function seatNote(seat: SeatShown): string {
  if (seat.kind === 'bot') return t('seat-bot', { strength: t(`strength-${seat.strength ?? 'casual'}`) });
  if (seat.kind === 'free') return '';
  if (seat.stand_in) return t('seat-stand-in');
  return seat.present ? '' : t('seat-away');
}
