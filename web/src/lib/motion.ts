// Whether anything should move: not for those who asked for stillness, and not where nobody looks.

export function still(): boolean {
  return document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
