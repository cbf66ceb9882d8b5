// Puts the drawings and paints of the cards on the page, once. A card on the table only refers to them.
import { mount } from 'svelte';
import './palette.css';
import Paints from './Paints.svelte';

export const drawings = import('./drawings').then((all) => all.default);

mount(Paints, { target: document.body, props: { drawings } });
