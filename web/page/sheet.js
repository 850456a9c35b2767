// Shows a screen as pictures, sentences and buttons.

/** The least columns of a board; its cells are twice as high as wide. */
const COLUMNS = 44;
/** The width of a cell of a board in CSS pixels where there is room for more, and on a large screen, which is read from farther away. */
const CELL = 10;
const LARGE_CELL = 11.5;
/** The width in CSS pixels of a board on a large screen. */
const LARGE = 800;
/** The tiles that are in sight at first on a phone. */
const FIRST = 16;
/** The cells of a picture on a tile. */
const PICTURE = [28, 8];
/** Milliseconds that a piece takes to its new place, or to its new look. */
const MOVE = 220;
/** Milliseconds in which a tap may still mean what was there before. */
const STEADY = 400;
/** Characters of a label that is set in smaller letters. */
const LONG_LABEL = 20;
/** The names of the languages. */
const LANGUAGES = { en: 'English', ru: 'Русский', bg: 'Български', zh: '中文' };

/** Makes an element with a class, a text and what it contains. */
function made(name, className, ...inside) {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...inside.filter((one) => one !== null && one !== undefined));
  return element;
}

/** Ways that have a place of their own. */
const BACK = new Set(['back', 'quit']);
const ASIDE = new Set(['theme', 'help', 'find', 'copy', 'save', 'list', 'map', 'believe', 'type', 'form', 'class', 'proof', 'tell', 'exam',
  'faster', 'slower', 'restart', 'shelf', 'projector', 'demo', 'resign', 'why', 'erase']);

/** Ways that can wait while there is a move to make. */
const UNTIL = new Set(['new', 'next-puzzle', 'choose-puzzle']);
/** Ways in the menu in its groups, each with what it is called there. Others come first, under their own names. */
const MENU = new Map([
  ['web-group-game', { new: 'web-do-new', form: 'web-do-new', 'next-puzzle': 'web-do-next', 'choose-puzzle': 'web-do-choose',
    restart: 'web-do-restart', resign: 'web-do-resign', type: 'web-do-type', list: 'web-do-list', tell: 'web-do-tell', why: 'web-do-why',
    proof: 'web-do-proof', believe: 'web-do-believe', map: 'web-do-map', exam: 'web-do-exam', class: 'web-do-class' }],
  ['web-group-help', { help: 'web-do-help', find: 'web-do-find', demo: 'web-do-demo' }],
  ['web-group-share', { copy: 'web-do-share', save: 'web-do-save', shelf: 'web-do-shelf' }],
  ['web-group-settings', { theme: 'web-do-theme', wording: 'web-do-wording', projector: 'web-do-projector' }],
]);
/** Ways that every screen has, and those that every screen with a board has. */
const EVERYWHERE = ['help', 'find', 'theme'];
const ON_BOARDS = ['copy', 'wording'];
/** Letters of a word that is set smaller on a tile. */
const LONG_WORD = 11;

/** A label with a capital letter. */
const capital = (text) => text.charAt(0).toLocaleUpperCase(document.documentElement.lang) + text.slice(1);

class Sheet {
  constructor(place, { send, ask, opened }) {
    Object.assign(this, { place, send, ask, opened });
    this.pictures = new Map();
    this.parts = {};
    for (const name of ['head', 'asked', 'part', 'words', 'ways']) {
      this.parts[name] = made('section', name);
      place.append(this.parts[name]);
    }
    this.parts.words.setAttribute('aria-live', 'polite');
    this.closeMenus();
  }

  /** A press beside an open menu closes it, and does nothing else. */
  closeMenus() {
    let isClosing = false;
    const close = (event) => {
      const menu = this.place.querySelector('.more[open]');
      if (event.type === 'pointerdown') isClosing = Boolean(menu) && !menu.contains(event.target);
      if (!isClosing) return;
      event.stopPropagation();
      event.preventDefault();
      if (event.type === 'click') this.close();
    };
    for (const type of ['pointerdown', 'pointerup', 'click']) document.addEventListener(type, close, { capture: true });
  }

  /** Whether something lies over the screen that the way back closes first. */
  get isCovered() {
    return Boolean(this.place.querySelector('.more[open], .reason'));
  }

  /** Closes the menu, or else the panel over the screen. */
  uncover() {
    if (this.place.querySelector('.more[open]')) this.close();
    else this.send({ type: 'do', action: 'why' });
  }

  /** Closes the menu. */
  close() {
    this.place.querySelector('.more[open]')?.removeAttribute('open');
  }

