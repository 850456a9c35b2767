// A long job beside the page. A worker runs it in a copy of the arcade's memory while the page goes on; then the page takes the copy
// over and repeats what has happened since. To the arcade it looks as if a thread had answered.

class Long {
  constructor(module, arcade) {
    this.module = module;
    this.arcade = arcade;
    this.worker = null;
    /** The events since the job began, with the times at which they came; `null` while there is no job. */
    this.log = null;
    /** The time that is repeated. */
    this.repeated = null;
  }

  get isRunning() {
    return this.log !== null;
  }

  /** Notes an event, which may have to be repeated. */
  note(event) {
    if (this.log && event.type !== 'progress') this.log.push({ event, now: performance.now(), time: Date.now() / 1000 });
  }

  start(send) {
    this.worker ??= new Worker('zugzwang.js');
    this.log = [];
    this.worker.onmessage = ({ data }) => {
      if (data.copy) {
        this.adopt(data.copy);
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

  /** Nobody waits for the job any more. */
  stop() {
    this.worker?.terminate();
    [this.worker, this.log] = [null, null];
  }

  adopt(copy) {
    const log = this.log ?? [];
    this.log = null;
    this.arcade.adopt(copy);
    this.arcade.ask({ type: 'hold', on: true });
    for (const noted of log) {
      this.repeated = noted;
      this.arcade.ask(noted.event);
    }
    this.repeated = null;
    this.arcade.ask({ type: 'hold', on: false });
  }
}
