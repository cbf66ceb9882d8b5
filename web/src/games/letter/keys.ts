// The keyboard at a table of LETTER: arrows move the piece in hand, Enter lays it, R turns it. Other keys type words.
import { keyed as typed, type Keyboard as Typing } from '../../lib/words/keys';
import { arrow } from '../../lib/hands/spots';
import type { Laying } from './laying.svelte';

export interface Keyboard extends Typing {
  laying: Laying;
  rotation: boolean;
  knock: () => boolean;
}

/** Returns whether the key did anything. */
export function keyed(event: KeyboardEvent, at: Keyboard): boolean {
  const { laying } = at;
  const other = event.altKey || event.ctrlKey || event.metaKey || event.isComposing;
  const focus = document.activeElement;
  const elsewhere = focus?.closest('a, button, input, select, textarea, summary') && !at.root.contains(focus);
  if (other || elsewhere) return false;
  if (laying.chosen === null) return (event.key.toLowerCase() === 'k' && !at.finding && at.knock()) || typed(event, at);
  const towards = arrow(event.key);
  if (event.key.toLowerCase() === 'r' && at.rotation) laying.turn();
  else if (towards && laying.at) laying.move(towards);
  else if (event.key === 'Enter' && laying.at && !laying.carrying.ghost) laying.drop(laying.unsaid);
  else return false;
  return true;
}
