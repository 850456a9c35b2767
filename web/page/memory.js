// The arcade, a WebAssembly module. It is asked with an event as JSON and answers with JSON and the cells that have changed. All of
// its state lies in its memory, which can be copied to a worker and back.

/** What the module asks for. In a worker, and when events are repeated, some of it is answered otherwise. */
function imports(page) {
  return { env: { now: page.now, time: page.time, keep: page.keep, progress: page.progress } };
}

class Arcade {
  /** Starts the module. Browsers start a large one only beside the page. */
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

  /** Reads a text of the module. */
  read(at, length) {
    return this.text.decode(this.bytes.subarray(at, at + length));
  }

  /** Asks the arcade. The cells in the answer are valid until the next question. */
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
    answer.cells = new DataView(view.buffer, from + 4 + json, length - 4 - json);
    return answer;
  }

  /** A copy of everything that the arcade knows. */
  copy() {
    return this.instance.exports.memory.buffer.slice(0);
  }

  /** Takes over everything that a copy knows. */
  adopt(copy) {
    const { memory } = this.instance.exports;
    const missing = copy.byteLength - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / 65536));
    new Uint8Array(memory.buffer).set(new Uint8Array(copy));
  }
}
