// A turn in the making: the card in hand, the places it may go, and what must be confirmed.
import { Carrying } from '../../lib/hands/carrying.svelte';
import { refusalText } from '../../lib/texts.svelte';
import type { BoardProps } from '../../lib/game';
import { aimsOf, along, caseKey, losses, next, PILE, sameAim, way, type Aim, type PlaceKey } from './aims';
import { ghostOf } from './instead';
import { isCase } from './lying';
import type { Action, Event, Falling, Offer, Options, Playable, View } from './types.gen';

type Table = Pick<BoardProps<View, Offer, Action, Event, Options>, 'view' | 'offer' | 'act' | 'instead'>;
/** A card in the hand, such as `R1#0` for the first R1, or a Permanent to be used, as `use:` and its name. */
export type ThingKey = string;

/** What waits for confirmation. */
export interface Asked {
  action: Action;
  /** Cards that could still be laid before the hand ends (MU-A18). */
  ends: false | readonly string[];
}
interface Plan {
  thing: ThingKey | null;
  steps: readonly PlaceKey[];
  asked: Asked | null;
}

const NO_PLAN: Plan = { thing: null, steps: [], asked: null };

export function cardOfThing(thing: ThingKey): string {
  return thing.startsWith('use:') ? thing.slice(4) : (thing.split('#')[0] ?? '');
}

/** The cards of a hand, each with its own key. */
export function thingsOf(hand: readonly string[]): ThingKey[] {
  return hand.map((card, at) => `${card}#${hand.slice(0, at).filter((other) => other === card).length}`);
}

export class Turn {
  note = $state('');
  /** A place under the mouse or with the focus, not chosen yet. */
  looked = $state<PlaceKey | null>(null);
  #plan = $state.raw<Plan>(NO_PLAN);
  /** The view being answered. A new view ends the wait. */
  #answered = $state.raw<View | null>(null);

  constructor(
    private readonly table: () => Table,
    private readonly read: (card: string) => void,
  ) {}

  readonly carrying = new Carrying<ThingKey, PlaceKey>({
    can: (thing) => this.can(thing),
    fits: (_thing, place) => this.places.includes(place),
    put: (thing, place) => this.#put(thing, place),
    lifted: () => {
      this.note = '';
      this.#plan = NO_PLAN;
    },
    under: ({ x, y }) => this.#under(x, y),
  });

