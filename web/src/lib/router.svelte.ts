// Which page the address names, and the way from one to the next without a reload.

export type Route =
  | { page: 'shelf' }
  | { page: 'tables' }
  | { page: 'games' }
  | { page: 'history'; game: string }
  | { page: 'open'; game: string }
  | { page: 'table'; id: string }
  | { page: 'rules' }
  | { page: 'book'; game: string }
  | { page: 'lesson'; game: string }
  | { page: 'recording' }
  | { page: 'replay'; id: string }
  | { page: 'daily' }
  | { page: 'lost' };

export interface Place {
  route: Route;
  query: URLSearchParams;
  hash: string;
}

let place = $state.raw(at(location));

export function here(): Place {
  return place;
}

export function routeOf(path: string): Route {
  const [head, tail, ...rest] = path.split('/').filter(Boolean).map(decode);
  if (rest.length) return { page: 'lost' };
  if (tail === undefined) {
    if (head === undefined) return { page: 'shelf' };
    if (head === 'tables' || head === 'games' || head === 'rules' || head === 'daily') return { page: head };
    if (head === 'replay') return { page: 'recording' };
    if (head === 'tables' || head === 'rules') return { page: head };
    return { page: 'lost' };
  }
  if (head === 'play') return { page: 'open', game: tail };
  if (head === 'table') return { page: 'table', id: tail };
  if (head === 'games') return { page: 'history', game: tail };
  if (head === 'rules') return { page: 'book', game: tail };
  if (head === 'replay') return { page: 'replay', id: tail };
  if (head === 'learn') return { page: 'lesson', game: tail };
  return { page: 'lost' };
}

export function go(to: string): void {
  history.pushState(null, '', to);
  arrive();
  if (!location.hash) scrollTo(0, 0);
}

/** Follows links of this house by hand, from any part of the page; returns how to stop. */
export function followLinks(): () => void {
  document.addEventListener('click', follow);
  addEventListener('popstate', arrive);
  return () => {
    document.removeEventListener('click', follow);
    removeEventListener('popstate', arrive);
  };
}

function follow(click: MouseEvent): void {
  if (click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
    return;
  const link = (click.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  click.preventDefault();
  go(link.href);
}

function arrive(): void {
  place = at(location);
}

function at({ pathname, search, hash }: Location): Place {
  return { route: routeOf(pathname), query: new URLSearchParams(search), hash };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
