// Small things this browser remembers; where storage is forbidden it remembers nothing.

/** `session`: until the tab is closed. */
type How = 'always' | 'session';

function store(how: How): Storage {
  return how === 'always' ? localStorage : sessionStorage;
}

export function kept(key: string, how: How = 'always'): string | null {
  try {
    return store(how).getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string | null, how: How = 'always'): void {
  try {
    if (value === null) store(how).removeItem(key);
    else store(how).setItem(key, value);
  } catch {
    // Forbidden storage: the choice holds until the page is left.
  }
}
