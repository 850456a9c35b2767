// Translates keys, mouse and touch into events.

/** Named keys that the arcade handles. The browser gets all others, and every key with Ctrl, Alt or Meta. */
const NAMED = new Set(['Enter', 'Escape', 'Tab', 'Backspace', 'Delete', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End',
  'PageUp', 'PageDown', 'F1', 'F2']);
/** The distance of a swipe and of a turn of the wheel in CSS pixels, and the time of a long press in milliseconds. */
const SWIPE = 30;
const TURN = 40;
const LONG = 500;

/** The characters of a Latin keyboard on the keys that have letters in other scripts, without and with Shift. */
const PLACES = { Comma: ',<', Period: '.>', Slash: '/?', Semicolon: ';:', Quote: '\'"', BracketLeft: '[{', BracketRight: ']}',
  Backquote: '`~', Backslash: '\\|', Minus: '-_', Equal: '=+' };

/** The character of a Latin keyboard in the place of a key that types a letter of another script; `null` for other keys. */
function inPlace({ key, code, shiftKey }) {
  if (!/^\p{L}$/u.test(key) || /^\p{Script=Latin}$/u.test(key)) return null;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  const signs = letter ? letter.toLowerCase() + letter : PLACES[code];
  return signs?.[shiftKey ? 1 : 0] ?? null;
}

class Hands {
  constructor(board, screen, send) {
    this.screen = screen;
    this.send = send;
    this.turned = 0;
    this.last = '';
    board.addEventListener('keydown', (event) => this.key(event));
    board.addEventListener('paste', (event) => this.paste(event));
    board.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
    board.addEventListener('pointerdown', (event) => this.down(event));
    board.addEventListener('pointerup', (event) => this.up(event));
    board.addEventListener('pointercancel', () => this.cancel());
    // A long press is a hint, not a menu.
    board.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  key(event) {
    if (event.isComposing || event.metaKey) return;
    const types = [...event.key].length === 1;
    // Some layouts type characters with Ctrl and Alt together.
    const combined = (event.ctrlKey || event.altKey) && !(types && event.getModifierState('AltGraph'));
    if (combined || !(types || NAMED.has(event.key))) return;
    // After Esc, Tab leaves the board.
    const leaves = event.key === 'Tab' && this.last === 'Escape';
    this.last = event.key;
    if (leaves) return;
    event.preventDefault();
    const place = types ? inPlace(event) : null;
    this.send({ type: 'key', key: event.key, shift: event.shiftKey, place });
  }

  /**
   * Passes on what is written into a field: by a keyboard, by the keyboard of a touch screen, which may write a word anew with each
   * letter, or by an input method. The field keeps a space, so that there is something to delete.
   */
  listenTo(field) {
    let before = ' ';
    const empty = () => {
      before = ' ';
      field.value = before;
      field.setSelectionRange(1, 1);
    };
    field.addEventListener('input', (event) => {
      this.retype([...before], [...field.value]);
      before = field.value;
      // What is being composed must stay in the field until it is done.
      if (!event.isComposing) empty();
    });
    field.addEventListener('compositionend', empty);
    field.addEventListener('focus', empty);
    field.addEventListener('paste', (event) => this.paste(event));
    field.addEventListener('keydown', (event) => {
      if (NAMED.has(event.key) && event.key !== 'Backspace') this.key(event);
    });
  }

  /** Deletes and types what makes a new text of an old one. */
  retype(old, now) {
    let same = 0;
    while (same < Math.min(old.length, now.length) && old[same] === now[same]) same += 1;
    old.slice(same).forEach(() => this.send({ type: 'key', key: 'Backspace' }));
    now.slice(same).forEach((sign) => this.send({ type: 'key', key: sign }));
  }

  paste(event) {
    event.preventDefault();
    this.send({ type: 'paste', text: event.clipboardData.getData('text') });
  }

  wheel(event) {
    // With Ctrl the browser zooms.
    if (event.ctrlKey) return;
    event.preventDefault();
    this.turned += event.deltaMode === 0 ? event.deltaY : event.deltaY * TURN;
    for (; Math.abs(this.turned) >= TURN; this.turned -= Math.sign(this.turned) * TURN) {
      this.send({ type: 'wheel', up: this.turned < 0 });
    }
  }

  down(event) {
    if (event.button !== 0) return;
    this.from = [event.clientX, event.clientY];
    clearTimeout(this.press);
    if (event.pointerType === 'touch') this.press = setTimeout(() => this.long(), LONG);
  }

  long() {
    this.from = null;
    this.send({ type: 'hint' });
  }

  cancel() {
    clearTimeout(this.press);
    this.from = null;
  }

  up(event) {
    const { from } = this;
    this.cancel();
    if (!from) return;
    const [x, y] = [event.clientX - from[0], event.clientY - from[1]];
    if (Math.max(Math.abs(x), Math.abs(y)) >= SWIPE) {
      if (event.pointerType === 'touch') this.swipe(x, y);
      return;
    }
    const cell = this.screen.at(...from);
    if (cell) this.send({ type: 'click', x: cell[0], y: cell[1] });
  }

  swipe(x, y) {
    const [along, names] = Math.abs(x) > Math.abs(y) ? [x, ['ArrowLeft', 'ArrowRight']] : [y, ['ArrowUp', 'ArrowDown']];
    this.send({ type: 'key', key: names[along > 0 ? 1 : 0] });
  }
}
