// What the page puts into the header: its game and title, and its own links.
import type { Snippet } from 'svelte';

export interface Headline {
  /** For the window's title. */
  title: string;
  /** The game whose accent the whole page takes. */
  game?: string;
  /** Beside the name of the house, if the page is about one game. */
  beside?: string;
  links?: Snippet;
}

let current = $state.raw<Headline>({ title: '' });

export function headline(): Headline {
  return current;
}

export function setHeadline(next: Headline): void {
  current = next;
}
