// Connects the parts of the page.

/** The longest wait of a timer in milliseconds. */
const LONGEST = 0x7fffffff;
/** The width in CSS pixels of a screen that a phone's camera can read from. */
const WIDE = 900;
/** How long a note stays before the page opens again, in milliseconds. */
const SEEN = 3000;

async function open() {
  if (location.protocol === 'file:' || typeof WebAssembly !== 'object') return fail();
  try {
    await begin();
  } catch (error) {
    fail(error);
  }
}

async function begin() {
  const byId = (id) => document.getElementById(id);
  const kept = new Kept();
  let [arcade, long] = [null, null];
  const arcadePage = {
    now: () => long?.replayed?.now ?? performance.now(),
    time: () => long?.replayed?.time ?? Date.now() / 1000,
    // A replayed event was stored the first time.
    keep: (name, nameLength, bytes, length) =>
      long?.replayed ? 0 : kept.keep(arcade.read(name, nameLength), bytes === 0 ? null : arcade.read(bytes, length)),
    progress: () => {},
  };
  const module = await compiled();
  arcade = await Arcade.of(module, arcadePage);
  long = new Long(module, arcade);
  const screen = new Screen(byId('screen'), (sign) => arcade.ask({ type: 'shape', sign }).shape ?? null);
  const page = new Page(arcade, long, kept, screen, byId);
  page.begin();
  if ('serviceWorker' in navigator) {
    // A page without a network is wanted only once there is one with it.
    navigator.serviceWorker.register('zugzwang.js').catch(() => {});
    page.keepOffline();
  }
}

class Page {
  constructor(arcade, long, kept, screen, byId) {
    Object.assign(this, { arcade, long, kept, screen, byId });
    this.depth = 0;
    this.hash = location.hash;
    this.texts = new Set(['en']);
    this.hits = [];
    this.least = [0, 0];
    this.send = this.send.bind(this);
  }

  begin() {
    const prefers = (what) => matchMedia(`(prefers-${what})`);
    this.hands = new Hands(this.byId('board'), this.screen, this.send);
    this.hands.listenTo(this.byId('typed'));
    this.touch();
    this.sheet = new Sheet(this.byId('sheet'), { send: this.send, ask: (event) => this.arcade.ask(event), opened: () => this.step() });
    const [width, height] = this.room();
    this.told({
      ...this.arcade.ask({
        type: 'begin', width, height, slot: this.slot(),
        languages: [...navigator.languages],
        light: prefers('color-scheme: light').matches,
        contrast: prefers('contrast: more').matches,
        still: prefers('reduced-motion: reduce').matches,
        touch: document.body.classList.contains('touch'),
        seed: crypto.getRandomValues(new Uint32Array(1))[0],
        link: location.hash,
        address: location.href.split('#')[0],
        files: this.kept.read(),
        keeps: this.kept.storage !== null,
      }),
    });
    this.byId('wait').remove();
    this.byId('slow').remove();
    this.listen(prefers);
    this.byId('board').focus();
    this.label();
  }

  listen(prefers) {
    new ResizeObserver(() => this.resize()).observe(document.querySelector('main'));
    new ResizeObserver(() => this.resize()).observe(this.sheet.parts.part);
    this.watchDensity();
    // The field has the keys where text is typed.
    document.addEventListener('focusout', ({ target, relatedTarget }) => {
      if (target === this.byId('board') && relatedTarget !== this.byId('typed')) document.body.classList.add('tabbed');
    });
    prefers('color-scheme: light').addEventListener('change', ({ matches }) => this.send({ type: 'ground', light: matches }));
    window.addEventListener('storage', () => this.send({ type: 'wake' }));
    document.addEventListener('visibilitychange', () => document.hidden || this.send({ type: 'wake' }));
    window.addEventListener('hashchange', () => this.send({ type: 'link', link: location.hash }));
    window.addEventListener('popstate', ({ state }) => this.popped(state));
    document.addEventListener('keydown', (event) => this.key(event));
    this.byId('board').addEventListener('pointermove', (event) => this.point(event));
    menu(this);
  }

  /** A key where pictures and buttons have the focus. A button has those that press it. */
  key(event) {
    const { target } = event;
    const isElsewhere = this.byId('sheet').hidden || target === this.byId('typed') || target === this.byId('board');
    const isPressed = target.closest?.('button, summary') && ['Enter', ' ', 'Tab'].includes(event.key);
    if (!isElsewhere && !isPressed && event.key !== 'Tab') this.hands.key(event);
  }

  /** Shows the buttons on touch screens. */
  touch() {
    const coarse = matchMedia('(pointer: coarse)').matches;
    document.body.classList.toggle('touch', coarse);
    for (const button of this.byId('pad').children) {
      button.addEventListener('click', () => this.send({ type: 'key', key: button.dataset.key }));
      button.addEventListener('pointerdown', (event) => event.preventDefault());
    }
  }