  /** The columns and rows for a board in the largest place that it may have. */
  room() {
    const { clientWidth, clientHeight } = this.parts.part;
    const width = clientWidth || innerWidth;
    const height = clientHeight || innerHeight / 2;
    const columns = Math.max(COLUMNS, Math.min(100, Math.floor(width / (width < LARGE ? CELL : LARGE_CELL))));
    const cell = width / columns;
    return [columns, Math.max(10, Math.min(60, Math.floor(height / (2 * cell))))];
  }

  show({ sheet, ground, depth }) {
    this.place.hidden = !sheet;
    document.body.classList.toggle('sheet', Boolean(sheet));
    if (!sheet) return;
    [this.ground, this.depth] = [ground, depth];
    // The card comes by itself, perhaps under a finger.
    const isEnd = sheet.part.type === 'card' && this.place.dataset.part === 'board';
    if (isEnd) this.changed = performance.now();
    this.place.dataset.part = sheet.part.type;
    // The menu stays open while others play.
    const isOpen = Boolean(this.place.querySelector('.more[open]'));
    this.head(sheet);
    this.place.querySelector('.more').open = isOpen;
    this.parts.asked.replaceChildren(...this.rows(sheet.asked), ...this.below(sheet));
    // The button says the selected move.
    const words = sheet.words.filter(({ spans, hit }) => !hit?.action && spans.map(({ text }) => text).join('').trim() !== sheet.deed);
    this.parts.words.replaceChildren(...this.rows(words), ...this.note(sheet.note));
    // A finger opens a tile or the card's ways at once, so nothing is said about the selected one.
    const isSaid = sheet.words.length > 0 && sheet.part.type === 'list' || sheet.note || sheet.part.type === 'board';
    this.parts.words.hidden = !isSaid;
    // What was said last is below.
    const hasAnswers = words.some(({ hit }) => hit);
    this.parts.words.scrollTop = hasAnswers ? 0 : this.parts.words.scrollHeight;
    if (sheet.part.type === 'tiles') this.parts.words.replaceChildren(...this.note(sheet.note));
    this.part(sheet.part);
    this.reason(sheet);
    this.ways(sheet);
    for (const part of [this.parts.words, this.parts.part]) {
      // What can be scrolled and has no buttons takes the keys.
      const isLong = part.scrollHeight > part.clientHeight && !part.querySelector('button');
      if (isLong) part.tabIndex = 0;
      else part.removeAttribute('tabindex');
    }
  }

  /** Whether a text is typed, where the arcade takes one. */
  types(sheet) {
    return sheet?.part.type !== 'form' || sheet.part.rows.some(({ kind, focused }) => kind === 'text' && focused);
  }

  /** The keyboard of a touch screen for the field that is typed in. */
  keys(sheet) {
    const field = sheet?.part.type === 'form' && sheet.part.rows.find(({ kind, focused }) => kind === 'text' && focused);
    if (!field) return 'text';
    const text = field.value.map((span) => span.text).join('').trim();
    // The field that is empty now may have had a number.
    if (text !== '' || field.item !== this.numbered) this.numbered = /^\d+$/.test(text) ? field.item : null;
    return this.numbered === field.item ? 'numeric' : 'text';
  }

  head({ head: [name, under, right], part, ways }) {
    const back = ways.find(({ actions }) => BACK.has(actions[0]));
    const leave = this.depth > 0 && made('button', 'back', '‹');
    if (leave) {
      leave.setAttribute('aria-label', back?.label ?? '‹');
      const event = back ? { type: 'do', action: back.actions[0] } : { type: 'back', depth: this.depth - 1 };
      leave.addEventListener('click', () => this.send(event));
    }
    const title = made('div', 'title', made('h1', '', name), under ? made('p', '', under) : null);
    this.parts.head.replaceChildren(...[leave || made('span', 'gap'), title, this.more(ways, part), right ? made('p', 'right', right) : null].filter(Boolean));
  }

  /** A line as elements. One that does something is a button. */
  row({ spans, hit }) {
    // Where a terminal has a gap, texts follow one another.
    const texts = spans.map((span) => this.span({ ...span, text: span.text.replace(/(?<=\S) {3,}(?=\S)/g, ' · ') }));
    if (!hit) return made('p', '', ...texts);
    const button = made('button', 'row', ...texts);
    button.addEventListener('click', () => this.touch(hit));
    return button;
  }

  rows(rows) {
    return rows.map((row) => this.row(row));
  }

