// Draws frames on a canvas. Cells are whole pixels, so lines and blocks in neighbouring cells meet. The arcade describes lines, blocks
// and circles as shapes in a cell of 16 by 32 units; all other characters come from a font.

const FONTS = 'ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", "Noto Sans Mono", "Noto Sans Mono CJK SC", monospace';
const UNITS = [16, 32];
const [BOLD, ITALIC, UNDERLINED, CROSSED_OUT] = [1, 2, 4, 8];

/** Rounded corners: whether they lead to the right, and down. */
const CORNERS = { '╭': [true, true], '╮': [false, true], '╰': [true, false], '╯': [false, false] };

class Screen {
  constructor(canvas, shape) {
    this.canvas = canvas;
    this.shape = shape;
    this.shapes = new Map();
    this.widths = new Map();
    this.cell = [10, 20];
    this.size = [0, 0];
    this.scale = 1;
  }

  /** Chooses the size of cells for a room in CSS pixels, with at least so many columns and rows. Returns the columns and rows. */
  fit([width, height], scale, least) {
    const most = Math.min(width / Math.max(1, least[0]), height / (2 * Math.max(1, least[1])));
    const across = Math.min(cellWidth(width, height, scale), most);
    const pixels = Math.max(4, Math.floor(across * scale));
    this.cell = [pixels, 2 * pixels];
    this.scale = scale;
    const [columns, rows] = [Math.floor((width * scale) / this.cell[0]), Math.floor((height * scale) / this.cell[1])];
    this.letters();
    return [Math.max(1, Math.min(columns, 1000)), Math.max(1, Math.min(rows, 500))];
  }

  /** Chooses the font size whose letters are as wide as a cell. */
  letters() {
    const context = this.canvas.getContext('2d', { alpha: false });
    context.font = `100px ${FONTS}`;
    const size = (this.cell[0] * 100) / context.measureText('0').width;
    context.font = `${size}px ${FONTS}`;
    const box = context.measureText('Ág');
    const high = box.fontBoundingBoxAscent + box.fontBoundingBoxDescent;
    this.font = size;
    this.base = Math.round((this.cell[1] - high) / 2 + box.fontBoundingBoxAscent);
    this.widths.clear();
  }

  resize(columns, rows) {
    const now = String([columns, rows, this.cell[0], this.scale]);
    if (this.drawn === now) return;
    this.size = [columns, rows];
    this.drawn = now;
    [this.canvas.width, this.canvas.height] = [columns * this.cell[0], rows * this.cell[1]];
    this.canvas.style.width = `${this.canvas.width / this.scale}px`;
    this.canvas.style.height = `${this.canvas.height / this.scale}px`;
  }

  /** Hides the last row where its keys are shown as buttons. */
  cut(isCut) {
    this.canvas.style.clipPath = isCut ? `inset(0 0 ${this.cell[1] / this.scale}px)` : '';
  }

  /** The cell at a place in CSS pixels. */
  at(x, y) {
    const box = this.canvas.getBoundingClientRect();
    const place = [x - box.left, y - box.top].map((along, axis) => Math.floor((along * this.scale) / this.cell[axis]));
    return place.every((at, axis) => at >= 0 && at < this.size[axis]) ? place : null;
  }

  /** Draws the cells of an answer. Returns their number. */
  draw(cells, text) {
    const context = this.canvas.getContext('2d', { alpha: false });
    context.textBaseline = 'alphabetic';
    let count = 0;
    for (let at = 0; at < cells.byteLength; count += 1) {
      const color = (from) => `rgb(${cells.getUint8(from)},${cells.getUint8(from + 1)},${cells.getUint8(from + 2)})`;
      const length = cells.getUint8(at + 12);
      const sign = text.decode(new Uint8Array(cells.buffer, cells.byteOffset + at + 13, length));
      const [x, y, wide] = [cells.getUint16(at, true), cells.getUint16(at + 2, true), cells.getUint8(at + 4)];
      this.one(context, [x, y, wide], cells.getUint8(at + 5), color(at + 6), color(at + 9), sign);
      at += 13 + length;
    }
    return count;
  }

