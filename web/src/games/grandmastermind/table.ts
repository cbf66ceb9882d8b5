// A table of GRAND MASTER MIND: the board, and the sentences around it.
export { default as Board } from './Board.svelte';
export { coaching } from './coaching';
export { lasts } from './moments.svelte';
export { awaited, secret, standing, story } from './story';