  /** Gives the keys to a field where text is typed, so that the keyboard of a touch screen comes, and input methods work. */
  keyboard(typing) {
    const [typed, board] = [this.byId('typed'), this.byId('board')];
    const { activeElement } = document;
    const isFree = [board, document.body].includes(activeElement) || this.byId('sheet').contains(activeElement);
    if (typing && isFree) typed.focus();
    else if (!typing && activeElement === typed) typed.blur(), board.focus();
  }

  /** Draws again when the window has moved to a screen of another density. */
  watchDensity() {
    const here = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const moved = () => {
      this.resize();
      this.watchDensity();
    };
    here.addEventListener('change', moved, { once: true });
  }

  /** Shows a hand where a click does something. */
  point({ clientX, clientY }) {
    const [column, row] = this.screen.at(clientX, clientY) ?? [-1, -1];
    const isIn = ([x, y, width, height]) => column >= x && column < x + width && row >= y && row < y + height;
    this.byId('board').style.cursor = this.hits.some(isIn) ? 'pointer' : '';
  }

  room() {
    const { clientWidth, clientHeight } = document.querySelector('main');
    return this.screen.fit([clientWidth, clientHeight], devicePixelRatio, this.least);
  }

  resize() {
    const [width, height] = this.room();
    const all = String([width, height, this.slot(), this.screen.cell]);
    if (all === this.fitted) return;
    this.fitted = all;
    this.send({ type: 'size', width, height, slot: this.slot() });
  }

  /** The cells for a board where fingers touch pictures and buttons. */
  slot() {
    return document.body.classList.contains('touch') ? this.sheet.room() : undefined;
  }

  /** Opens the arcade again after a file was loaded, and saves what that has replaced. */
  reopen(replaced) {
    this.isClosing = true;
    clearTimeout(this.timer);
    if (replaced === undefined) return location.reload();
    saveAs(replaced, 'zugzwang-before.json');
    setTimeout(() => location.reload(), SEEN);
  }

  /** Sends an event to the arcade, and before it the changes from other windows. */
  send(event) {
    if (this.isClosing) return;
    for (const [name, text] of this.kept.changes()) this.ask({ type: 'file', name, text });
    this.told(this.ask(event));
  }

  ask(event) {
    this.long.note(event);
    return this.arcade.ask(event);
  }

  told(told) {
    this.show(told);
    if (told.dropped) this.long.stop();
    if (told.long && !this.long.isRunning) this.long.start(this.send, (answer) => this.told(answer));
    if (String(told.least) !== String(this.least)) this.refit(told.least);
    if (told.copy !== undefined) this.copy(told);
    if (told.untold) this.fetchTexts(told.language);
    if (told.anew) return this.reopen(told.said);
    if (told.quit) return this.left();
    this.remember(told);
    clearTimeout(this.timer);
    if (told.quiet !== undefined) this.timer = setTimeout(() => this.send({ type: 'wake' }), Math.min(told.quiet, LONGEST));
  }

  /** Makes room for a screen that needs more columns or rows, or less again for the next one. */
  refit(least) {
    this.least = least;
    const before = String([this.screen.size, this.screen.cell]);
    const [width, height] = this.room();
    if (String([width, height, this.screen.cell]) !== before) this.send({ type: 'size', width, height, slot: this.slot() });
  }

  show(told) {
    this.sheet.show(told);
    this.screen.resize(told.width, told.height);
    this.screen.draw(told.cells, this.arcade.text);
    this.rows = told.rows;
    document.body.style.background = told.ground;
    // What the page itself shows is light or dark as the frame is.
    document.documentElement.style.colorScheme = isLight(told.ground) ? 'light' : 'dark';
    document.documentElement.lang = told.language;
    this.say(told.spoken);
    const copy = this.byId('copy');
    if (!copy.hidden) copy.textContent = told.rows.join('\n');
    chips(this.byId('chips'), told.chips, this.send);
    this.screen.cut(document.body.classList.contains('touch') && told.chips.length > 0);
    this.hits = told.hits;
    this.byId('typed').inputMode = this.sheet.keys(told.sheet);
    this.keyboard(told.typing && this.sheet.types(told.sheet));
  }

  /** Adds news to what is read aloud. What has not been read yet stays. */
  say(lines) {
    const news = this.byId('news');
    news.append(...lines.map((line) => Object.assign(document.createElement('div'), { textContent: line })));
    while (news.childElementCount > 20) news.firstElementChild.remove();
  }

  /** Hands a text or a link to the system where fingers touch and it takes one. Returns whether it was taken, or put away there. */
  async share(text, isLink) {
    if (!document.body.classList.contains('touch') || !navigator.share) return false;
    return navigator.share(isLink ? { url: text } : { text }).then(() => true, ({ name }) => name === 'AbortError');
  }

