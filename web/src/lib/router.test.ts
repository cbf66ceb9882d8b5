import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { followLinks, go, here, routeOf } from './router.svelte';

describe('routeOf', () => {
  test.each([
    ['/', { page: 'shelf' }],
    ['/tables', { page: 'tables' }],
    ['/tables/', { page: 'tables' }],
    ['/play/letter', { page: 'open', game: 'letter' }],
    ['/table/a%2Fb', { page: 'table', id: 'a/b' }],
    ['/table/%', { page: 'table', id: '%' }],
    ['/rules', { page: 'rules' }],
    ['/rules/letter', { page: 'book', game: 'letter' }],
    ['/nowhere', { page: 'lost' }],
    ['/table', { page: 'lost' }],
    ['/table/a/b', { page: 'lost' }],
  ])('%s', (path, route) => expect(routeOf(path)).toEqual(route));
});

describe('going', () => {
  let stop: () => void;
  beforeEach(() => (stop = followLinks()));
  afterEach(() => {
    stop();
    document.body.innerHTML = '';
  });

  test('a page, its query and its anchor', () => {
    go('/play/letter?with=friend#top');
    expect(here().route).toEqual({ page: 'open', game: 'letter' });
    expect(here().query.get('with')).toBe('friend');
    expect(here().hash).toBe('#top');
  });

  test('links of the house are followed without a reload', () => {
    document.body.innerHTML = '<a href="/rules"><b>Rule books</b></a>';
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('b')?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    expect(here().route).toEqual({ page: 'rules' });
  });

  test.each([
    ['another house', '<a href="https://example.org/rules">x</a>', {}],
    ['a new window', '<a href="/rules" target="_blank">x</a>', {}],
    ['a download', '<a href="/api/tables/x/recording" download>x</a>', {}],
    ['a click with a key held', '<a href="/rules">x</a>', { ctrlKey: true }],
  ])('%s is left to the browser', (_, html, keys) => {
    go('/tables');
    document.body.innerHTML = html;
    let followed: boolean | undefined;
    const watch = (click: Event) => {
      followed = click.defaultPrevented;
      click.preventDefault();
    };
    addEventListener('click', watch, { once: true });
    document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
    expect(followed).toBe(false);
    expect(here().route).toEqual({ page: 'tables' });
  });
});
