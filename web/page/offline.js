// The service worker: caches all files of the page, so that it opens without a network. The build defines `FILES` and `VERSION`.

function serve() {
  const name = `zugzwang-${VERSION}`;
  self.addEventListener('install', (event) => {
    const fresh = FILES.map((file) => new Request(file, { cache: 'reload' }));
    event.waitUntil(caches.open(name).then((cache) => cache.addAll(fresh)).then(() => self.skipWaiting()));
  });
  self.addEventListener('activate', (event) => {
    const old = (names) => names.filter((other) => other.startsWith('zugzwang-') && other !== name);
    const clean = caches.keys().then((names) => Promise.all(old(names).map((other) => caches.delete(other))));
    event.waitUntil(clean.then(() => self.clients.claim()));
  });
  self.addEventListener('fetch', (event) => {
    if (event.request.method !== 'GET') return;
    const cached = caches.open(name).then((cache) => cache.match(event.request, { ignoreSearch: true }));
    event.respondWith(cached.then((found) => found ?? fetch(event.request)));
  });
}
