// The worker: runs a long job in a copy of the memory, reports progress, and sends the copy back.

const REPORTS = 100;

function work() {
  let reported = 0;
  const progress = (done, total) => {
    const now = performance.now();
    if (now - reported < REPORTS) return;
    reported = now;
    self.postMessage({ progress: [done, total] });
  };
  const page = { now: () => performance.now(), time: () => Date.now() / 1000, keep: () => 0, progress };
  self.onmessage = async ({ data: { module, copy } }) => {
    const arcade = await Arcade.of(module, page);
    arcade.adopt(copy);
    arcade.instance.exports.run();
    const done = arcade.copy();
    self.postMessage({ copy: done }, [done]);
  };
}