  span({ text, ink, ground, bold }) {
    if (!ink && !ground && !bold) return text;
    const element = made(bold ? 'b' : 'span', ground ? 'on' : '', text);
    if (ink) element.style.color = ink;
    if (ground) element.style.backgroundColor = ground;
    return element;
  }

  note(note) {
    return note ? [made('p', note[1] ? 'note wrong' : 'note', note[0])] : [];
  }

  /** The figure that belongs to a board. Its places can be touched. */
  below({ below }) {
    if (!below) return [];
    const figure = made('div', 'figure');
    [figure.innerHTML, figure.size] = [below.svg, below.size];
    figure.addEventListener('click', ({ clientX, clientY }) => {
      const [x, y] = this.cell(figure, clientX, clientY);
      const isHere = ([[left, top, width, height]]) => x >= left && x < left + width && y >= top && y < top + height;
      const here = below.hits.find(isHere);
      if (here) this.touch(here[1]);
    });
    return [figure];
  }

  touch(hit) {
    if (hit.action) this.send({ type: 'do', action: hit.action });
    else this.send({ type: 'item', number: hit.item });
  }

  part(part) {
    const { type } = part;
    if (type === 'board') return this.board(part, this.parts.part);
    const top = this.parts.part.dataset.type === type ? this.parts.part.scrollTop : 0;
    this.parts.part.dataset.type = type;
    this.parts.part.replaceChildren(...this[type](part));
    this.parts.part.scrollTop = top;
    if (type === 'tiles' && top === 0) this.parts.part.querySelector('.tile.chosen')?.scrollIntoView({ block: 'center' });
  }

  /** Draws a board. Pieces that were elsewhere before move to their new places, and others that changed fade in. */
  board({ svg, size, caption }, place) {
    place.dataset.type = 'board';
    let frame = place.querySelector(':scope > .board');
    if (!frame) {
      frame = made('div', 'board');
      const at = (x, y) => this.cell(frame, x, y);
      const send = (event) => this.send(event.type === 'click' ? { ...event, type: 'tap', size: frame.size } : event);
      // On a board beside other things there is nothing to play.
      if (place === this.parts.part) new Hands(frame, { at }, send);
      place.replaceChildren(frame, made('p', 'caption'));
    }
    place.querySelector('.caption').textContent = caption;
    if (frame.drawn === svg) return;
    const before = this.places(frame);
    [frame.drawn, frame.size] = [svg, size];
    frame.innerHTML = svg;
    this.move(frame, before);
  }

  places(frame) {
    const pieces = [...frame.querySelectorAll('[data-piece]')];
    return new Map(pieces.map((piece) => [piece.dataset.piece, { place: piece.getBoundingClientRect(), looks: piece.innerHTML }]));
  }

  move(frame, before) {
    if (before.size === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const scale = frame.firstElementChild.getScreenCTM()?.a || 1;
    for (const [id, now] of this.places(frame)) {
      const then = before.get(id);
      if (!then) continue;
      const [x, y] = ['x', 'y'].map((axis) => (then.place[axis] - now.place[axis]) / scale);
      const moves = Math.abs(x) + Math.abs(y) >= 2;
      if (!moves && then.looks === now.looks) continue;
      const from = moves ? { transform: `translate(${x}px, ${y}px)` } : { opacity: 0.3 };
      frame.querySelector(`[data-piece="${id}"]`).animate([from, {}], { duration: MOVE, easing: 'ease-out' });
    }
  }

  /** The cell of a board at a point of the page. */
  cell(frame, x, y) {
    const svg = frame.firstElementChild;
    const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM().inverse());
    const [columns, rows] = frame.size;
    const { width, height } = svg.viewBox.baseVal;
    const cell = (at, whole, cells) => Math.max(0, Math.min(cells - 1, Math.floor(at / whole * cells)));
    return [cell(point.x, width, columns), cell(point.y, height, rows)];
  }

  /** The picture of a tile. Those that are out of sight at first are drawn a moment later. */
  picture(id, at) {
    const key = `${this.ground} ${id}`;
    const picture = made('div', 'picture');
    const draw = () => {
      if (!this.pictures.has(key)) this.pictures.set(key, this.ask({ type: 'picture', id, size: PICTURE }).said ?? '');
      picture.innerHTML = this.pictures.get(key);
    };
    if (this.pictures.has(key) || at < FIRST) draw();
    else setTimeout(draw);
    return picture;
  }

