// What is laid over the board now and then. It comes after the board.
export { default as HandCount } from './HandCount.svelte';
export { default as PileBrowser } from './PileBrowser.svelte';
export { default as ScoreSheet } from './ScoreSheet.svelte';
