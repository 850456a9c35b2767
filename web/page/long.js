// Runs a long job in a worker, in a copy of the arcade's memory, while the page stays responsive. Afterwards the page adopts the copy and
// replays the events since. To the arcade it looks as if a thread had answered.

class Long {
  constructor(module, arcade) {
    this.module = module;
    this.arcade = arcade;
    this.worker = null;
    /** The events since the job began, with their times; `null` if no job is running. */
    this.log = null;
    /** The event being replayed. */
    this.replayed = null;
  }

  get isRunning() {
    return this.log !== null;
  }

  /** Records an event for a replay. */
  note(event) {
    if (this.log && event.type !== 'progress') this.log.push({ event, now: performance.now(), time: Date.now() / 1000 });
  }

  /** Starts the job. `send` sends an event, and `show` shows an answer that nobody has sent an event for. */
  start(send, show) {
    this.worker ??= new Worker(`zugzwang-${VERSION}.js`);
    this.log = [];
    this.worker.onmessage = ({ data }) => {
      if (data.copy) {
        show(this.adopt(data.copy));
        send({ type: 'wake' });
      } else if (this.isRunning) {
        const [done, total] = data.progress;
        send({ type: 'progress', done, total });
      }
    };
    this.worker.onerror = () => {
      this.stop();
      send({ type: 'failed' });
    };
    const copy = this.arcade.copy();
    this.worker.postMessage({ module: this.module, copy }, [copy]);
  }

  /** Ends the worker: the job was cancelled. */
  stop() {
    this.worker?.terminate();
    [this.worker, this.log] = [null, null];
  }

  /** Adopts the copy and replays the events since. Returns the answer with the whole frame. */
  adopt(copy) {
    const log = this.log ?? [];
    this.log = null;
    this.arcade.adopt(copy);
    this.arcade.ask({ type: 'hold', on: true });
    for (const noted of log) {
      this.replayed = noted;
      this.arcade.ask(noted.event);
    }
    this.replayed = null;
    return this.arcade.ask({ type: 'hold', on: false });
  }
}
