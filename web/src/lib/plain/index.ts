// A game without a board of its own can still be played: by typing its moves.
import type { Component } from 'svelte';
import type { BoardProps, GameModule } from '../game';
import { happened } from './lines';
import PlainBoard from './PlainBoard.svelte';

export default {
  Board: PlainBoard as unknown as Component<BoardProps>,
  story: (event) => ({ id: 'plain-event', args: { what: happened(event as { type: string }) } }),
  awaited: (_view, offer) => ({ id: offer ? 'plain-awaited-you' : 'plain-awaited-others' }),
  standing: () => null,
  /** Nothing is known of the view, so the curtain is always drawn. */
  secret: () => true,
  helps: true,
} satisfies GameModule;