  one(context, [x, y, wide], style, ink, ground, sign) {
    const [left, top] = [x * this.cell[0], y * this.cell[1]];
    const width = wide * this.cell[0];
    context.fillStyle = ground;
    context.fillRect(left, top, width, this.cell[1]);
    context.fillStyle = ink;
    const shape = sign > '\u007f' ? this.parts(sign) : null;
    const corner = CORNERS[sign];
    if (corner) this.corner(context, left, top, corner, ink);
    else if (shape) shape.forEach((part) => this.part(context, left, top, part));
    else if (sign !== ' ' && sign !== '') this.letter(context, left, top, width, style, sign);
    const line = Math.max(1, Math.round(this.cell[1] / 16));
    if (style & UNDERLINED) context.fillRect(left, top + this.base + line, width, line);
    if (style & CROSSED_OUT) context.fillRect(left, top + this.cell[1] / 2, width, line);
  }

  letter(context, left, top, width, style, sign) {
    const weight = style & BOLD ? 'bold ' : '';
    context.font = `${style & ITALIC ? 'italic ' : ''}${weight}${this.font}px ${FONTS}`;
    const key = weight + sign;
    if (!this.widths.has(key)) this.widths.set(key, context.measureText(sign).width);
    const drawn = this.widths.get(key);
    context.save();
    context.beginPath();
    context.rect(left, top, width, this.cell[1]);
    context.clip();
    // A fallback font may have wider or narrower letters.
    const narrow = Math.min(1, width / drawn);
    context.translate(left + (width - drawn * narrow) / 2, top + this.base);
    context.scale(narrow, 1);
    context.fillText(sign, 0, 0);
    context.restore();
  }

  /** Draws a rounded corner that meets the straight lines beside it, which lie on whole pixels. */
  corner(context, left, top, [right, down], ink) {
    // Lines lie between 7 and 9 of 16 units across, and between 15 and 17 of 32 down.
    const from = Math.round((7 * this.cell[0]) / UNITS[0]);
    const thick = Math.max(1, Math.round((9 * this.cell[0]) / UNITS[0]) - from);
    const above = Math.round((15 * this.cell[1]) / UNITS[1]);
    const high = Math.max(1, Math.round((17 * this.cell[1]) / UNITS[1]) - above);
    const middle = [left + from + thick / 2, top + above + high / 2];
    const radius = Math.min(this.cell[0], this.cell[1]) / 2;
    context.strokeStyle = ink;
    context.lineWidth = thick;
    context.beginPath();
    context.moveTo(middle[0], down ? top + this.cell[1] : top);
    context.lineTo(middle[0], middle[1] + (down ? radius : -radius));
    context.quadraticCurveTo(...middle, middle[0] + (right ? radius : -radius), middle[1]);
    context.lineTo(right ? left + this.cell[0] : left, middle[1]);
    context.stroke();
  }

  parts(sign) {
    if (!this.shapes.has(sign)) this.shapes.set(sign, this.shape(sign));
    return this.shapes.get(sign);
  }

  part(context, left, top, part) {
    const to = (units, axis) => Math.round((units * this.cell[axis]) / UNITS[axis]);
    if (part.rect) {
      const [x, y, width, height] = part.rect;
      const [from, above] = [to(x, 0), to(y, 1)];
      // Thin lines stay lines.
      const [across, down] = [Math.max(1, to(x + width, 0) - from), Math.max(1, to(y + height, 1) - above)];
      context.fillRect(left + from, top + above, across, down);
    } else if (part.shade) {
      context.globalAlpha = part.shade / 4;
      context.fillRect(left, top, this.cell[0], this.cell[1]);
      context.globalAlpha = 1;
    } else {
      context.save();
      context.translate(left, top);
      context.scale(this.cell[0] / UNITS[0], this.cell[1] / UNITS[1]);
      context.fill(new Path2D(part.path));
      context.restore();
    }
  }
}

/**
 * The width of a cell in CSS pixels: about 120 by 40 cells in a window, at least 80 by 24, and on a phone held upright 48 columns. In a
 * window whose content was enlarged, 60 by 20 cells: letters then grow to twice their size, as whoever enlarges them wants.
 */
function cellWidth(width, height, scale) {
  if (height > width && width < 640) return width / 48;
  const isEnlarged = scale >= 2 && !matchMedia('(pointer: coarse)').matches;
  const least = isEnlarged ? Math.min(width / 60, height / 40, 10) : Math.min(width / 80, height / 48, 10);
  return Math.max(Math.min(width / 120, height / 80, 14), least);
}
