// What a player of WORD SEARCH is doing: finding a word, moving a tile, stepping, waiting for an answer.
import { Answering } from '../../lib/answering.svelte';
import type { BoardProps } from '../../lib/game';
import { t } from '../../lib/texts.svelte';
import { letGo, wasLetGo } from '../../lib/words/let-go.svelte';
import { asTyped } from '../../lib/words/reading';
import { callsOnRelease } from '../../lib/words/release.svelte';
import { Tracing } from '../../lib/words/tracing.svelte';
import { Arranging, HAND, type Mode } from './arranging.svelte';
import { ownToken } from './phases';
import { nameOf, tileAt } from './plane';
import { reading } from './reading';
import type { Action, Event, Offer, Options, View } from './types.gen';

export type Table = BoardProps<View, Offer, Action, Event, Options>;
/** How far from the middle of a hexagon a tile may be dropped. */
const DROP = 58;

/** The board under the hand. */
interface Under {
  tileSize: () => number;
  under: (x: number, y: number, reach?: number) => number | null;
  focus: () => void;
}

export class Play extends Answering<View, Action> {
  #asked = $state<Mode>('word');

  constructor(
    private readonly table: () => Table,
    private readonly board: () => Under | null,
  ) {
    super(table, () => board()?.focus());
  }

  readonly open = $derived.by(() => this.table().view.open);
  readonly offer = $derived.by(() => this.table().offer);
  readonly reading = $derived.by(() => reading(this.open, this.offer, this.table().options));
  readonly tracing = new Tracing(() => this.reading);
  readonly arranging = new Arranging(
    () => ({ open: this.open, offer: this.offer, turning: this.table().options.rotate_mw }),
    { tileSize: () => this.board()?.tileSize() ?? 48, fieldAt: (x, y) => this.#fieldAt(x, y) },
    (action) => void this.submit(action),
  );
  readonly mode: Mode = $derived.by(() => {
    if (this.open.phase.type === 'Stepping') return 'step';
    return this.#asked === 'word' && this.arranging.lifted !== null ? 'arrange' : this.#asked;
  });
  readonly finding = $derived.by(() => this.mode === 'word' && this.may('call'));
  /** The word the dictionary lacks. */
  readonly doubt = $derived.by(() => {
    const { seat, view } = this.table();
    const { called } = view;
    return this.open.phase.type === 'Searching' && called && !wasLetGo(seat, called.word) ? called : null;
  });

  may(what: Offer['acts'][number]): boolean {
    return this.offer?.acts.includes(what) ?? false;
  }

  enter(mode: Mode): void {
    this.note = '';
    this.tracing.clear();
    this.arranging.clear();
    this.#asked = mode;
  }

  /** Goes back to finding a word from a doubtful one, or from swapping, stepping or exchanging. */
  back(): boolean {
    if (this.doubt) {
      this.drop();
      return true;
    }
    const away = this.mode !== 'word' && this.open.phase.type === 'Searching';
    if (away) this.enter('word');
    return away;
  }

  /** Lets the doubtful word go. */
  drop(): void {
    letGo(this.table().seat, this.doubt?.word);
  }

  type(letter: string): void {
    const { stacks, pile, hands } = this.open;
    const umlauts = [stacks.flat(), pile, hands].flat().some((face) => /[ÄÖÜ]/.test(face));
    this.tracing.type(asTyped(letter, umlauts));
  }

  /** Handles a tap on a field. */
  press(field: number): void {
    const { offer, open, mode } = this;
    this.note = '';
    if (this.busy || !offer) return;
    const spot = offer.spots[field - open.places.length];
    const place = { tile: nameOf(open.places, open.places[field] ?? [0, 0]) };
    if (spot) void this.submit({ type: 'LayTile', q: spot[0], r: spot[1], turned: this.arranging.turned });
    else if (mode === 'step') {
      if (offer.steps.includes(field)) void this.submit({ type: 'MoveToken', place: field });
      else this.note = t('refusal-no-step-there', place);
    } else if (mode === 'arrange') {
      if (!this.arranging.press(field)) this.note = t('refusal-tile-under-token', place);
    } else if (this.finding) this.#point(field, place);
  }

  /** A pointer has gone down on a field. */
  grip(down: PointerEvent, field: number): void {
    if (this.busy || !this.offer || field >= this.open.places.length) return;
    const [top] = this.#tilesOf(field);
    if (this.mode === 'arrange') this.arranging.carrying.grip(down, field);
    else if (this.finding && top !== undefined) {
      const under = (x: number, y: number) => this.#tileAt(x, y);
      this.tracing.drag(down, top, under, (onLast) => this.#letGo(onLast));
    }
  }

  call(): void {
    const { tracing } = this;
    if (!tracing.complete) return;
    void this.submit({ type: 'Call', word: tracing.word, path: tracing.trace.map(({ tile }) => tile) });
  }

  override async submit(action: Action): Promise<boolean> {
    const done = await super.submit(action);
    if (done && action.type === 'Call') {
      this.tracing.clear();
      letGo(this.table().seat);
    }
    return done;
  }

  #point(field: number, place: { tile: string }): void {
    const tiles = this.#tilesOf(field);
    if (!tiles.length) {
      const own = field === ownToken(this.open) && this.open.stacks[field]?.length;
      this.note = own ? t('refusal-own-letter', place) : '';
      return;
    }
    const pressed = this.tracing.press(tiles);
    if (pressed === 'called') this.call();
    else if (pressed)
      this.note = t(pressed === 'not_touching' ? 'wordsearch-not-touching' : 'refusal-not-beside-your-token', place);
  }

  /** Letting go over the last tile calls the word, for those who have chosen that and if it reads only one way. */
  #letGo(onLast: boolean): void {
    if (onLast && callsOnRelease() && !this.tracing.ambiguous) this.call();
  }

  /** The readable tiles of a place, the top one first. */
  #tilesOf(place: number): number[] {
    const stack = this.open.stacks[place] ?? [];
    return [...stack.keys()]
      .map((level) => tileAt(place, level))
      .filter((tile) => this.reading.faces.has(tile))
      .reverse();
  }

  #tileAt(x: number, y: number): number | null {
    const field = this.board()?.under(x, y) ?? null;
    return field === null ? null : (this.#tilesOf(field)[0] ?? null);
  }

  #fieldAt(x: number, y: number): number | null {
    const own = document.elementFromPoint(x, y)?.closest('[data-own-tile]');
    return own ? HAND : (this.board()?.under(x, y, DROP) ?? null);
  }
}
