// How well the house plays.
import type { SeatBot } from './gen/protocol.gen';

export type Strength = SeatBot['strength'];
export const STRENGTHS: readonly Strength[] = ['novice', 'casual', 'strong', 'expert'];
