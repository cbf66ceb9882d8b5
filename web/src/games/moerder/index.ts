// FIND … den MÖRDER in the browser.
import { defineGame } from '../../lib/game';
import { concerns } from './agreement';
import type { Action, Event, Example, Offer, Options, View } from './types.gen';

export default defineGame<View, Offer, Action, Event, Options, Example>({
  table: () => import('./table'),
  example: () => import('./Example.svelte'),
  concerns,
});
