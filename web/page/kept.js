// Stores files in localStorage, which all windows of the arcade share.

const PREFIX = 'zugzwang:';
/** The key of a counter that tells windows about each other's changes. */
const COUNT = 'zugzwang.changes';
const FULL = 1;
const DENIED = 2;

class Kept {
  constructor() {
    this.known = new Map();
    this.count = null;
    try {
      this.storage = window.localStorage;
      this.storage.setItem(COUNT, this.storage.getItem(COUNT) ?? '0');
      this.count = this.storage.getItem(COUNT);
    } catch {
      this.storage = null;
    }
  }

  /** Returns all files by name. */
  files() {
    const files = {};
    for (let at = 0; at < (this.storage?.length ?? 0); at += 1) {
      const key = this.storage.key(at);
      if (key.startsWith(PREFIX)) files[key.slice(PREFIX.length)] = this.storage.getItem(key);
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
    try {
      if (text === null) this.storage.removeItem(PREFIX + name);
      else this.storage.setItem(PREFIX + name, text);
      this.count = String(Number(this.storage.getItem(COUNT)) + 1);
      this.storage.setItem(COUNT, this.count);
    } catch (error) {
      return error.name === 'QuotaExceededError' ? FULL : DENIED;
    }
    if (text === null) this.known.delete(name);
    else this.known.set(name, text);
    return 0;
  }

  /** Returns the names and contents of files that other windows have changed. */
  changes() {
    if (!this.storage) return [];
    let count = null;
    try {
      count = this.storage.getItem(COUNT);
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
