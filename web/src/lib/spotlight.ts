// Light on the spots of a board that matter now: everything else that is a spot steps back.

/** Boards name their spots with `data-spot`. Returns how to light everything again. */
export function spotlight(spots: readonly string[]): () => void {
  if (!spots.length) return () => undefined;
  const lit = spots.map((spot) => `[data-spot="${CSS.escape(spot)}"]`).join(', ');
  const sheet = new CSSStyleSheet();
  // A spot may lie inside another: opacity is inherited, so what holds a lit one stays lit.
  sheet.replaceSync(`.spotlit [data-spot]:not(${lit}, :has(${lit}), :is(${lit}) *) { opacity: 0.42; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
