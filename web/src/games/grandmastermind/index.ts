// GRAND MASTER MIND in the browser.
import { defineGame } from '../../lib/game';
import type { Action, Event, Example, Offer, Options, View } from './types.gen';

export default defineGame<View, Offer, Action, Event, Options, Example>({
  table: () => import('./table'),
  example: () => import('./Example.svelte'),
  helps: true,
  clocks: ['row_seconds', 'turn_seconds'],
  alone: { roles: 'decode' },
});