  tiles({ tiles, chosen }) {
    const grid = made('div', 'tiles', ...tiles.map(({ picture, sign, name, group }, at) => {
      const isLong = name.split(/\s+/).some((word) => word.length > LONG_WORD);
      const label = made('span', isLong ? 'name small' : 'name', sign ? this.span(sign) : null, sign ? ' ' : null, name);
      const tile = made('button', at === chosen ? 'tile chosen' : 'tile', this.picture(picture, at), label);
      tile.dataset.group = group;
      tile.addEventListener('click', () => this.send({ type: 'item', number: at }));
      return tile;
    }));
    return [grid];
  }

  list({ rows, chosen, none, board }) {
    const list = made('div', 'list');
    for (const [at, { group, cells, below, hit }] of rows.entries()) {
      if (group) list.append(made('h2', '', group));
      const texts = cells.map((cell) => made('span', 'cell', this.span(cell)));
      const row = made('button', at === chosen ? 'row chosen' : 'row', made('span', 'cells', ...texts), below ? made('small', '', below) : null);
      row.addEventListener('click', () => this.touch(hit));
      list.append(row);
    }
    if (rows.length === 0) list.append(made('p', '', none));
    if (!board) return [list];
    const shown = made('div', 'shown');
    this.board(board, shown);
    return [shown, list];
  }

  card({ board, isWon, verdict, sentence, moves, told, isFeast, ways }) {
    const shown = made('div', 'shown');
    this.board(board, shown);
    const of = isWon === null ? '' : isWon ? ' won' : ' lost';
    const card = made('div', `ended${of}${isFeast ? ' feast' : ''}`,
      isFeast ? made('div', 'medal', '✓') : null,
      made('h2', '', verdict),
      moves.length > 0 ? made('pre', '', ...this.rows(moves)) : null,
      sentence ? made('p', 'sentence', sentence) : null,
      ...this.rows(told),
      // The first one is the large button below.
      ...ways.slice(1).map((way, at) => this.item(way, at + 1)));
    return [shown, card];
  }

  form({ rows }) {
    return [made('div', 'list', ...rows.map((row) => this.field(row)))];
  }

  field({ item, name, kind, value, about, focused }) {
    // A text gets the keyboard even if it has the focus already.
    const focus = () => (focused && kind !== 'text') || this.send({ type: 'item', number: item });
    if (kind === 'button') return this.item(name, item);
    const shown = made('span', 'value', ...value.map((span) => this.span(span)));
    const row = made('button', focused ? 'row chosen' : 'row', made('small', '', name), shown, ...this.rows(about));
    row.addEventListener('click', focus);
    if (kind === 'text') return row;
    const step = (sign, action) => {
      const button = made('button', 'step', sign);
      button.setAttribute('aria-label', `${name} ${sign}`);
      button.addEventListener('click', () => {
        focus();
        this.send({ type: 'do', action });
      });
      return button;
    };
    return made('div', 'field', step('‹', 'left'), row, step('›', 'right'));
  }

  item(label, number, className = '') {
    const button = made('button', className, capital(label));
    button.addEventListener('click', () => this.isSteady() && this.send({ type: 'item', number }));
    return button;
  }

  text({ rows }) {
    return [made('div', 'prose', ...this.rows(rows))];
  }

  /** The open panel of the reason, over the lower half. */
  reason({ reason }) {
    let panel = this.place.querySelector('.reason');
    if (!reason) return panel?.remove();
    if (!panel) this.place.append(panel = made('section', 'reason'));
    const [title, svg] = reason;
    const figure = made('div', 'figure');
    figure.innerHTML = svg;
    const close = made('button', 'back', '×');
    close.setAttribute('aria-label', this.said('web-close'));
    close.addEventListener('click', () => this.send({ type: 'do', action: 'why' }));
    panel.replaceChildren(made('header', '', made('h2', '', title), close), figure);
  }

  /** The ways on: the main one, those beside it, and the others in a menu. */
  ways({ ways, part, deed, words }) {
    const all = ways.filter(({ actions }) => actions.length > 0 && !BACK.has(actions[0]));
    const isMain = ({ actions }) => actions.length === 1 && ['enter', 'reveal'].includes(actions[0]);
    const main = ['card', 'tiles'].includes(part.type) ? [] : all.filter(isMain).slice(0, 1);
    const steps = all.filter(({ actions }) => actions.length > 1);
    // A new game can wait while there is a move to make.
    const isAside = ([action]) => ASIDE.has(action) || UNTIL.has(action) && main.length > 0;
    const beside = all.filter((way) => way.actions.length === 1 && !isMain(way) && !isAside(way.actions));
    const row = made('div', 'act', ...beside.map((way) => this.way(way)), ...main.map((way) => this.way({ ...way, label: deed ?? way.label }, deed ? 'main ready' : 'main')),
      ...(part.type === 'card' ? part.ways.slice(0, 1).map((way) => this.item(way, 0, 'main')) : []));
    if (part.type === 'tiles') return this.parts.ways.replaceChildren();
    // Answers are buttons, so they need no arrows.
    const hasArrows = ['board', 'text'].includes(part.type) && !words.some(({ hit }) => hit?.item !== undefined);
    const arrows = hasArrows ? made('div', 'arrows', ...steps.map((way) => this.stepper(way))) : null;
    this.parts.ways.replaceChildren(...[arrows, row].filter(Boolean));
  }

