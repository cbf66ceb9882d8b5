// Light on the spots of a board that matter now: everything else that is a spot steps back.

/** Boards name their spots with `data-spot`. Returns how to light everything again. */
export function spotlight(spots: readonly string[]): () => void {
  if (!spots.length) return () => undefined;
  const lit = spots.map((spot) => `[data-spot="${CSS.escape(spot)}"]`).join(', ');
  const sheet = new CSSStyleSheet();
  // Spots may lie inside others: what holds a lit one stays lit, and nothing is dimmed twice.
  const holder = `:has(${lit})`;
  const inside = `:is(${lit}) *, [data-spot]:not(${lit}, ${holder}) *`;
  sheet.replaceSync(
    `.spotlit [data-spot]:not(${lit}, ${holder}, ${inside}) { filter: brightness(0.45) saturate(0.6); }`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
