// The keyboard where words are found: letters are typed, Enter calls, arrows choose between several ends.
import type { Tracing } from './tracing.svelte';

export interface Keyboard {
  root: HTMLElement;
  /** Is a field of the board in focus? */
  onBoard: boolean;
  /** May a word be looked for? */
  finding: boolean;
  tracing: Tracing;
  type: (letter: string) => void;
  call: () => void;
  /** Each returns whether it did anything. */
  back: () => boolean;
  dispute: () => boolean;
  pass: () => boolean;
  /** Passes everything until the player's next turn, or takes that back. */
  passOn: () => boolean;
}

const ARROWS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Returns whether the key did anything. */
export function keyed(event: KeyboardEvent, at: Keyboard): boolean {
  const focus = document.activeElement;
  const control = focus?.closest('a, button, input, select, textarea, summary');
  const elsewhere = control && !at.root.contains(focus);
  if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing || elsewhere) return false;
  const { key } = event;
  const { tracing } = at;
  if (key === 'Escape' && !tracing.word) return at.back();
  if (!at.finding) {
    if (key.toLowerCase() === 'd') return at.dispute();
    return key.toLowerCase() === 'p' && (event.shiftKey ? at.passOn() : at.pass());
  }
  if (/^\p{L}$/u.test(key)) at.type(key);
  else if (!tracing.word) return false;
  else if (key === 'Backspace') tracing.undo();
  else if (key === 'Escape') tracing.clear();
  else if (ARROWS[key] && tracing.endings.length > 1) tracing.turn(ARROWS[key]);
  // Enter presses a focused button, except on the board, where it calls the typed word.
  else if (key === 'Enter' && (!control || (at.onBoard && tracing.typed))) at.call();
  else return false;
  return true;
}
