// LETTER in the browser.
import type { Component } from 'svelte';
import type { BoardProps, GameModule, HoldingProps } from '../../lib/game';
import { concerns } from './agreement';
import Board from './Board.svelte';
import Holding from './Holding.svelte';
import { awaited, secret, standing, story } from './story';

/** The shell keeps views, offers and events as the server sent them; here they get their types. */
export default {
  Board: Board as unknown as Component<BoardProps>,
  Holding: Holding as unknown as Component<HoldingProps>,
  story,
  awaited,
  standing,
  secret,
  concerns,
  helps: true,
} as unknown as GameModule;
