// What just happened, shown before it is told: moving and falling cards, a case that closes, the count of a hand.
import { tick } from 'svelte';
import type { Heard } from '../../lib/game';
import { still } from '../../lib/motion';
import { play } from '../../lib/sound.svelte';
import { cardKey } from './aims';
import { colourOf, isPermanent } from './lying';
import type { Event, HandCounted, HandEnded } from './types.gen';

const MOVE = 260;
const NEXT = 110;
const PLAYED = 820;
const FALL = 480;
const CLOSED = 700;
/** About how long the count moves. Then it stays to be read. */
export const COUNT = 3200;

const eventsOf = (fresh: Heard<Event>[]) => fresh.map(({ event }) => event);
const counted = (event: Event): event is HandCounted => event.type === 'HandCounted';

/** How long it takes to show what happened. */
export function lasts(fresh: Heard<Event>[]): number {
  if (still()) return 0;
  const events = eventsOf(fresh);
  if (events.some(counted)) return COUNT;
  return events.reduce((sum, event) => sum + (TIMES[event.type] ?? 0), 0);
}

const TIMES: Partial<Record<Event['type'], number>> = {
  CardsDrawn: MOVE,
  CardTaken: MOVE + NEXT,
  CardBuilt: MOVE + NEXT,
  CardDiscarded: MOVE + NEXT,
  CardStolen: MOVE + NEXT,
  ActionPlayed: PLAYED,
  ActionUsed: MOVE,
  CardsRemoved: FALL,
  CaseClosed: CLOSED,
  HandBegan: MOVE,
};

/** A card on its way over the table. Null if it is face down. */
export interface Flight {
  id: number;
  card: string | null;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  time: number;
  way: 'move' | 'fall' | 'played';
}
interface Planned extends Pick<Flight, 'card' | 'delay' | 'time' | 'way'> {
  from: DOMRect | null;
  goal: string;
}

export interface Sight {
  /** The table as it was, if it was seen before. */
  root: HTMLElement | undefined;
  me: number | null;
  /** The player's hand before and after. */
  before: readonly string[];
  after: readonly string[];
  /** The player put the first card down, so it is already there. */
  dragged: boolean;
}

const many = (hand: readonly string[], card: string) => hand.filter((other) => other === card).length;

export class Moments {
  flights = $state.raw<readonly Flight[]>([]);
  /** Where something is still heading. */
  arriving = $state.raw<readonly string[]>([]);
  /** Cases just completed, as `0:red`. */
  closed = $state.raw<readonly string[]>([]);
  /** What has just come into the player's hand: cards, and their keys. */
  drawn = $state.raw<readonly string[]>([]);
  fresh = $state.raw<readonly string[]>([]);
  count = $state.raw<{ counted: HandCounted; ended: HandEnded | null } | null>(null);
  #ids = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Called before the table changes, while it still shows where cards set out from. */
  hear(fresh: Heard<Event>[], sight: Sight): void {
    this.settle();
    const events = eventsOf(fresh);
    if (!events.length) return;
    this.#hand(events, sight);
    const end = events.find(counted);
    if (end) {
      this.count = { counted: end, ended: events.find((event) => event.type === 'HandEnded') ?? null };
      if (this.count.ended?.winners.length) play('stamp');
      return;
    }
    if (events.some(({ type }) => type === 'CardsRemoved')) play('fall');
    if (events.some(({ type }) => type === 'CaseClosed')) play('stamp');
    const { root } = sight;
    if (still() || !root) return;
    this.closed = events.flatMap((event) =>
      event.type === 'CaseClosed' ? [`${event.seat}:${colourOf(event.card)}`] : [],
    );
    const planned = this.#plan(events, { ...sight, root });
    this.arriving = planned.map(({ goal }) => goal);
    void tick().then(() => this.#start(planned, root));
  }

  #hand(events: readonly Event[], { me, before, after }: Sight): void {
    if (events.some((event) => event.type === 'TurnEnded' || event.type === 'HandBegan')) this.drawn = [];
    const came = events.flatMap((event) => {
      if (event.type === 'CardsSeen' && event.to === me) return event.cards;
      return (event.type === 'CardTaken' || event.type === 'CardStolen') && event.seat === me ? [event.card] : [];
    });
    if (came.length) this.drawn = came;
    const keys = came.map((card, at) => `${card}#${many(after, card) - 1 - many(came.slice(0, at), card)}`);
    if (came.length || before.length !== after.length) this.fresh = keys;
  }

