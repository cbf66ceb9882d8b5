// Written by tools/generate.py; do not edit.

export type Action = Draw | Take | Build | Play | Use | Swap | Done | Discard | GiveUp;
export type Event =
  | DealerPicked
  | HandDealt
  | HandBegan
  | CardsDrawn
  | CardsSeen
  | CardTaken
  | CardBuilt
  | ActionPlayed
  | ActionUsed
  | CardsRemoved
  | CardStolen
  | NothingStolen
  | CardDiscarded
  | CaseClosed
  | TurnEnded
  | TimeRanOut
  | HandEnded
  | HandCounted
  | SeatGaveUp;

/**
 * Take the top card of the Case File (MU-4).
 */
export interface Draw {
  type: "Draw";
}
/**
 * Take the top card of the Discard Pile (MU-4).
 */
export interface Take {
  type: "Take";
}
/**
 * Lay a Case Card on a case, your own or your partner's (MU-5, MU-P2).
 */
export interface Build {
  type: "Build";
  card: string;
  onto: number;
}
/**
 * Play an Action Card (MU-5).
 */
export interface Play {
  type: "Play";
  card: string;
  aim: Nothing | AtCard | FromPile | Give | Trade | Rob | Before | StandIn;
}
/**
 * The card needs no target.
 */
export interface Nothing {
  type: "Nothing";
}
/**
 * A card in play.
 */
export interface AtCard {
  type: "AtCard";
  seat: number;
  card: string;
}
/**
 * A card in the Discard Pile.
 */
export interface FromPile {
  type: "FromPile";
  card: string;
}
/**
 * A card of your own cases.
 */
export interface Give {
  type: "Give";
  give: string;
}
/**
 * A card of your own cases for one of another seat's.
 */
export interface Trade {
  type: "Trade";
  give: string;
  seat: number;
  take: string;
}
/**
 * A card of your own cases for one from another seat's hand.
 */
export interface Rob {
  type: "Rob";
  give: string;
  seat: number;
}
/**
 * Laid before this seat. `replacing` is a Permanent of your own that goes first, or empty if none has to.
 */
export interface Before {
  type: "Before";
  seat: number;
  replacing: string;
}
/**
 * A Joker laid on a case of this seat, standing for this card.
 */
export interface StandIn {
  type: "StandIn";
  seat: number;
  card: string;
  replacing: string;
}
/**
 * Use a Permanent of your own (MU-14).
 */
export interface Use {
  type: "Use";
  card: string;
  aim: Nothing | AtCard | FromPile | Give | Trade | Rob | Before | StandIn;
}
/**
 * Discard a card and draw the top card of the Case File instead (MU-5).
 */
export interface Swap {
  type: "Swap";
  card: string;
}
/**
 * End the turn (MU-6).
 */
export interface Done {
  type: "Done";
}
/**
 * Discard a card down to the limit (MU-6, MU-A19).
 */
export interface Discard {
  type: "Discard";
  card: string;
}
/**
 * any seat, at any time.
 */
export interface GiveUp {
  type: "GiveUp";
}
/**
 * What a viewer sees: the table and its own hand. `hands` are those of all seats, for whoever sees everything.
 */
export interface View {
  seat: number | null;
  open: Open;
  hand: string[];
  hands: string[][];
}
/**
 * What everybody sees.
 *
 * `sizes` are the numbers of cards in the hands, `file` that in the Case File. `discard` begins with the bottom card.
 * `removed` are cards out of the game. `known` are cards everybody has seen going into a hand (MU-A19). `idle` counts
 * turns towards a standstill. `sheet` has the scores of each hand, by side (MU-P4).
 */
export interface Open {
  phase: Starting | Dealing | Drawing | Fetching | Acting | Robbing | Discarding | Tidying | Counting | Over;
  places: Place[];
  sizes: number[];
  file: number;
  discard: string[];
  removed: string[];
  known: string[][];
  idle: number;
  dealer: number;
  sheet: number[][];
  given_up: number[];
}
/**
 * Chance picks the first dealer.
 */
