/** The page's side of the service worker: register it, and let it keep what is needed without a network. */
import { area, language, t } from '../i18n/i18n.svelte';

/** Screens that open offline; importing them once lets the worker keep them. */
const offline = [
  () => import('../screens/Home.svelte'),
  () => import('../learn/Lesson.svelte'),
  () => import('../learn/Rules.svelte'),
  () => import('../replay/Replay.svelte'),
  () => import('../screens/Settings.svelte'),
];

/** What these screens say, in the language of the moment. */
async function fetchWords(): Promise<void> {
  const wanted = language();
  await area('lesson', 'rules', 'replay', 'settings');
  await (await import('../learn/book')).loadBook(wanted);
}

/** Another language is wanted offline as well; not at once, for what is on the screen comes first. */
export function keepWords(): () => void {
  const kept = import.meta.env.PROD && navigator.serviceWorker?.controller;
  const timer = kept ? setTimeout(() => void fetchWords().catch(() => undefined), 3000) : undefined;
  return () => clearTimeout(timer);
}

export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const later = () => setTimeout(() => void register(), 3000); // the game comes first
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    if (!active) return;
    await Promise.all(offline.map((load) => load()));
    await fetchWords();
    const urls = performance.getEntriesByType('resource').map(({ name }) => name);
    active.postMessage({ type: 'keep', urls });
    tellWords();
  } catch {
    // a browser that wants no worker plays just as well
  }
}

/** Notifications speak the player's language: the worker has no messages of its own. */
export function tellWords(): void {
  navigator.serviceWorker?.controller?.postMessage({
    type: 'words',
    words: { your_turn: t('say-your-turn'), over: t('end-title') },
  });
}
