// Puts the drawings and paints of the cards on the page, once. A card on the table only refers to them.
import { mount } from 'svelte';
import './palette.css';
import Paints from './Paints.svelte';

const drawings = import.meta.glob<string>('./drawings/*.svg', { query: '?raw', import: 'default', eager: true });

mount(Paints, { target: document.body, props: { drawings: Object.values(drawings).join('') } });
