// Light, dark, or as the system likes it.
import { keep, kept } from './keepsake';

export type Theme = 'system' | 'light' | 'dark';
const THEMES: Theme[] = ['system', 'light', 'dark'];

let chosen = $state<Theme>(THEMES.find((theme) => theme === kept('parlour-theme')) ?? 'system');

export function theme(): Theme {
  return chosen;
}

export function nextTheme(): void {
  chosen = THEMES[(THEMES.indexOf(chosen) + 1) % THEMES.length] ?? 'system';
  keep('parlour-theme', chosen === 'system' ? null : chosen);
  dress();
}

/** Keeps the page in step with the system while nothing else was chosen; returns how to stop. */
export function followSystem(): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', dress);
  return () => system.removeEventListener('change', dress);
}

function dress(): void {
  const dark = chosen === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}
