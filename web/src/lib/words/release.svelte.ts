// Does a word that was drawn wait to be called, as a typed one does, or is it called when the hand lets go? This browser
// remembers.
import { keep, kept } from '../keepsake';

const KEY = 'parlour-words-on-release';
let on = $state(kept(KEY) === 'on');

export function callsOnRelease(): boolean {
  return on;
}

export function callOnRelease(next: boolean): void {
  on = next;
  keep(KEY, next ? 'on' : null);
}
