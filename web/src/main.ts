import { mount } from 'svelte';
import './theme/tokens.css';
import './theme/base.css';
import './ui/ui.css';
import App from './App.svelte';
import { matchPath } from './app/router.svelte';
import { screens } from './app/screens';
import { startLanguage } from './i18n/i18n.svelte';
import { startWorker } from './pwa/register';

// The first screen comes over the line together with its words, not after them.
matchPath(screens, location.pathname)
  ?.screen.load()
  .catch(() => undefined);
await startLanguage().catch(() => undefined); // without messages the page shows their names and tries again
mount(App, { target: document.getElementById('app')! });
startWorker();
