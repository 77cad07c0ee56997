import { mount } from 'svelte';
import './theme/tokens.css';
import './theme/base.css';
import './ui/ui.css';
import App from './App.svelte';
import { matchPath } from './app/router.svelte';
import { screens } from './app/screens';
import { area } from './i18n/i18n.svelte';
import { startWorker } from './pwa/register';

// The first screen comes over the line together with all its words, not after them.
const first = matchPath(screens, location.pathname)?.screen;
first?.load().catch(() => undefined);
await area(...(first?.areas ?? [])).catch(() => undefined); // without messages the page shows their names and tries again
mount(App, { target: document.getElementById('app')! });
startWorker();