export interface Starting {
  type: "Starting";
}
/**
 * Chance deals a hand.
 */
export interface Dealing {
  type: "Dealing";
}
/**
 * A seat takes the top card of the Case File or the Discard Pile.
 */
export interface Drawing {
  type: "Drawing";
  move: Move;
}
/**
 * A seat's turn.
 *
 * `acted`: its one action is spent (MU-5). `fresh` are Permanents it laid before itself this turn (MU-14). `busy`:
 * it has done something that prevents a standstill (MU-A23). `hurried`: its time ran out (MU-A30).
 */
export interface Move {
  seat: number;
  until: number | null;
  acted: boolean;
  fresh: string[];
  busy: boolean;
  hurried: boolean;
}
/**
 * Chance deals this many cards from the Case File. `last`: the hand ends if that empties it (MU-C4).
 */
export interface Fetching {
  type: "Fetching";
  move: Move;
  cards: number;
  last: boolean;
}
/**
 * A seat builds and takes its one action.
 */
export interface Acting {
  type: "Acting";
  move: Move;
}
/**
 * Chance takes a Case Card from a hand (MU-A4).
 */
export interface Robbing {
  type: "Robbing";
  move: Move;
  victim: number;
}
/**
 * A seat discards down to the limit.
 */
export interface Discarding {
  type: "Discarding";
  move: Move;
}
/**
 * Chance discards for a seat whose time ran out.
 */
export interface Tidying {
  type: "Tidying";
  move: Move;
}
/**
 * The hand is over, and the judge reveals all hands.
 */
export interface Counting {
  type: "Counting";
  reason: "case_closed" | "case_file_empty" | "overtime" | "reverse_charges" | "standstill";
  winners: number[];
}
export interface Over {
  type: "Over";
  reason: "gave_up" | "last_hand" | "target_reached";
}
/**
 * What lies before a seat: a case of each colour, and its Permanents except Jokers, which are in the cases.
 */
export interface Place {
  /**
   * @minItems 3
   * @maxItems 3
   */
  cases: [Case, Case, Case];
  permanents: string[];
}
/**
 * How many cards of each number it has, and the numbers that Jokers stand for.
 */
export interface Case {
  /**
   * @minItems 5
   * @maxItems 5
   */
  counts: [number, number, number, number, number];
  jokers: number[];
}
/**
 * What a seat may do now. `swaps`: it may exchange a card. `discards` is how many it must discard.
 */
export interface Offer {
  draw: boolean;
  take: boolean;
  builds: Buildable[];
  plays: Playable[];
  barred: Barred[];
  swaps: boolean;
  done: boolean;
  discards: number;
  falls: Falling[];
}
/**
 * A Case Card in the hand, and whose case it may be laid on. `ends`: that ends the hand (MU-A18).
 */
export interface Buildable {
  card: string;
  onto: number;
  ends: boolean;
}
/**
 * An Action Card in the hand, or a Permanent to be used, with everything it may be aimed at.
 *
 * A trade is any of `gives` for any of `takes`. With `same_number`, they must have the same number. `ends` are the
 * aims that would end the hand, as far as can be told beforehand (MU-A18).
 */
export interface Playable {
  card: string;
  use: boolean;
  aims: (Nothing | AtCard | FromPile | Give | Trade | Rob | Before | StandIn)[];
  ends: (Nothing | AtCard | FromPile | Give | Trade | Rob | Before | StandIn)[];
  gives: string[];
  takes: (Nothing | AtCard | FromPile | Give | Trade | Rob | Before | StandIn)[];
  same_number: boolean;
}
/**
 * A card in the hand that cannot be laid or played now, and the rule that forbids it.
 */
export interface Barred {
  card: string;
  why: Said;
}
export interface Said {
  code: string;
  facts: {
    [k: string]: string | number | boolean | null;
  };
}
/**
 * What would fall if this card were removed.
 */
export interface Falling {
  seat: number;
  card: string;
  cards: string[];
}
export interface DealerPicked {
  type: "DealerPicked";
  seat: number;
}
/**
 * Only its owner learns what is in it.
 */
