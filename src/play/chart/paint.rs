//! The colours of cells, and how they are drawn.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Color, Modifier, Style},
};
use zugzwang_engine::{Outcome, map::Spot};

use super::{Cell, Ground, Known, Layers, Sheet, Zoom, signs::letter};
use crate::look::{
    Look,
    align::width_of,
    color::{self, Rgb},
    glyphs::GlyphSet,
    theme::{Colors, ThemeName},
};

/// The largest value and the longest game in sight, where the colour scales end.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Scale {
    value: i64,
    moves: u64,
}

impl Scale {
    /// Returns the scale of the cells in sight.
    pub fn of(sheet: &Sheet) -> Self {
        let known = || sheet.cells.iter().filter_map(|cell| cell.known);
        Self {
            value: known().filter_map(|known| Some(known.value?.abs())).max().unwrap_or(0),
            moves: known().filter_map(|known| known.glance.remoteness).max().unwrap_or(0),
        }
    }
}

/// The colours of a cell.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Ink {
    /// The fill; `None` for the terminal's own background.
    pub fill: Option<Color>,
    /// The colour of signs on the fill.
    pub sign: Option<Color>,
    /// `true` if the terminal's own colours are swapped, which fills the cell if there are no other colours.
    pub reversed: bool,
}

/// The lightness below which a fill gets light letters.
const DARK: u32 = 110;
/// The hues of values on a terminal with sixteen colours.
const SIXTEEN: [Color; 12] = [
    Color::LightBlue,
    Color::Red,
    Color::Green,
    Color::Yellow,
    Color::Magenta,
    Color::Cyan,
    Color::LightRed,
    Color::LightGreen,
    Color::LightYellow,
    Color::LightMagenta,
    Color::LightCyan,
    Color::Gray,
];

impl Ink {
    /// Returns the ink of a cell's ground.
    pub fn of(cell: &Cell, ground: Ground, scale: Scale, look: &Look) -> Self {
        let theme = &look.theme;
        let Some(known) = cell.known else { return Self::default() };
        let plain = Self { fill: theme.square.bg, sign: theme.text.fg, reversed: false };
        if cell.is_later() {
            return plain;
        }
        let dark = Self { sign: theme.dim.fg.or(theme.text.fg), ..plain };
        match ground {
            Ground::Empty => plain,
            Ground::Outcome => match known.glance.outcome {
                Outcome::Loss => filled(theme.win_chip),
                Outcome::Draw => {
                    Self { fill: theme.draw.fg, sign: theme.ground.bg.or(Some(Color::Black)), reversed: false }
                }
                // Filled cells have to differ from those not filled yet.
                Outcome::Win if cell.filled.is_some() => {
                    Self { fill: theme.loss_cell.bg.or(dark.fill), sign: theme.loss.fg, reversed: false }
                }
                Outcome::Win | Outcome::Unknown => dark,
            },
            Ground::Values => valued(&known, scale, look).unwrap_or(dark),
            Ground::Remoteness => lasting(&known, scale, look).unwrap_or(dark),
        }
    }
}

/// Returns a chip's colours; a reversed chip is filled with the colour of its sign or, if it has none, reverses the cell.
fn filled(chip: Style) -> Ink {
    match (chip.add_modifier.contains(Modifier::REVERSED), chip.fg) {
        (true, Some(fill)) => Ink { fill: Some(fill), sign: Some(Color::Black), reversed: false },
        (reversed, sign) => Ink { fill: chip.bg, sign, reversed },
    }
}

fn valued(known: &Known, scale: Scale, look: &Look) -> Option<Ink> {
    let value = known.value?;
    if value == 0 || (known.glance.margin.is_some() && value < 0) {
        return Some(filled(look.theme.win_chip));
    }
    let sign = Some(Color::Black);
    if is_full(look) {
        let Rgb(red, green, blue) = hue(value.unsigned_abs(), scale.value.unsigned_abs());
        // The letters are dark or light to stand out.
        let light = (u32::from(red) * 3 + u32::from(green) * 6 + u32::from(blue)) / 10;
        let sign = if light < DARK { Some(Color::White) } else { sign };
        return Some(Ink { fill: Some(toned(Color::Rgb(red, green, blue), look)), sign, reversed: false });
    }
    let at = 1 + (value.unsigned_abs() - 1) % (SIXTEEN.len() as u64 - 1);
    let fill = usize::try_from(at).ok().and_then(|at| SIXTEEN.get(at)).copied();
    if !has_colors(look) {
        return Some(Ink::default());
    }
    Some(Ink { fill, sign, reversed: false })
}

