// GRAND MASTER MIND in the browser.
import type { Component } from 'svelte';
import type { BoardProps, GameModule } from '../../lib/game';
import Board from './Board.svelte';
import { awaited, secret, standing, story } from './story';

/** The shell keeps views, offers and events as the server sent them; here they get their types. */
export default {
  Board: Board as unknown as Component<BoardProps>,
  story,
  awaited,
  standing,
  secret,
  helps: true,
  alone: { roles: 'decode' },
} as unknown as GameModule;
