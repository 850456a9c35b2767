// The arcade, a WebAssembly module. It takes an event as JSON and answers with JSON and the changed cells. All of its state is in its
// memory, which can be copied to a worker and back.

/** The time zone: how many seconds its clocks are ahead of UTC at a time in seconds since 1970. */
const zone = (seconds) => -60 * new Date(seconds * 1000).getTimezoneOffset();

/** The functions that the module imports. A worker, and a replay of events, provide others. */
function imports(page) {
  return { env: { now: page.now, time: page.time, zone, keep: page.keep, progress: page.progress } };
}

class Arcade {
  /** Starts the module. Browsers start large modules asynchronously only. */
  static async of(module, page) {
    return new Arcade(await WebAssembly.instantiate(module, imports(page)));
  }

  constructor(instance) {
    this.instance = instance;
    this.words = new TextEncoder();
    this.text = new TextDecoder();
  }

  get bytes() {
    return new Uint8Array(this.instance.exports.memory.buffer);
  }

  /** Reads a string from memory. */
  read(at, length) {
    return this.text.decode(this.bytes.subarray(at, at + length));
  }

  /** Sends an event. Returns the answer, with a copy of its cells: while they are drawn, shapes are asked for. */
  ask(event) {
    const { room, hear, told } = this.instance.exports;
    const asked = this.words.encode(JSON.stringify(event));
    const at = room(asked.length);
    this.bytes.set(asked, at);
    const length = hear();
    const from = told() >>> 0;
    const view = new DataView(this.instance.exports.memory.buffer, from, length);
    const json = view.getUint32(0, true);
    const answer = JSON.parse(this.read(from + 4, json));
    answer.cells = new DataView(view.buffer.slice(from + 4 + json, from + length));
    return answer;
  }

  /** Returns a copy of the whole state. */
  copy() {
    return this.instance.exports.memory.buffer.slice(0);
  }

  /** Replaces the whole state by a copy. */
  adopt(copy) {
    const { memory } = this.instance.exports;
    const missing = copy.byteLength - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / 65536));
    new Uint8Array(memory.buffer).set(new Uint8Array(copy));
  }
}
