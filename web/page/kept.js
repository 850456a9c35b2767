// Stores files in localStorage, which all windows of the arcade share. Keys carry the page's folder: an origin may have several.

/** What earlier versions kept, for the whole origin. */
const EARLIER = 'zugzwang:';
const FULL = 1;
const DENIED = 2;

class Kept {
  constructor() {
    this.known = new Map();
    this.count = null;
    const folder = new URL('.', location.href).pathname;
    this.prefix = `zugzwang ${folder} `;
    /** The key of a counter that tells windows about each other's changes. */
    this.counter = `zugzwang.changes ${folder}`;
    /** The names of files that could not be written. */
    this.unkept = new Set();
    try {
      this.storage = window.localStorage;
      if (this.storage.getItem(this.counter) === null) this.adopt();
      this.storage.setItem(this.counter, this.storage.getItem(this.counter) ?? '0');
      this.count = this.storage.getItem(this.counter);
    } catch {
      this.storage = null;
    }
  }

  /** Whether everything is kept. */
  get isWhole() {
    return this.storage !== null && this.unkept.size === 0;
  }

  /** Copies what earlier versions kept, or moves it if there is no room for both. */
  adopt() {
    const keys = Array.from({ length: this.storage.length }, (_, at) => this.storage.key(at));
    for (const key of keys.filter((each) => each.startsWith(EARLIER))) {
      const [name, text] = [this.prefix + key.slice(EARLIER.length), this.storage.getItem(key)];
      try {
        this.storage.setItem(name, text);
      } catch {
        this.storage.removeItem(key);
        this.storage.setItem(name, text);
      }
    }
  }

  /** Returns all files by name. */
  files() {
    const files = {};
    for (let at = 0; at < (this.storage?.length ?? 0); at += 1) {
      const key = this.storage.key(at);
      if (key.startsWith(this.prefix)) files[key.slice(this.prefix.length)] = this.storage.getItem(key);
    }
    return files;
  }

  /** Reads all files. */
  read() {
    const files = this.files();
    this.known = new Map(Object.entries(files));
    return files;
  }

  /** Writes a file, or removes it. Returns 0, FULL or DENIED. */
  keep(name, text) {
    if (!this.storage) return DENIED;
    this.persist();
    try {
      if (text === null) this.storage.removeItem(this.prefix + name);
      else this.storage.setItem(this.prefix + name, text);
      this.count = String(Number(this.storage.getItem(this.counter)) + 1);
      this.storage.setItem(this.counter, this.count);
      this.unkept.delete(name);
    } catch (error) {
      this.unkept.add(name);
      return error.name === 'QuotaExceededError' ? FULL : DENIED;
    }
    if (text === null) this.known.delete(name);
    else this.known.set(name, text);
    return 0;
  }

  /** Asks the browser, once there is something worth keeping, not to delete it when the disk is full. */
  persist() {
    if (this.asked) return;
    this.asked = true;
    navigator.storage?.persist?.().catch(() => {});
  }

  /** Returns the names and contents of files that other windows have changed. */
  changes() {
    if (!this.storage) return [];
    let count = null;
    try {
      count = this.storage.getItem(this.counter);
    } catch {
      return [];
    }
    if (count === this.count) return [];
    this.count = count;
    const before = this.known;
    const now = this.read();
    const changed = Object.keys(now).filter((name) => before.get(name) !== now[name]);
    const gone = [...before.keys()].filter((name) => !(name in now));
    return [...changed.map((name) => [name, now[name]]), ...gone.map((name) => [name, null])];
  }
}
