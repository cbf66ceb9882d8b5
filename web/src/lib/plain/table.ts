// A table of any game: what the server sent, line by line.
import type { Saying } from '../game';
import { happened } from './lines';

export { default as Board } from './PlainBoard.svelte';

export function story(event: { type: string }): Saying {
  return { id: 'plain-event', args: { what: happened(event) } };
}

export function awaited(_view: object, offer: unknown): Saying {
  return { id: offer ? 'plain-awaited-you' : 'plain-awaited-others' };
}

export function standing(): null {
  return null;
}

/** Nothing is known of the view, so the curtain is always drawn. */
export function secret(): boolean {
  return true;
}
