// The service worker: what other apps share comes in here, also without a connection.
importScripts('/assets/queue.js');
const kept = 'circles-VERSION';
const files = ['/offline', '/assets/circles.css', '/assets/circles.js', '/assets/add.js', '/assets/queue.js', '/assets/icon.svg'];

self.addEventListener('install', event => {
  event.waitUntil(caches.open(kept).then(cache => cache.addAll(files)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', event => {
  const older = async () => { for (const name of await caches.keys()) if (name !== kept) await caches.delete(name); };
  event.waitUntil(older().then(() => self.clients.claim()));
});
self.addEventListener('sync', event => { event.waitUntil(CirclesQueue.flush()); });

const take = async event => {
  const form = await event.request.formData();
  const files = form.getAll('image').filter(file => file instanceof File && file.size);
  const fields = Object.fromEntries(['title', 'text', 'url'].map(name => [name, form.get(name)]));
  if (!files.length && !Object.values(fields).some(field => field?.trim())) return Response.redirect('/add', 303);
  try {
    await CirclesQueue.add(files, fields);
  } catch (error) {
    return Response.redirect('/offline?full', 303);
  }
  self.registration.sync?.register('circles-queue').catch(() => {});
  event.waitUntil(CirclesQueue.flush());
  return Response.redirect('/add?shared', 303);
};
self.addEventListener('fetch', event => {
  const url = new URL(event.request.url);
  if (url.origin !== location.origin) return;
  if (event.request.method === 'POST' && url.pathname === '/share') event.respondWith(take(event));
  else if (event.request.mode === 'navigate' && event.request.method === 'GET') {
    event.respondWith(fetch(event.request).catch(() => caches.match('/offline')));
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(fetch(event.request).catch(() => caches.match(event.request, { ignoreSearch: true })));
  }
});