  /**
   * Shares or copies a text, or the link to a position. If the browser does neither, shows the text, to be taken by hand. On a large touch
   * screen a link is also shown as a code, which phones read.
   */
  async copy({ copy, link }) {
    const text = link === undefined ? copy : `${location.href.split('#')[0]}#${link}`;
    const own = link?.startsWith('own=') ?? false;
    // Whoever has keys goes on with them.
    const isShown = link !== undefined && innerWidth >= WIDE && document.body.classList.contains('touch');
    const code = isShown ? this.arcade.ask({ type: 'code', text }).said : undefined;
    if (!code && await this.share(text, link !== undefined)) return;
    // Without a secure connection there is no clipboard.
    const writing = (async () => navigator.clipboard.writeText(text))();
    const done = await writing.then(() => true, () => false);
    this.send({ type: 'copied', done, own });
    if (done && !code) return;
    this.byId('code').innerHTML = code ?? '';
    this.byId('by-hand').textContent = this.arcade.ask({ type: 'say', id: code ? 'web-scan' : 'web-take' }).said;
    this.byId('take').hidden = false;
    this.byId('taken').value = text;
    this.byId('taken').select();
    this.step();
  }

  async fetchTexts(language) {
    if (this.texts.has(language)) return;
    this.texts.add(language);
    try {
      const text = await (await part(language, 'txt', 'text/plain')).text();
      this.send({ type: 'texts', language, text });
      this.label();
      this.keepOffline();
    } catch {
      this.texts.delete(language);
      this.send({ type: 'missing', language });
    }
  }

  /** Keeps what was fetched besides the files of the first visit for when there is no network. */
  async keepOffline() {
    if (!('serviceWorker' in navigator)) return;
    const { active } = await navigator.serviceWorker.ready;
    active.postMessage({ keep: [...fetched] });
  }

  /** Notes how many screens are open over home. */
  remember({ depth }) {
    this.depth = depth;
    this.step();
  }

  /** The number of things that the way back closes one by one: screens over home, and what lies over the one on top. */
  get level() {
    const isCovered = !this.byId('take').hidden || (!this.byId('sheet').hidden && this.sheet.isCovered);
    return this.depth + Number(isCovered);
  }

  /**
   * Makes the browser's Back close what is open: for each thing the history has an entry, which knows its number. So the page goes back
   * over its own entries only, and never leaves itself.
   */
  step() {
    if (this.isGoing) return;
    const here = history.state?.level ?? 0;
    for (let level = here + 1; level <= this.level; level += 1) history.pushState({ level }, '');
    if (here <= this.level) return;
    this.isGoing = true;
    history.go(this.level - here);
  }

  popped(state) {
    // The hashchange event handles new links.
    const isLink = location.hash !== this.hash;
    this.hash = location.hash;
    const [level, isOwn] = [state?.level ?? 0, this.isGoing];
    this.isGoing = false;
    if (!isOwn && !isLink && level < this.level) {
      if (!this.byId('take').hidden) this.byId('take').hidden = true;
      else if (this.level > this.depth) this.sheet.uncover();
      else this.send({ type: 'back', depth: level });
    }
    this.step();
  }

  /** Sets the texts of the page itself. */
  label() {
    const say = (id) => this.arcade.ask({ type: 'say', id }).said;
    for (const part of document.querySelectorAll('[data-say]')) part.textContent = say(part.dataset.say);
    this.byId('menu').firstElementChild.setAttribute('aria-label', say('web-menu'));
    this.byId('board').setAttribute('aria-description', say('web-leave'));
  }

  /** Shows that the user has quit. Everything is saved, and any key reopens the arcade. */
  left() {
    clearTimeout(this.timer);
    const isTouched = document.body.classList.contains('touch');
    const says = ['web-left', isTouched ? 'web-again-touch' : 'web-again'];
    if (this.kept.isWhole) says.splice(1, 0, 'web-left-kept');
    const copy = this.byId('copy');
    [copy.textContent, copy.hidden] = [says.map((id) => this.arcade.ask({ type: 'say', id }).said).join(' '), false];
    document.body.classList.add('left');
    const reopen = () => location.reload();
    ['keydown', 'pointerdown'].forEach((name) => document.addEventListener(name, reopen, { once: true }));
  }
}

/** Whether a colour like #rrggbb is light. */
function isLight(color) {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  return 2 * red + 5 * green + blue > 8 * 128;
}

/** Shows what the keys in the footer do as large buttons. */
function chips(place, offers, send) {
  if (place.dataset.shown === JSON.stringify(offers)) return;
  place.dataset.shown = JSON.stringify(offers);
  place.replaceChildren(...offers.map(({ label, x, y }) => {
    const button = document.createElement('button');
    button.textContent = capital(label);
    button.addEventListener('pointerdown', (event) => event.preventDefault());
    button.addEventListener('click', () => send({ type: 'click', x, y }));
    return button;
  }));
}

if (typeof document === 'object') open();
else work();
