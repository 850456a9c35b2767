// Fetches the parts of the page, and says what is wrong if it cannot start. The build defines `VERSION` and `FAILS`, what is said then
// in each language.

/** The names of the parts that were fetched. */
const fetched = new Set();

class Missing extends Error {}

async function get(file) {
  const found = await fetch(file).catch(({ message }) => {
    throw new Missing(`${file}: ${message}`);
  });
  if (!found.ok) throw new Missing(`${file}: ${found.status} ${found.statusText}`);
  fetched.add(file);
  return found.body;
}

/** Fetches a part as a response: compressed, if the browser can decompress it. */
async function part(name, ending, type) {
  const headers = { 'Content-Type': type };
  const plain = `${name}-${VERSION}.${ending}`;
  if (typeof DecompressionStream !== 'function') return new Response(await get(plain), { headers });
  const packed = await get(`${name}-${VERSION}.bin`).catch(() => null);
  if (!packed) return new Response(await get(plain), { headers });
  return new Response(packed.pipeThrough(new DecompressionStream('gzip')), { headers });
}

async function compiled() {
  const module = await part('zugzwang', 'wasm', 'application/wasm');
  if (WebAssembly.compileStreaming) return WebAssembly.compileStreaming(module);
  return WebAssembly.compile(await module.arrayBuffer());
}

/** Says why the page cannot start, in the user's language. */
function fail(error) {
  const languages = navigator.languages.map((language) => language.split('-')[0]);
  const says = FAILS[languages.find((language) => language in FAILS) ?? 'en'];
  let [why, more] = [says['web-fails-broken'], String(error?.message ?? error)];
  if (error instanceof Missing) [why, more] = [says['web-fails-missing'], error.message];
  if (typeof WebAssembly !== 'object') [why, more] = [says['web-fails-old'], ''];
  if (location.protocol === 'file:') [why, more] = [says['web-fails-file'], ''];
  document.getElementById('slow')?.remove();
  const wait = document.getElementById('wait');
  if (wait) wait.textContent = [why, more].join(' ').trim();
}
