// Sends actions to the table, one at a time, and says why one was refused.
import { tick } from 'svelte';
import type { BoardProps } from './game';
import { refusalText } from './texts.svelte';

export class Answering<View, Action> {
  /** Why something was refused. */
  note = $state('');
  /** The view that is being answered. A new view ends the wait. */
  #answered = $state.raw<View | null>(null);

  /** `refocus` moves the focus to the board if the pressed button has disappeared. */
  constructor(
    private readonly asked: () => Pick<BoardProps<View, unknown, Action>, 'view' | 'act'>,
    private readonly refocus: () => void = () => undefined,
  ) {}

  readonly busy = $derived.by(() => this.#answered === this.asked().view);

  /** Returns whether the action was accepted. */
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
