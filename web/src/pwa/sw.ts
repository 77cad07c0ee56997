/**
 * The service worker: the page opens without a network, with the lesson, the rules and the replays that were looked at; and it
 * shows notifications. It never answers for a game that is being played: that is the server's business alone.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

const SHELL = 'shell';
const ASSETS = 'assets';
const RECORDS = 'records';
const WORDS = 'words';
const MOST_RECORDS = 100;
const PATIENCE = 4000;
/** Every file that this build of the page has; the build writes the list here. */
const files: string[] = JSON.parse('__WORMGRILL_FILES__');
const shell = ['/', '/icon.svg', '/icon-192.png', '/manifest.webmanifest'];

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) =>
        cache.addAll(shell.map((url) => new Request(url, { cache: 'reload', headers: { accept: 'text/html' } }))),
      )
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldAssets().then(() => worker.clients.claim()));
});

async function dropOldAssets(): Promise<void> {
  const cache = await caches.open(ASSETS);
  for (const request of await cache.keys()) {
    if (!files.includes(new URL(request.url).pathname)) await cache.delete(request);
  }
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (shell.includes(url.pathname)) event.respondWith(networkFirst(request, SHELL));
  else if (isKept(url) || url.pathname === '/api/server') event.respondWith(networkFirst(request, RECORDS));
});

/** A game that was looked at. */
function isKept(url: URL): boolean {
  return /^\/api\/tables\/[^/]+\/(record|record\.json|dice)$/.test(url.pathname);
}

/** The page itself: the newest, or the one at hand when the network says nothing for a while. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(SHELL);
  try {
    const response = await within(fetch(request), PATIENCE);
    if (response.ok && response.headers.get('content-type')?.startsWith('text/html')) {
      await cache.put('/', response.clone());
    }
    return response;
  } catch {
    return (await cache.match('/')) ?? Response.error();
  }
}

/** Files with a hash in their name never change. */
async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(ASSETS);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request.url, response.clone());
  return response;
}

async function networkFirst(request: Request, name: string): Promise<Response> {
  const cache = await caches.open(name);
  try {
    const response = await fetch(request);
    if (response.ok) {
      await cache.put(request.url, response.clone());
      if (name === RECORDS) await dropOldest(cache);
    }
    return response;
  } catch {
    return (await cache.match(request.url)) ?? Response.error();
  }
}

async function dropOldest(cache: Cache): Promise<void> {
  const kept = await cache.keys();
  for (const request of kept.slice(0, Math.max(0, kept.length - MOST_RECORDS))) await cache.delete(request);
}

function within<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return Promise.race([
    promise,
    new Promise<T>((_, reject) => setTimeout(() => reject(new Error('too slow')), milliseconds)),
  ]);
}

type Message = { type: 'keep'; urls: string[] } | { type: 'words'; words: Record<string, string> };

worker.addEventListener('message', (event) => {
  const message = event.data as Message;
  if (message.type === 'keep') event.waitUntil(keep(message.urls));
  else event.waitUntil(caches.open(WORDS).then((cache) => cache.put('/words', Response.json(message.words))));
});

/** What the page had loaded before the worker was there. */
async function keep(urls: string[]): Promise<void> {
  const ours = urls.filter((url) => new URL(url).origin === worker.location.origin);
  const assets = ours.filter((url) => files.includes(new URL(url).pathname));
  const games = ours.filter((url) => isKept(new URL(url)));
  await Promise.all([
    ...assets.map((url) => asset(new Request(url))),
    ...games.map((url) => networkFirst(new Request(url), RECORDS)),
  ]);
}

/** Notifications hold codes; the words in the player's language were left here by the page. */
worker.addEventListener('push', (event) => {
  const notice = (event.data?.json() ?? {}) as { kind?: string; table?: string; names?: string[] };
  event.waitUntil(show(notice.kind ?? 'your_turn', notice.table ?? '', notice.names ?? []));
});

async function show(kind: string, table: string, names: string[]): Promise<void> {
  const words = (await (await (await caches.open(WORDS)).match('/words'))?.json()) as
    Record<string, string> | undefined;
  await worker.registration.showNotification(words?.[kind] ?? 'Wormgrill', {
    body: names.filter(Boolean).join(', '),
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    tag: table,
    data: { table },
  });
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data as { table: string };
  event.waitUntil(open(table ? `/table/${table}` : '/'));
});

async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  const there = windows.find((client) => new URL(client.url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}

export {}; // a module of its own
