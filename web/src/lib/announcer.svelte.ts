// One voice for screen readers: what happened, whose turn it is, why something was refused.

let line = $state({ text: '', odd: false });

export function announced(): { text: string; odd: boolean } {
  return line;
}

/** Says this politely; the same sentence twice is said twice. */
export function announce(text: string): void {
  line = { text, odd: !line.odd };
}
