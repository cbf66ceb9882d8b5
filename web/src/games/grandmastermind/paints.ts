// Puts the paints on the page, once, for whatever draws a piece or a peg.
import { mount } from 'svelte';
import Paints from './Paints.svelte';

mount(Paints, { target: document.body });
