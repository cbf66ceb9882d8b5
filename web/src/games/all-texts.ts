// For the tests: what the house answers and the texts of all games are open, as they are at a table.
import { openTexts } from '../lib/texts.svelte';

const games = Object.keys(import.meta.glob('./*/index.ts')).map((path) => path.split('/')[1] ?? '');
await openTexts('refusals', 'help', ...games);
