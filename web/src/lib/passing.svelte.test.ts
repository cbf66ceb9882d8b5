import { flushSync } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { Passing } from './passing.svelte';
import { speak } from './texts.svelte';

beforeAll(() => speak('en'));

test('X-4: every window is passed until the player’s next turn, however often they are asked', () => {
  let asked = $state.raw<{ view: unknown; acts: readonly string[] }>({ view: 1, acts: [] });
  const pass = vi.fn();
  const end = $effect.root(() => {
    const passing = new Passing(() => asked, pass);
    const ask = (...acts: string[]) => {
      asked = { view: {}, acts };
      flushSync();
    };
    flushSync();
    ask('knock', 'pass');
    expect(pass).toHaveBeenCalledTimes(0);
    passing.begin();
    flushSync();
    expect(pass).toHaveBeenCalledTimes(1);
    ask('knock');
    ask();
    ask('vote');
    ask('dispute', 'pass');
    expect(pass).toHaveBeenCalledTimes(2);
    expect(passing.on).toBe(true);
    ask('lay', 'release');
    expect(passing.on).toBe(false);
    ask('knock', 'pass');
    expect(pass).toHaveBeenCalledTimes(2);
    expect(passing.toggle(true)).toBe(true);
    expect(passing.toggle(false)).toBe(true);
    expect(passing.toggle(false)).toBe(false);
  });
  end();
});
