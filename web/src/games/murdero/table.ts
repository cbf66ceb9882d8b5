// A table of MURDERO: the board, and the sentences around it.
export { default as Board } from './Board.svelte';
export { coaching } from './coaching';
export { default as Holding } from './Holding.svelte';
export { figure } from './figure';
export { lasts } from './moments.svelte';
export { awaited, secret, standing, story } from './story';
