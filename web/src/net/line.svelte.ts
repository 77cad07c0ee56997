/** Is the device online, as far as the browser knows? */
export const line = $state({ online: typeof navigator === 'undefined' ? true : navigator.onLine });

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => (line.online = true));
  window.addEventListener('offline', () => (line.online = false));
}
