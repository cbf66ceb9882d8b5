// Passes every window until the player's next turn. One touch takes that back.
import { tick, untrack } from 'svelte';
import { announce } from './announcer.svelte';
import { t } from './texts.svelte';

/** What is asked in a window. Any other question is the player's own turn. */
const IN_A_WINDOW = ['pass', 'knock', 'dispute', 'vote'];

export class Passing {
  #on = $state(false);

  /**
   * `asked` is what may be done now; `refocus` moves the focus to the board if the pressed button has disappeared. Call
   * this while a component is created.
   */
  constructor(
    asked: () => { view: unknown; acts: readonly string[] },
    pass: () => void,
    private readonly refocus: () => void = () => undefined,
  ) {
    $effect(() => {
      const { view, acts } = asked();
      void view;
      if (!this.#on) return;
      if (acts.includes('pass')) untrack(pass);
      else if (acts.length && !acts.some((act) => IN_A_WINDOW.includes(act))) untrack(() => this.stop());
    });
  }

  get on(): boolean {
    return this.#on;
  }

  begin(): void {
    this.#on = true;
    announce(t('finding-passing'));
  }

  stop(): void {
    const held = document.activeElement !== document.body;
    this.#on = false;
    void tick().then(() => held && document.activeElement === document.body && this.refocus());
  }

  /** Begins if it may, or stops. Returns whether it did either. */
  toggle(may: boolean): boolean {
    if (this.#on) this.stop();
    else if (may) this.begin();
    else return false;
    return true;
  }
}
