// Puts the paints of wood on the page, once, for whatever draws a tile.
import { mount } from 'svelte';
import WoodPaints from './WoodPaints.svelte';

mount(WoodPaints, { target: document.body });