export interface HandDealt {
  type: "HandDealt";
  to: number;
  hand: string[];
}
/**
 * The first card of the Discard Pile is turned up.
 */
export interface HandBegan {
  type: "HandBegan";
  number: number;
  dealer: number;
  up: string;
}
/**
 * Cards of the Case File.
 */
export interface CardsDrawn {
  type: "CardsDrawn";
  seat: number;
  count: number;
}
/**
 * Only the seat that drew them learns which cards they are.
 */
export interface CardsSeen {
  type: "CardsSeen";
  to: number;
  cards: string[];
}
/**
 * A card of the Discard Pile. `buried`: it was not the top one (MU-C1).
 */
export interface CardTaken {
  type: "CardTaken";
  seat: number;
  card: string;
  buried: boolean;
}
export interface CardBuilt {
  type: "CardBuilt";
  seat: number;
  card: string;
  onto: number;
}
/**
 * A One Shot, which leaves the game, or a Permanent that is laid.
 */
export interface ActionPlayed {
  type: "ActionPlayed";
  seat: number;
  card: string;
  aim: Nothing | AtCard | FromPile | Give | Trade | Rob | Before | StandIn;
}
/**
 * A Permanent in play.
 */
export interface ActionUsed {
  type: "ActionUsed";
  seat: number;
  card: string;
  aim: Nothing | AtCard | FromPile | Give | Trade | Rob | Before | StandIn;
}
/**
 * A card of this seat was removed, and with it what it held up. `discarded`: they went to the Discard Pile.
 */
export interface CardsRemoved {
  type: "CardsRemoved";
  seat: number;
  cards: string[];
  discarded: boolean;
}
/**
 * A Case Card goes from a hand or a case of one seat to the hand of another (MU-A4).
 */
export interface CardStolen {
  type: "CardStolen";
  seat: number;
  victim: number;
  card: string;
}
/**
 * The hand had no Case Card.
 */
export interface NothingStolen {
  type: "NothingStolen";
  seat: number;
  victim: number;
}
export interface CardDiscarded {
  type: "CardDiscarded";
  seat: number;
  card: string;
  by_chance: boolean;
}
/**
 * A case is complete. `held_back`: it does not win yet.
 */
export interface CaseClosed {
  type: "CaseClosed";
  seat: number;
  card: string;
  held_back: boolean;
}
export interface TurnEnded {
  type: "TurnEnded";
  seat: number;
}
export interface TimeRanOut {
  type: "TimeRanOut";
  seat: number;
}
export interface HandEnded {
  type: "HandEnded";
  reason: "case_closed" | "case_file_empty" | "overtime" | "reverse_charges" | "standstill";
  winners: number[];
}
/**
 * `scores` for this hand and `totals` for the match, by side (MU-P4).
 */
export interface HandCounted {
  type: "HandCounted";
  counts: Count[];
  scores: number[];
  totals: number[];
}
/**
 * How a seat's score for a hand adds up: what lies before it, doubled or not, minus its hand.
 */
export interface Count {
  seat: number;
  place: Place;
  hand: string[];
  table: number;
  doubled: boolean;
  held: number;
}
export interface SeatGaveUp {
  type: "SeatGaveUp";
  seat: number;
}
/**
 * The rules agreed at one table.
 */
export interface Options {
  type: "murdero";
  partners: boolean;
  target: number | null;
  max_hands: number;
  action_deck: "custom" | "standard15" | "thirteen";
  /**
   * @maxItems 30
   */
  custom_deck: string[];
  case_file_empty: "finish_turn" | "immediate";
  shake_down: "from_hand_random" | "from_sets";
  mitigating: "draw2" | "sabotage_same_value";
  removed_cards: "discard" | "out";
  partner_double: "pair" | "winner_only";
  start_player: 0 | 1 | 2 | 3 | "random";
  turn_seconds: number | null;
}
/**
 * What lies before a seat, the card somebody takes or lays, and what falls with it or what it scores.
 */
export interface Example {
  place: Place;
  card: string;
  falls: string[];
  points: number;
}
