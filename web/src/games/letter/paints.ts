// Puts the paints on the page, once, for whatever draws a piece or the board.
import { mount } from 'svelte';
import '../../parts/wood';
import Paints from './Paints.svelte';

mount(Paints, { target: document.body });
