// A table of LETTER: the board, and the sentences around it.
export { default as Board } from './Board.svelte';
export { coaching } from './coaching';
export { default as Holding } from './Holding.svelte';
export { lasts } from './moments.svelte';
export { awaited, routine, secret, standing, story } from './story';
export { wordsIn } from '../../lib/words/lookup';
