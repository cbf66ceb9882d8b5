// A page for whoever draws the cards; no part of what is built. `?part=…&theme=dark&language=de`.
import { mount } from 'svelte';
import '../../../../tokens.css';
import '../../../../fonts.css';
import '../../../../base.css';
import { openTexts, speak, type Language } from '../../../../lib/texts.svelte';
import Sheet from './Sheet.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
await openTexts('murdero');
await speak((asked.get('language') ?? 'en') as Language);
mount(Sheet, { target: document.body, props: { part: asked.get('part') ?? 'faces' } });
document.body.dataset.ready = '';
