/** Is the device online, as far as the browser knows, and has a newer page come in the meantime? */
export const line = $state({
  fresh: false,
  online: typeof navigator === 'undefined' ? true : navigator.onLine,
});

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => (line.online = true));
  window.addEventListener('offline', () => (line.online = false));
}

if (typeof navigator !== 'undefined' && navigator.serviceWorker?.controller) {
  // Another worker has taken over: the files of this page may soon be gone.
  navigator.serviceWorker.addEventListener('controllerchange', () => (line.fresh = true));
}