  #plan(events: readonly Event[], { root, me, before, after, dragged }: Sight & { root: HTMLElement }): Planned[] {
    const planned: Planned[] = [];
    let delay = 0;
    let laid = dragged;
    const add = (card: string | null, from: string, goal: string, way: Flight['way'] = 'move') => {
      const time = way === 'played' ? PLAYED : way === 'fall' ? FALL : MOVE;
      planned.push({ card, from: rectOf(root, from), goal, delay, time, way });
      delay += way === 'move' ? NEXT : way === 'fall' ? 60 : PLAYED / 2;
    };
    const outOf = (seat: number, card: string) => {
      return seat === me ? `held:${card}#${many(before, card) - 1}` : `hand:${seat}`;
    };
    const into = (seat: number, card: string) => {
      if (seat !== me) return `hand:${seat}`;
      const others = planned.filter(({ goal }) => goal.startsWith(`held:${card}#`)).length;
      return `held:${card}#${many(after, card) - 1 - others}`;
    };
    /** What the player has just dragged there is not shown again. */
    const mine = (seat: number) => {
      const skip = seat === me && laid;
      if (seat === me) laid = false;
      return skip;
    };
    for (const event of events) {
      switch (event.type) {
        case 'CardsDrawn':
          if (event.seat !== me) for (let n = 0; n < event.count; n++) add(null, 'file', `hand:${event.seat}`);
          break;
        case 'CardsSeen':
          if (event.to === me) for (const card of event.cards) add(card, 'file', into(me, card));
          break;
        case 'CardTaken':
          add(event.card, 'discard', into(event.seat, event.card));
          break;
        case 'CardBuilt':
          if (!mine(event.seat)) add(event.card, outOf(event.seat, event.card), cardKey(event.onto, event.card));
          break;
        case 'CardDiscarded':
          if (!mine(event.seat)) add(event.card, outOf(event.seat, event.card), 'discard');
          break;
        case 'ActionPlayed': {
          const { seat, card, aim } = event;
          const from = outOf(seat, card);
          if (aim.type === 'StandIn') {
            if (!mine(seat)) add(card, from, cardKey(aim.seat, `${aim.card}J`));
          } else if (isPermanent(card) && aim.type === 'Before') {
            if (!mine(seat)) add(card, from, cardKey(aim.seat, card));
          } else add(card, from, 'stage', 'played');
          break;
        }
        case 'CardsRemoved':
          for (const card of event.cards)
            add(
              card,
              cardKey(event.seat, card),
              event.discarded ? 'discard' : 'out',
              event.discarded ? 'move' : 'fall',
            );
          break;
        case 'CardStolen':
          add(
            event.card,
            root.querySelector(spot(cardKey(event.victim, event.card)))
              ? cardKey(event.victim, event.card)
              : `hand:${event.victim}`,
            into(event.seat, event.card),
          );
          break;
      }
    }
    return planned.filter(({ from }) => from !== null);
  }

  #start(planned: readonly Planned[], root: HTMLElement): void {
    const stage = root.getBoundingClientRect();
    this.flights = planned.flatMap(({ from, goal, ...rest }) => {
      const to = goal === 'stage' ? middleOf(stage) : goal === 'out' ? from : rectOf(root, goal);
      return from && to ? [{ ...rest, from, to, id: this.#ids++ }] : [];
    });
    for (const { goal, delay, time } of planned) this.#timers.push(setTimeout(() => this.#land(goal), delay + time));
    this.#timers.push(
      setTimeout(() => this.settle(), 80 + Math.max(CLOSED, ...planned.map((one) => one.delay + one.time))),
    );
  }

  #land(goal: string): void {
    this.arriving = this.arriving.filter((other) => other !== goal);
  }

  /** Puts everything in its place at once, on the next input or if nobody is looking. The count stays. */
  settle(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.flights = [];
    this.arriving = [];
    this.closed = [];
  }
}

const spot = (key: string) => `[data-spot="${key}"]`;

function rectOf(root: HTMLElement, key: string): DOMRect | null {
  return root.querySelector(spot(key))?.getBoundingClientRect() ?? null;
}

/** A card in the middle of the table. */
function middleOf({ left, top, width, height }: DOMRect): DOMRect {
  const wide = Math.min(170, width / 3);
  const seen = Math.min(height, innerHeight - Math.max(0, top));
  return new DOMRect(left + (width - wide) / 2, Math.max(0, top) + (seen - wide * 1.4) / 2, wide, wide * 1.4);
}
