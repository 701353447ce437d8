import './styles/fonts.css';
import './styles/tokens.css';
import './styles/table.css';
import './styles/dialogs.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadWords } from './lib/words.svelte';
import { identity } from './lib/browser/me.svelte';
import { settings } from './lib/browser/settings.svelte';

settings.follow();
identity.follow();
await loadWords(settings.language);
const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
mount(App, { target });
// What waits for the reader is none of what a first visit needs to draw.
void import('./waiting/begin.svelte').then(({ begin }) => begin());
