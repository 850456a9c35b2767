// Everything that is kept, in the storage of the browser, where all windows of the arcade share it.

const PREFIX = 'zugzwang:';
/** Counts the changes, so that a window notices those of another. */
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

  /** The files by their names. */
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

  /** Replaces a file, or removes it. Returns 0, or what is wrong. */
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

  /** What other windows have changed since: names and contents. */
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
