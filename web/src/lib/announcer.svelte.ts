// One voice for screen readers: what happened, whose turn it is, why something was refused.

let odd = false;
let line = $state.raw({ text: '', odd });

export function announced(): { text: string; odd: boolean } {
  return line;
}

/** Says this politely; the same sentence twice is said twice. */
export function announce(text: string): void {
  odd = !odd;
  line = { text, odd };
}
