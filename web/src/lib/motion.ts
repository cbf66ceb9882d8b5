// Whether anything should move: not with reduced motion, and not while the page is hidden.

export function still(): boolean {
  return document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