  /** What would have been better, when looking back. */
  readonly ghost = $derived.by(() => ghostOf(this.table().instead ?? null, this.table().view.hand));
  readonly lifted = $derived.by(() => this.carrying.lifted);
  readonly card = $derived.by(() => (this.lifted === null ? null : cardOfThing(this.lifted)));
  readonly plan: Plan = $derived.by(() => (this.#plan.thing === this.lifted ? this.#plan : NO_PLAN));
  readonly busy = $derived.by(() => this.#answered === this.table().view);
  readonly playable: Playable | null = $derived.by(() => this.#playable(this.lifted));
  readonly aims: Aim[] = $derived.by(() => (this.playable ? aimsOf(this.playable) : []));
  /** Where the card in hand may be put. */
  readonly places: readonly PlaceKey[] = $derived.by(() => this.#places());
  /** What would be lost, given what is chosen and hovered. */
  readonly losses: Falling[] = $derived.by(() => {
    const { offer } = this.table();
    const { asked, steps } = this.plan;
    if (!offer || this.lifted === null) return [];
    if (asked) return losses('aim' in asked.action ? way(asked.action.aim, this.me) : [], offer);
    const over = this.carrying.over ?? this.looked;
    return losses(over && this.places.includes(over) ? [...steps, over] : steps, offer);
  });

  /** Would it have been better to choose this place? */
  better(place: PlaceKey): boolean {
    return this.ghost?.places.includes(place) ?? false;
  }

  get me(): number {
    return this.table().view.seat ?? 0;
  }

  /** A card may be picked up to be read and weighed, even if it fits nowhere. */
  can(thing: ThingKey): boolean {
    const { offer } = this.table();
    if (!offer) return false;
    if (thing.startsWith('use:')) return this.#playable(thing) !== null;
    return offer.done || offer.discards > 0;
  }

  #playable(thing: ThingKey | null): Playable | null {
    if (thing === null) return null;
    const use = thing.startsWith('use:');
    const card = cardOfThing(thing);
    return this.table().offer?.plays.find((play) => play.card === card && play.use === use) ?? null;
  }

  #places(): PlaceKey[] {
    const { offer } = this.table();
    const { card, lifted } = this;
    if (!offer || card === null || lifted === null || this.plan.asked) return [];
    const found = next(this.aims, this.plan.steps, this.me);
    if (this.plan.steps.length) return found;
    for (const build of offer.builds) if (build.card === card) found.push(caseKey(build.onto, card.charAt(0)));
    if (this.discards || this.swaps) found.push(PILE);
    return found;
  }

  /** May the card in hand be exchanged for the top of the Case File? */
  get swaps(): boolean {
    return !!this.table().offer?.swaps && this.lifted !== null && !this.lifted.startsWith('use:');
  }

  get discards(): boolean {
    return (this.table().offer?.discards ?? 0) > 0;
  }

  /** Is the player looking through the Discard Pile for a card? */
  get searching(): boolean {
    return this.plan.steps[0] === PILE;
  }

  clear(): void {
    this.carrying.clear();
    this.#plan = NO_PLAN;
    this.looked = null;
  }

  /** The table has changed. A card still in the hand stays lifted, but its plan is dropped. */
  goOn(): void {
    const { lifted } = this;
    this.#plan = NO_PLAN;
    if (lifted !== null && !(this.can(lifted) && (lifted.startsWith('use:') || this.#holds(lifted)))) this.clear();
  }

  #holds(thing: ThingKey): boolean {
    return thingsOf(this.table().view.hand).includes(thing);
  }

  /** One step back, from a confirmation or from the first of two choices. */
  back(): void {
    const { lifted } = this;
    const { asked, steps } = this.plan;
    this.#plan = { thing: lifted, steps: asked ? [] : steps.slice(0, -1), asked: null };
    if (!asked && !steps.length) this.clear();
  }

  /** A card was pressed. It is lifted or put back. If it may not be lifted, it is read. */
  press(thing: ThingKey): void {
    if (!this.carrying.press(thing) && !this.busy) this.read(cardOfThing(thing));
  }

  /** A place was pressed. Returns whether that did anything. */
  choose(place: PlaceKey): boolean {
    return !this.busy && this.carrying.put(place);
  }

  /** The card in hand goes to the Discard Pile, and another is drawn. */
  swap(): void {
    const { card } = this;
    if (card !== null) void this.submit({ type: 'Swap', card });
  }

  say(yes: boolean): void {
    const { asked } = this.plan;
    if (asked && yes) void this.submit(asked.action);
    else this.back();
  }

  #put(thing: ThingKey, place: PlaceKey): void {
    const card = cardOfThing(thing);
    if (place === PILE && this.discards) void this.submit({ type: 'Discard', card });
    else if (place === PILE && card !== 'lost_treasure') void this.submit({ type: 'Swap', card });
    else if (isCase(card)) this.#build(thing, card, Number(place.split(':')[1]));
    else this.#step(thing, card, place);
  }

  #build(thing: ThingKey, card: string, onto: number): void {
    const { view, offer } = this.table();
    const { hand } = view;
    const builds = offer?.builds ?? [];
    const ends = builds.some((build) => build.card === card && build.onto === onto && build.ends);
    const rest = hand.toSpliced(hand.indexOf(card), 1);
    const more = rest.filter((other) => builds.some((build) => build.card === other));
    const action: Action = { type: 'Build', card, onto };
    if (ends && more.length) this.#ask(thing, [], { action, ends: more });
    else void this.submit(action);
  }

  #step(thing: ThingKey, card: string, place: PlaceKey): void {
    const playable = this.#playable(thing);
    if (!playable) return;
    const before = this.#plan.thing === thing ? this.#plan.steps : [];
    const steps = [...before, place];
    const aims = along(aimsOf(playable), steps, this.me);
    const aim = aims.find((each) => way(each, this.me).length === steps.length);
    if (!aim) return this.#ask(thing, steps, null);
    const action: Action = { type: playable.use ? 'Use' : 'Play', card, aim };
    const ends = playable.ends.some((last) => sameAim(last, aim));
    const { offer } = this.table();
    const more = this.table().view.hand.filter((other) => offer?.builds.some((build) => build.card === other));
    const harmless = ['Nothing', 'FromPile'].includes(aim.type) || !('replacing' in aim ? aim.replacing : 'cost');
    if (ends || !harmless) this.#ask(thing, steps, { action, ends: ends && more });
    else void this.submit(action);
  }

  #ask(thing: ThingKey, steps: readonly PlaceKey[], asked: Asked | null): void {
    this.carrying.lifted = thing;
    this.#plan = { thing, steps, asked };
    this.looked = null;
  }

  async submit(action: Action): Promise<boolean> {
    if (this.busy) return false;
    const { view, act } = this.table();
    this.clear();
    this.note = '';
    this.#answered = view;
    const refusal = await act(action);
    if (this.#answered === view && refusal) this.#answered = null;
    this.note = refusal ? refusalText(refusal) : '';
    return !refusal;
  }

  /** The place at a point of the window. Where cards overlap, the uppermost counts. */
  #under(x: number, y: number): PlaceKey | null {
    const places = document
      .elementsFromPoint(x, y)
      .map((element) => element.closest<HTMLElement>('[data-place]')?.dataset['place']);
    return places.find((place) => place !== undefined && this.places.includes(place)) ?? null;
  }
}
