// Parts of a page that are not needed at first.
import { untrack } from 'svelte';

const PAUSE = 2000;

/** Comes when it is fetched. A fetch that fails is tried again. */
export class Later<Part> {
  part = $state.raw<Part | null>(null);
  private coming = false;

  constructor(private load: () => Promise<Part>) {}

  /** At once. */
  readonly fetch = (): void => {
    if (this.coming) return;
    this.coming = true;
    untrack(this.load).then(
      (part) => (this.part = part),
      () => {
        this.coming = false;
        setTimeout(this.fetch, PAUSE);
      },
    );
  };

  /** When the page has nothing better to do. Gives a way to call it off. */
  fetchWhenIdle(): () => void {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(this.fetch, 1000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(this.fetch, { timeout: 3000 });
    return () => cancelIdleCallback(idle);
  }
}