/// Returns a colour between a bright one, for positions that end at once, and the ground: that of a win chip if the player to move
/// loses, otherwise that of a loss chip.
fn lasting(known: &Known, scale: Scale, look: &Look) -> Option<Ink> {
    let moves = known.glance.remoteness?;
    let theme = &look.theme;
    let safe = known.glance.outcome.is_safe() == Some(true);
    let bright = if safe { theme.win_chip } else { theme.loss_chip };
    let bright = filled(bright);
    let (at, of) = (moves.min(scale.moves), scale.moves.max(1));
    // The scale stops at nine tenths, so that the last ones still differ from no cell.
    let at = u16::try_from(at.saturating_mul(180) / of).unwrap_or(180);
    let fill = if is_full(look) { color::between(bright.fill, theme.square.bg, at, 200) } else { bright.fill };
    let sign = if at > 90 && is_full(look) { theme.text.fg } else { bright.sign };
    Some(Ink { fill: fill.map(|fill| toned(fill, look)), sign, reversed: bright.reversed })
}

/// Returns the hue of a value between 1 and the largest, from violet over red and orange to green; never the blue of 0.
fn hue(value: u64, largest: u64) -> Rgb {
    const STOPS: [Rgb; 8] = [
        Rgb(96, 32, 120),
        Rgb(170, 40, 130),
        Rgb(224, 62, 96),
        Rgb(245, 110, 60),
        Rgb(250, 165, 60),
        Rgb(236, 214, 80),
        Rgb(160, 220, 110),
        Rgb(96, 200, 150),
    ];
    let last = STOPS.len() as u64 - 1;
    let span = largest.saturating_sub(1).max(1);
    let along = value.saturating_sub(1).min(span).saturating_mul(last * 100) / span;
    let (stop, part) = (along / 100, along % 100);
    let at = |stop: u64| usize::try_from(stop).ok().and_then(|stop| STOPS.get(stop)).copied().unwrap_or(STOPS[7]);
    at(stop).mixed(at((stop + 1).min(last)), u16::try_from(part).unwrap_or(0), 100)
}

/// Returns whether the look has more than sixteen colours.
fn is_full(look: &Look) -> bool {
    look.theme.is_painted() && look.theme_name() != ThemeName::Mono
}

fn has_colors(look: &Look) -> bool {
    look.theme_name() != ThemeName::Mono
}

fn toned(color: Color, look: &Look) -> Color {
    match (color, look.palette().colors) {
        (Color::Rgb(red, green, blue), Colors::Indexed | Colors::Sixteen) => {
            Color::Indexed(Rgb(red, green, blue).nearest())
        }
        _ => color,
    }
}

/// Draws the cells in sight from the corner of an area, with the sides of the one under the cursor highlighted; the cells of a line
/// have their numbers if these fit.
pub fn draw(
    sheet: &Sheet,
    layers: Layers,
    zoom: Zoom,
    cursor: Option<Spot>,
    area: Rect,
    buf: &mut Buffer,
    look: &Look,
) {
    let scale = Scale::of(sheet);
    let at = cursor.and_then(|spot| sheet.frame.cell(spot));
    let brush = Brush { layers, area, look };
    for (row, cells) in (0_u64..).zip(sheet.rows()) {
        for (column, cell) in (0_u64..).zip(cells) {
            let under = at == Some((column, row));
            let mut ink = Ink::of(cell, layers.ground, scale, look);
            if zoom == Zoom::Half {
                brush.half(cell, ink, under, (column, row), buf);
            } else if let Some(place) = place(zoom, column, row, area) {
                // Neighbours without a fill of their own alternate like the squares of a chessboard.
                if ink.fill == look.theme.square.bg && !(column + row).is_multiple_of(2) {
                    ink.fill = look.theme.square_dark.bg;
                }
                let style = brush.ground(cell, ink, under, place, buf);
                let number = sheet.frame.line.then(|| sheet.frame.spot(column, row).x);
                brush.signs(cell, style, number, place, buf);
            }
        }
    }
}

fn place(zoom: Zoom, column: u64, row: u64, area: Rect) -> Option<Rect> {
    let size = zoom.halves();
    let (column, row) = (u16::try_from(column).ok()?, u16::try_from(row).ok()?);
    let (width, height) = (size.width, size.height / 2);
    let x = area.x.checked_add(column.checked_mul(width)?)?;
    let y = area.y.checked_add(row.checked_mul(height)?)?;
    let place = Rect { x, y, width, height };
    (place.intersection(area) == place).then_some(place)
}

/// The settings with which cells are drawn.
struct Brush<'a> {
    layers: Layers,
    area: Rect,
    look: &'a Look,
}

