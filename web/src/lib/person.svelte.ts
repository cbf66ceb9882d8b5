// Who sits at this browser: a made-up name that can be changed.
import { me, rename } from './http';

let name = $state<string | null>(null);

export function ownName(): string | null {
  return name;
}

/** Asks the house who we are. A made-up name is another one in another language. */
export async function meet(): Promise<void> {
  name = (await me()).name;
}

export async function takeName(wish: string): Promise<void> {
  name = (await rename(wish.trim())).name;
}
