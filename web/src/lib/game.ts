// What a game brings to the browser: a board, the sentences it needs, and nothing of the rules.

import type { Component } from 'svelte';
import type { Values } from './agreement';
import type { Happened, Said } from './gen/protocol.gen';

/** A message of the Fluent files with its arguments. */
export interface Saying {
  id: string;
  args?: Record<string, string | number>;
}

/** What the server said against an action, or null when it was done. */
export type Refusal = Said | null;

export interface BoardProps<View = unknown, Offer = unknown, Options = unknown, Action = unknown> {
  options: Options;
  /** The seat whose eyes these are; null for a bystander. */
  seat: number | null;
  view: View;
  offer: Offer | null;
  /** Names by seat, as shown to people. */
  names: string[];
  /** The events of the last update, to be shown before they are told; empty after a reload. */
  fresh: Happened[];
  over: boolean;
  hints: boolean;
  act: (action: Action) => Promise<Refusal>;
  ask: (draft: Action | null) => Promise<Said[]>;
}

export interface HoldingProps<View = unknown, Options = unknown> {
  view: View;
  seat: number;
  options: Options;
}

export interface GameModule {
  Board: Component<BoardProps>;
  /** What lies before a seat, drawn under its name. */
  Holding?: Component<HoldingProps>;
  /** The line of the log for an event, or null when there is nothing to tell; the view is the one of now. */
  story: (event: unknown, names: string[], view: unknown) => Saying | null;
  /** The one sentence that says what is awaited, and of whom. */
  awaited: (view: unknown, offer: unknown, names: string[], seat: number | null) => Saying;
  /** A short line under a seat's name: its role, its points. */
  standing: (view: unknown, seat: number, options: unknown) => Saying | null;
  /** Does this view hold something the others at the same device must not see? */
  secret: (view: unknown) => boolean;
  /** Is there help to be had while playing, where the table allows it? */
  helps?: boolean;
  /** Does this option matter with so many at the table, and beside these values? All do, where nothing is said. */
  concerns?: (option: string, seats: number, values: Values) => boolean;
  /** What is preselected against the house, where that differs from the box. */
  alone?: Values;
}
