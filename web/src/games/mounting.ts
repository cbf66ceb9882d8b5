// For the tests of the boards: one is put on the page, used by the names of its buttons and by keys, and taken away.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, vi } from 'vitest';
import type { BoardProps } from '../lib/game';
import { speak } from '../lib/texts.svelte';

type Said = 'options' | 'seat' | 'view' | 'offer' | 'names';

let shown: Record<string, unknown> | null = null;

/** Puts a board on the page in the middle of a game; tells what it calls when somebody acts or asks. */
export function mounted<View, Offer, Action, Event, Options>(
  board: Component<BoardProps<View, Offer, Action, Event, Options>>,
  said: Pick<BoardProps<View, Offer, Action, Event, Options>, Said> &
    Partial<BoardProps<View, Offer, Action, Event, Options>>,
): Pick<BoardProps<View, Offer, Action, Event, Options>, 'act' | 'ask'> {
  const act = vi.fn(() => Promise.resolve(null));
  const ask = vi.fn(() => Promise.resolve([]));
  const props = { fresh: [], over: false, hints: false, act, ask, ...said };
  shown = mount(board, { target: document.body, props });
  flushSync();
  return props;
}

export async function takenAway() {
  if (shown) await unmount(shown);
  shown = null;
}

/** What a button is called; where something is drawn on it, it has a text for ears. */
function nameOf(button: HTMLButtonElement): string | undefined {
  const text = button.querySelector('.for-ears') ?? button;
  return (button.getAttribute('aria-label') ?? text.textContent)?.trim();
}

export function named(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((button) => nameOf(button) === name);
  if (!found) throw new Error(`no button "${name}"`);
  return found;
}

export function press(...names: string[]) {
  for (const name of names) {
    named(name).click();
    flushSync();
  }
}

/** Presses keys, like `Enter` or `Shift+P`. */
export function key(...names: string[]) {
  for (const name of names) {
    const shiftKey = name.startsWith('Shift+');
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', {
        key: shiftKey ? name.slice('Shift+'.length) : name,
        shiftKey,
        bubbles: true,
        cancelable: true,
      }),
    );
    flushSync();
  }
}

/** What the page says against what was tried. */
export const note = () => document.querySelector('[role=alert]')?.textContent;

export const settled = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
};

beforeAll(() => speak('en'));
afterEach(async () => {
  await takenAway();
  sessionStorage.clear();
  document.querySelector<HTMLElement>(':focus')?.blur();
});
