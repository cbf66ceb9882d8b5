// Starts the browser client. Language and page load in parallel and appear together.
import { mount } from 'svelte';
import App from './App.svelte';
import { meet } from './lib/person.svelte';
import { followLinks, here } from './lib/router.svelte';
import { openTexts, preferredLanguage, speak } from './lib/texts.svelte';
import { followSystem } from './lib/theme.svelte';
import { leaveThreshold } from './lib/threshold';
import { PAGES } from './pages';
import './fonts.css';
import './tokens.css';
import './base.css';
import './first-paint.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

followLinks();
followSystem();
void PAGES[here().route.page]().catch(() => undefined);
export default open(target);

// One guest, one cookie: no socket opens before the house has said who we are. If it is out of reach, each page says so.
async function open(target: HTMLElement): Promise<void> {
  await Promise.all([speak(preferredLanguage()), meet().catch(() => undefined)]);
  leaveThreshold();
  mount(App, { target });
  // What the house answers can wait for the first paint.
  await openTexts('refusals', 'help');
}