impl Brush<'_> {
    /// Draws a position in half a cell, by its colour alone.
    fn half(&self, cell: &Cell, ink: Ink, under: bool, (column, row): (u64, u64), buf: &mut Buffer) {
        let Self { layers, area, look } = *self;
        let (Ok(column), Ok(row)) = (u16::try_from(column), u16::try_from(row)) else { return };
        let (x, y) = (area.x.saturating_add(column), area.y.saturating_add(row / 2));
        if x >= area.right() || y >= area.bottom() {
            return;
        }
        let color = if under {
            look.theme.taken.fg.or(Some(Color::Reset))
        } else {
            // Without colours a half is filled with the colour of letters.
            marked(cell, layers, look).or(ink.fill).or(ink.reversed.then_some(Color::White))
        };
        let Some(place) = buf.cell_mut((x, y)) else { return };
        let color = color.filter(|_| cell.known.is_some()).or(look.theme.ground.bg);
        // The upper half is the sign's colour, the lower one the ground's.
        if row.is_multiple_of(2) {
            place.set_symbol(if color.is_some() { look.glyphs().halves[1] } else { " " });
            place.fg = color.unwrap_or(Color::Reset);
        } else {
            place.bg = color.unwrap_or(Color::Reset);
        }
    }

    /// Draws the ground of a position in a cell or more, and returns the style of the text on it.
    fn ground(&self, cell: &Cell, ink: Ink, under: bool, place: Rect, buf: &mut Buffer) -> Style {
        let chosen = self.look.theme.chosen;
        let mut style = Style { fg: ink.sign, bg: ink.fill, ..Style::new() };
        if ink.reversed {
            style = style.add_modifier(Modifier::REVERSED);
        }
        if under && (place.width < 4 || ink.fill.is_none()) {
            style = chosen;
        }
        if cell.known.is_some() || under {
            buf.set_style(place, style);
        }
        if under {
            // Only the sides show the cursor, so that the ground stays visible.
            for x in [place.x, place.right() - 1] {
                buf.set_style(Rect { x, width: 1, ..place }, chosen);
            }
        }
        style
    }

    /// Draws the number of a position on a line, what the ground shows, and the signs of marked and met positions.
    fn signs(&self, cell: &Cell, style: Style, number: Option<u64>, place: Rect, buf: &mut Buffer) {
        if cell.known.is_none() {
            return;
        }
        let mut middle = Rect { y: place.y + place.height / 2, height: 1, ..place };
        if let Some(number) = number.filter(|_| place.height > 1) {
            let text = number.to_string();
            if width_of(&text) <= usize::from(place.width) {
                write(&text, Rect { height: 1, ..place }, style, buf);
            }
            middle.y = place.bottom() - 1;
        }
        let (told, signs) = (told(cell, self.layers, self.look), signs(cell, self.layers, self.look));
        let text = match (place.width > 2, signs.is_empty()) {
            _ if place.width == 1 => letter(cell, self.layers).to_string(),
            (true, _) => format!("{told}{signs}"),
            (false, true) => told,
            (false, false) => signs,
        };
        write(&text, middle, style.add_modifier(Modifier::BOLD), buf);
    }
}

/// Returns the colour of a mark or of a met position, for cells that have no room for signs.
fn marked(cell: &Cell, layers: Layers, look: &Look) -> Option<Color> {
    let theme = &look.theme;
    let wrong = cell.is_faulted(layers);
    let mark = cell.mark.filter(|_| layers.marks).map(|mark| match (wrong, mark) {
        (true, _) => theme.error.fg,
        (false, true) => theme.win.fg,
        (false, false) => theme.loss.fg,
    });
    let met = cell.met.filter(|_| layers.met && layers.ground == Ground::Empty).map(|_| theme.dim.fg);
    let missing = (wrong && cell.mark.is_none()).then_some(theme.error.fg);
    mark.or(missing).or(met).flatten()
}

/// Writes a text in the middle of a row, as much of it as fits.
fn write(text: &str, row: Rect, style: Style, buf: &mut Buffer) {
    let wide = u16::try_from(width_of(text)).unwrap_or(u16::MAX).min(row.width);
    let x = row.x + (row.width - wide) / 2;
    // The fill is drawn already, and the sides of the cursor have another one.
    let style = Style { bg: None, ..style };
    buf.set_stringn(x, row.y, text, usize::from(row.width), style);
}

/// Returns the text that the ground shows: the number of a value or of a remoteness and, where no colour can, the outcome or that
/// there is a cell.
fn told(cell: &Cell, layers: Layers, look: &Look) -> String {
    let painted = is_full(look) && look.glyph_set() == GlyphSet::Unicode;
    let is_bare = cell.mark.is_none() || !layers.marks;
    match (layers.ground, cell.known) {
        _ if cell.is_later() || layers.ground == Ground::Empty => {
            if painted || !is_bare {
                String::new()
            } else {
                look.glyphs().dot.to_owned()
            }
        }
        (Ground::Values, Some(Known { value: Some(value), .. })) => value.to_string(),
        (Ground::Remoteness, Some(known)) => {
            known.glance.remoteness.map_or_else(String::new, |moves| moves.to_string())
        }
        (Ground::Outcome, Some(_)) if !painted => {
            let bare = Layers { marks: false, met: false, ..layers };
            letter(cell, bare).to_string()
        }
        _ => String::new(),
    }
}

/// Returns the signs of marked and met positions.
fn signs(cell: &Cell, layers: Layers, look: &Look) -> String {
    let glyphs = look.glyphs();
    let mark = cell.mark.filter(|_| layers.marks).map(|safe| if safe { glyphs.wins } else { glyphs.loses });
    let met = cell.met.filter(|_| layers.met && mark.is_none()).map(|_| glyphs.taken);
    let wrong = cell.is_faulted(layers);
    format!("{}{}", mark.or(met).unwrap_or_default(), if wrong { "!" } else { "" })
}
