// The pages, each its own chunk.
import type { Component } from 'svelte';
import type { Route } from '../lib/router.svelte';

type Loading = () => Promise<{ default: Component<{ [name: string]: string }> }>;

export const PAGES = {
  shelf: () => import('./Shelf.svelte'),
  tables: () => import('./Tables.svelte'),
  games: () => import('./Games.svelte'),
  history: () => import('./GameHistory.svelte'),
  open: () => import('./Open.svelte'),
  table: () => import('./Table.svelte'),
  rules: () => import('./Rules.svelte'),
  book: () => import('./RuleBook.svelte'),
  lesson: () => import('./Lesson.svelte'),
  recording: () => import('./Recording.svelte'),
  replay: () => import('./Replay.svelte'),
  daily: () => import('./Daily.svelte'),
  lost: () => import('./Lost.svelte'),
} as unknown as Record<Route['page'], Loading>;
