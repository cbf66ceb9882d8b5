// What a game brings to the browser: a lid, a board, the sentences around it, and nothing of the rules.

import type { Component } from 'svelte';
import type { Values } from './agreement';
import type { Deadline } from './clock';
import type { Said } from './gen/protocol.gen';

/** A message of the Fluent files with its arguments. */
export interface Saying {
  id: string;
  args?: Record<string, string | number>;
}

/** What the server said against an action, or null when it was done. */
export type Refusal = Said | null;

/** An event as it is heard, with the number of its entry in the log. */
export interface Heard<Event = unknown> {
  ply: number;
  event: Event;
}

/** What a seat might have done. */
export interface Instead<Action = unknown> {
  seat: number;
  action: Action;
}

export interface BoardProps<View = unknown, Offer = unknown, Action = unknown, Event = unknown, Options = unknown> {
  options: Options;
  /** The seat whose eyes these are; null for a bystander. */
  seat: number | null;
  view: View;
  offer: Offer | null;
  /** Names by seat, as shown to people. */
  names: string[];
  /** The events of the last update, to be shown before they are told; empty after a reload. */
  fresh: Heard<Event>[];
  over: boolean;
  hints: boolean;
  /** A game that was played before is looked at, and nobody will be asked for anything. */
  replay?: boolean;
  /** When time is up for whoever is awaited, where there is a clock. */
  deadline?: Deadline | null;
  /** What would have been better than the last act, when looking back: shown as a ghost, never as something done. */
  instead?: Instead<Action> | null;
  /** The best of a game that is over, once more on the board. */
  best?: Event | null;
  act: (action: Action) => Promise<Refusal>;
  ask: (draft: Action | null) => Promise<Said[]>;
}

export interface HoldingProps<View = unknown, Options = unknown> {
  view: View;
  seat: number;
  options: Options;
}

/** What is loaded when somebody comes to a table. */
export interface AtTable<View = unknown, Offer = unknown, Action = unknown, Event = unknown, Options = unknown> {
  Board: Component<BoardProps<View, Offer, Action, Event, Options>>;
  /** What lies before a seat, drawn under its name. */
  Holding?: Component<HoldingProps<View, Options>>;
  /** The line of the log for an event, or null if there is nothing to tell. `view` is the current view. `me` is the
      seat of whoever reads it. */
  story: (event: Event, names: string[], view: View, me: number | null) => Saying | null;
  /** Routine events are told in one line when several come in a row, after the event `before`: who let it pass. */
  routine?: Partial<
    Record<string, (seats: readonly number[], names: string[], me: number | null, before?: Event) => Saying>
  >;
  /** In a word game: the words this event tells of, which can be looked up. */
  wordsIn?: (event: Event) => readonly string[];
  /** The one sentence that says what is awaited, and of whom. */
  awaited: (view: View, offer: Offer | null, names: string[], seat: number | null) => Saying;
  /** One line that may help somebody who plays for the first time and is asked for something. */
  coaching?: (view: View, offer: Offer) => Saying | null;
  /** A short line under a seat's name: its role, its points. */
  standing: (view: View, seat: number, options: Options) => Saying | null;
  /** Does this view hold something the others at the same device must not see? */
  secret: (view: View) => boolean;
  /** Facts of a figure at the end that are named in the game's own words, such as a card. */
  figure?: (facts: Said['facts']) => Said['facts'];
  /** How long the board takes to show these events, in milliseconds. The next update waits for it. */
  lasts?: (fresh: Heard<Event>[]) => number;
}

/** A game with its own types. Large parts are loaded when they are needed. */
export interface Game<
  View = unknown,
  Offer = unknown,
  Action = unknown,
  Event = unknown,
  Options = unknown,
  Example = unknown,
> {
  table: () => Promise<AtTable<View, Offer, Action, Event, Options>>;
  /** Draws an example of the rule book. */
  example?: () => Promise<{ default: Component<{ example: Example }> }>;
  /** Is there help to be had while playing, where the table allows it? */
  helps?: boolean;
  /** Does this option matter with this many seats and these values? By default all do. */
  concerns?: (option: string, seats: number, values: Values) => boolean;
  /** The options that time a turn or a whole game; by default `turn_seconds`. */
  clocks?: string[];
  /** What is preselected against the house, where that differs from the box. */
  alone?: Partial<Options> & Values;
}

/** Defines a game. The shell passes views, offers and events through as the server sent them. */
export function defineGame<View, Offer, Action, Event, Options, Example>(
  game: Game<View, Offer, Action, Event, Options, Example>,
): Game {
  return game as unknown as Game;
}
