import { mount } from 'svelte';
import './theme/tokens.css';
import './theme/base.css';
import './ui/ui.css';
import App from './App.svelte';
import { startLanguage } from './i18n/i18n.svelte';
import { startWorker } from './pwa/register';

await startLanguage().catch(() => undefined); // without messages the page shows their names and tries again
mount(App, { target: document.getElementById('app')! });
startWorker();
