// The service worker: keeps the files of the page, so that it opens without a network. The build defines `VERSION` and `FILES`.
// Files carry the version in their names, so those of two versions never mix; only the page itself is asked for again. A new version
// takes over once the pages of the old one are closed.

/** The module as the page fetches it. */
const MODULE = `zugzwang-${VERSION}.${typeof DecompressionStream === 'function' ? 'bin' : 'wasm'}`;

function serve() {
  // Other deployments may be on the same origin.
  const [ours, name] = [`zugzwang ${registration.scope} `, `zugzwang ${registration.scope} ${VERSION}`];
  /** Keeps a file, from what the browser has just fetched if possible. */
  const keep = async (cache, file) => {
    if (await cache.match(file)) return;
    const found = await fetch(file, { cache: 'force-cache' });
    if (!found.ok) throw new Error(file);
    await cache.put(file, found);
  };
  const install = async () => {
    const cache = await caches.open(name);
    const page = await fetch('./', { cache: 'no-cache' });
    // While files are being replaced on the server, the page may belong to another version.
    if (!page.ok || !(await page.clone().text()).includes(VERSION)) throw new Error('another version');
    await Promise.all([...FILES, MODULE].map((file) => keep(cache, file)));
    await cache.put('./', page);
  };
  const isOld = async (other) => {
    if (other.startsWith(ours)) return other !== name;
    // Earlier versions did not say whose their files are.
    return /^zugzwang-[0-9a-f]{16}$/.test(other) && Boolean(await (await caches.open(other)).match(registration.scope));
  };
  const clean = async () => {
    for (const other of await caches.keys()) if (await isOld(other)) await caches.delete(other);
    await self.clients.claim();
  };
  const answer = async (request) => {
    const cache = await caches.open(name);
    return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
  };
  self.addEventListener('install', (event) => event.waitUntil(install()));
  self.addEventListener('activate', (event) => event.waitUntil(clean()));
  self.addEventListener('fetch', (event) => event.request.method === 'GET' && event.respondWith(answer(event.request)));
  // The page says which of the other files it uses.
  const keepAll = async (files) => {
    const cache = await caches.open(name);
    await Promise.allSettled(files.map((file) => keep(cache, file)));
  };
  self.addEventListener('message', (event) => event.waitUntil(keepAll(event.data.keep)));
}