  way({ label, actions: [action] }, className = '') {
    const button = made('button', `${className}${label.length > LONG_LABEL ? ' long' : ''}`, capital(label));
    button.dataset.action = action;
    button.addEventListener('click', () => this.isSteady() && this.send({ type: 'do', action }));
    return button;
  }

  /** Whether the screen is old enough that a tap can mean what is on it now, and not what was there before. */
  isSteady() {
    return performance.now() - (this.changed ?? -STEADY) > STEADY;
  }

  /** Buttons for the arrows, with their label. */
  stepper({ label, actions }) {
    const signs = { up: '↑', down: '↓', left: '←', right: '→', previous: '‹', next: '›', 'page-up': '+', 'page-down': '−', earlier: '‹',
      later: '›', 'mistake-before': '«', 'mistake-after': '»', home: '|‹', end: '›|' };
    const step = (action) => {
      const button = made('button', 'step', signs[action] ?? label);
      button.dataset.action = action;
      button.setAttribute('aria-label', `${label} ${signs[action] ?? ''}`);
      button.addEventListener('click', () => this.send({ type: 'do', action }));
      return button;
    };
    const buttons = actions.map(step);
    // A pair of words may break between them.
    if (buttons.length === 2) buttons.splice(1, 0, made('span', 'label', label.replace('/', '/\u200b')));
    return made('div', 'steps', ...buttons);
  }

  /** The ways that are needed less often, and what concerns the whole arcade, in a menu. */
  more(ways, part) {
    const aside = ways.filter(({ actions: [action, second] }) => (ASIDE.has(action) || UNTIL.has(action)) && !second);
    const named = new Map(aside.map((way) => [way.actions[0], way]));
    const added = part.type === 'board' || part.type === 'card' ? [...EVERYWHERE, ...ON_BOARDS] : EVERYWHERE;
    for (const action of added) if (!named.has(action)) named.set(action, { actions: [action] });
    const groups = [...MENU].map(([title, labels]) => {
      const here = Object.keys(labels).filter((action) => named.has(action));
      const buttons = here.map((action) => this.way({ label: this.said(labels[action]), actions: [action] }));
      here.forEach((action) => named.delete(action));
      return [title, [...buttons, ...this.others(title)]];
    });
    const own = [...named.values()].map((way) => this.way(way));
    // On home, these are about the game that is selected.
    const about = part.type === 'tiles' ? part.tiles[part.chosen]?.name : this.said('web-group-game');
    const titled = ([title, buttons]) => made('section', '', made('h2', '', title === 'web-group-game' ? about : this.said(title)), ...buttons);
    groups[0][1].unshift(...own);
    const list = made('div', 'menu', ...groups.filter(([, buttons]) => buttons.length > 0).map(titled));
    list.addEventListener('click', ({ target }) => target.closest('button') && this.close(), { capture: true });
    const summary = made('summary', '', '⋯');
    summary.setAttribute('aria-label', this.said('web-menu'));
    const menu = made('details', 'more', summary, list);
    menu.addEventListener('toggle', () => this.opened());
    return menu;
  }

  /** What the page itself adds to a group of the menu: files, or languages. */
  others(title) {
    if (title === 'web-group-share') {
      return ['export', 'import'].map((id) => {
        const button = made('button', '', document.getElementById(id).textContent);
        button.addEventListener('click', () => document.getElementById(id).click());
        return button;
      });
    }
    if (title !== 'web-group-settings') return [];
    const here = document.documentElement.lang.slice(0, 2);
    return Object.entries(LANGUAGES).filter(([tag]) => tag !== here).map(([tag, name]) => {
      const button = made('button', '', name);
      button.lang = tag;
      button.addEventListener('click', () => this.send({ type: 'speak', language: tag }));
      return button;
    });
  }

  said(id) {
    return this.ask({ type: 'say', id }).said;
  }
}
