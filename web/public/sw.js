/*
 * Caches the application on a tablet, so that the capture screen opens offline. It caches no answer of the service: figures are
 * always read, and captures wait in the outbox of the page. It also opens the floor for who presses a notice of an alert.
 */
const SHELL = 'cagnotte-shell';
const PAGE = '/index.html';
const PROGRAMS = /^\/(v1|graphql|health|metrics|graphiql)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((shell) => shell.addAll([PAGE, '/mark.svg']))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// The page names the files that it loaded before the worker was active.
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.assets)) event.waitUntil(keep(event.data.assets));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || PROGRAMS.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(pageOf(request));
  else event.respondWith(fileOf(request, pathname));
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(show(notification.data.page));
});

/** A page that shows something else stays as it is: a person may be typing there. */
async function show(page) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const open = pages.find(({ url }) => new URL(url).pathname === page);
  await (open === undefined ? self.clients.openWindow(page) : open.focus());
}

async function keep(assets) {
  const shell = await caches.open(SHELL);
  await Promise.all(
    assets.map(async (asset) => {
      if ((await shell.match(asset)) === undefined) await shell.add(asset);
    }),
  );
}

async function pageOf(request) {
  const shell = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shell.put(PAGE, answer.clone());
    return answer;
  } catch (failure) {
    const kept = await shell.match(PAGE);
    if (kept === undefined) throw failure;
    return kept;
  }
}

/** Assets are named by their content, so a cached one is never requested again. */
async function fileOf(request, pathname) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request);
  if (kept !== undefined && pathname.startsWith('/assets/')) return kept;
  try {
    const answer = await fetch(request);
    if (answer.ok) await shell.put(request, answer.clone());
    return answer;
  } catch (failure) {
    if (kept === undefined) throw failure;
    return kept;
  }
}
