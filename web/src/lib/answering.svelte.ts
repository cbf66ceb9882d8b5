// An action on its way to the table: until the next view is there nothing else is sent, and a refusal is said.
import { tick } from 'svelte';
import type { BoardProps } from './game';
import { refusalText } from './texts.svelte';

export class Answering<View, Action> {
  /** Why something was refused. */
  note = $state('');
  /** The view that is being answered: nobody is kept waiting once the next one is there. */
  #answered = $state.raw<View | null>(null);

  /** `refocus`: what was pressed may be gone; those who play by keys go on from there. */
  constructor(
    private readonly asked: () => Pick<BoardProps<View, unknown, Action>, 'view' | 'act'>,
    private readonly refocus: () => void = () => undefined,
  ) {}

  readonly busy = $derived.by(() => this.#answered === this.asked().view);

  /** Says whether it was done. */
  async submit(action: Action): Promise<boolean> {
    if (this.busy) return false;
    const { view, act } = this.asked();
    const held = document.activeElement !== document.body;
    this.#answered = view;
    const refusal = await act(action);
    if (this.#answered === view) this.#answered = null;
    this.note = refusal ? refusalText(refusal) : '';
    await tick();
    if (held && document.activeElement === document.body) this.refocus();
    return !refusal;
  }
}
