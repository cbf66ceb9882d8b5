// What a player of LETTER is doing: laying a piece, finding a word, releasing a letter, waiting for an answer.
import { Answering } from '../../lib/answering.svelte';
import type { BoardProps } from '../../lib/game';
import type { Point } from '../../lib/hands/spots';
import { t } from '../../lib/texts.svelte';
import { letGo, wasLetGo } from '../../lib/words/let-go.svelte';
import { asTyped } from '../../lib/words/reading';
import { callsOnRelease } from '../../lib/words/release.svelte';
import { Tracing } from '../../lib/words/tracing.svelte';
import { Framing } from './framing.svelte';
import { isBlank, type Lying } from './grid';
import { groundFor } from './ground';
import { Laying, type Under } from './laying.svelte';
import { reading } from './reading';
import type { Action, Event, Offer, Options, Placed, View } from './types.gen';

export type Table = BoardProps<View, Offer, Action, Event, Options>;

export class Play extends Answering<View, Action> {
  /** Does the player want to release a letter, and which one? */
  #asked = $state(false);
  released = $state<number | null>(null);
  /** The word of this turn that is being traced again (LE-A19). */
  retraced = $state<string | null>(null);
  /** Where a piece was put down, until the table confirms it. */
  pending = $state.raw<Placed | null>(null);

  constructor(
    private readonly table: () => Table,
    private readonly grid: () => (Under & { focus: () => void }) | null,
  ) {
    super(table, () => grid()?.focus());
  }

  readonly open = $derived.by(() => this.table().view.open);
  readonly offer = $derived.by(() => this.table().offer);
  readonly letters = $derived.by(() => this.table().view.letters);
  readonly solitaire = $derived.by(() => this.open.hands.length === 1);
  readonly hand = $derived.by(() =>
    (this.open.hands[this.table().seat ?? -1] ?? []).toSorted((one, other) => one - other),
  );
  readonly board = $derived.by(() => {
    const { pending } = this;
    return pending ? [...this.open.board.filter(({ tile }) => tile !== pending.tile), pending] : this.open.board;
  });
  readonly reading = $derived.by(() =>
    reading(this.table().view, this.table().offer, this.table().options, this.retraced),
  );
  readonly tracing = new Tracing(() => this.reading);
  readonly framing = new Framing(() => this.open);
  readonly laying = new Laying(
    () => ({
      offer: this.offer,
      ground: (tile) => groundFor(tile, this.open, this.table().options, this.table().seat ?? -1),
    }),
    () => this.grid(),
    {
      lay: (placed) => void this.#put(placed),
      lift: (tile) => void this.submit({ type: 'Lift', tile }),
      refuse: (lying) => this.#refuse(lying),
    },
  );
  readonly releasing = $derived.by(() => this.may('release') && (this.#asked || this.open.phase.type === 'Owing'));
  readonly finding = $derived.by(() => this.may('name') && this.laying.chosen === null && !this.releasing);
  readonly doubt = $derived.by(() => {
    const { seat, view } = this.table();
    const { named } = view;
    return named && !wasLetGo(seat, named.word) && this.may('name') ? named : null;
  });

  may(what: Offer['acts'][number]): boolean {
    return this.offer?.acts.includes(what) ?? false;
  }

  #refuse(lying: Lying): void {
    this.note = t(`letter-lying-${lying}`);
  }

  /** Drops whatever was begun. */
  forget(): void {
    this.tracing.clear();
    this.laying.clear();
    this.retraced = null;
    this.released = null;
    this.#asked = false;
  }

  /** Starts or stops releasing a letter. */
  enter(releasing: boolean): void {
    this.forget();
    this.#asked = releasing;
  }

  back(): boolean {
    if (this.doubt) {
      this.drop();
      return true;
    }
    const begun = this.#asked || this.retraced !== null;
    if (begun) this.forget();
    return begun;
  }

  drop(): void {
    letGo(this.table().seat, this.doubt?.word);
  }

  type(letter: string): void {
    this.tracing.type(asTyped(letter, /[ÄÖÜ]/u.test(this.letters)));
  }

  /** Handles a tap on a piece of the board, in this cell. */
  press(tile: number, cell: Point | null): void {
    const { laying, tracing } = this;
    this.note = '';
    if (this.busy) return;
    if (laying.chosen !== null) {
      if (cell) laying.tap(cell);
    } else if (this.finding && !isBlank(tile) && tracing.press([tile]) === 'called') this.call();
  }

  tap(cell: Point): void {
    this.note = '';
    if (!this.busy && this.laying.chosen !== null) this.laying.tap(cell);
  }

  /** Handles a tap on a piece of a rack. */
  choose(tile: number, byKeys: boolean): void {
    this.note = '';
    if (this.busy) return;
    this.tracing.clear();
    if (this.releasing && this.offer?.releasable.includes(tile)) this.released = this.released === tile ? null : tile;
    else {
      const { x, y, size } = this.framing.frame;
      this.laying.choose(tile, byKeys ? { x: x + size / 2, y: y + size / 2 } : null);
    }
  }

  canChoose(tile: number): boolean {
    if (this.releasing && this.offer?.releasable.includes(tile)) return true;
    return this.laying.canHold(tile) && this.open.phase.type !== 'Drafting';
  }

  retrace(word: string): void {
    const again = this.retraced === word;
    this.forget();
    if (again) return;
    this.retraced = word;
    this.tracing.type(word);
  }

  /** Letting go over the last letter names the word, for those who have chosen that. */
  letGo(onLast: boolean): void {
    if (onLast && callsOnRelease()) this.call();
  }

  call(): void {
    const { tracing } = this;
    if (!tracing.complete) return;
    const path = tracing.trace.map(({ tile }) => tile);
    void this.submit({ type: this.retraced === null ? 'Name' : 'Retrace', word: tracing.word, path });
  }

  /** A letter that is already on the board is lifted first. */
  async #put(placed: Placed): Promise<void> {
    const { tile } = placed;
    this.pending = placed;
    const lifted = !this.offer?.liftable.includes(tile) || (await this.submit({ type: 'Lift', tile }));
    if (lifted) await this.submit({ type: isBlank(tile) ? 'LayBlank' : 'Lay', ...placed });
    this.pending = null;
  }

  override async submit(action: Action): Promise<boolean> {
    const done = await super.submit(action);
    if (done && (action.type === 'Name' || action.type === 'Retrace')) {
      this.forget();
      letGo(this.table().seat);
    }
    return done;
  }
}
