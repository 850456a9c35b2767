//! A page of the calendar: the date, the days of its month in rows of seven, and the months beside them.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::{
    Reason,
    games::DateGame,
    theory::calendar::{Date, MONTHS},
};

use crate::{
    look::{Look, align::width_of, glyphs::GlyphSet},
    play::{
        board::{Hits, Scene, Stage},
        boards::{
            digits::Large,
            paint::{last_move, middle_row, place_in, rest, short, write},
        },
    },
    say,
};

/// Days in a row of the page.
const WEEK: usize = 7;
/// Columns of a day: a mark and two digits.
const DAY: u16 = 3;
/// The most columns of a day.
const WIDEST: u16 = 9;
/// Rows of the page: the month's name and five rows of days, beside six rows of months.
const ROWS: u16 = 6;
/// Columns of the page in widths of a day: seven days, and two columns of months twice as wide.
const COLUMNS: u16 = 11;
/// A wider room than this has margins.
const WIDE: u16 = 50;
/// Columns of a margin.
const MARGIN: u16 = 2;
/// Rows of the window for each scale of the date.
const GROWTH: u16 = 12;
/// The largest scale of the date.
const LARGEST: u16 = 3;
/// The numbers on the stage of the date's marks among the days and among the months.
const OF_DAY: u64 = 0;
const OF_MONTH: u64 = 1;

pub(super) fn draw(scene: &Scene<'_, DateGame>, area: Rect, buf: &mut Buffer) -> Hits<Date> {
    if area.width <= COLUMNS * DAY || area.height < ROWS {
        return strips(scene, area, buf);
    }
    let margin = if area.width > WIDE { MARGIN } else { 0 };
    let area = Rect { x: area.x + margin, width: area.width - 2 * margin, ..area };
    let width = (area.width.saturating_sub(1) / COLUMNS).clamp(DAY, WIDEST);
    // Where there is no row for it, the date takes the place of the month's name.
    let large = large(scene, area);
    let used = if area.height == ROWS { 0 } else { 1 + large.as_ref().map_or(0, Large::height) };
    let below = area.height.saturating_sub(used);
    // A column is half as wide as a row is high.
    let pitch = (below.saturating_sub(1) / (ROWS - 1)).clamp(1, (2 * width / 3).max(1));
    let free = below.saturating_sub(1 + (ROWS - 1) * pitch) / 2;
    let area = rest(area, 0, free);
    if used > 0 {
        heading(scene, large.as_ref(), Rect { height: used, ..area }, buf);
    }
    let grid = Grid { origin: rest(area, 0, used), width, pitch };
    let title = if used == 0 { date_title(scene) } else { month_title(scene) };
    title.render(grid.cell(0, 1, 0, COLUMNS - 4), buf);
    let mut hits = days(scene, &grid, buf);
    hits.extend(months(scene, &grid, buf));
    hits
}

/// The date in large digits; `None` if there is no room for them.
fn large(scene: &Scene<'_, DateGame>, area: Rect) -> Option<Large> {
    let scales = (1..=(area.height / GROWTH).clamp(1, LARGEST)).rev();
    let mut larges = scales.map(|scale| Large::new(&scene.position.to_string(), scale));
    larges.find(|large| large.width() <= area.width && large.height() + 1 + ROWS <= area.height)
}

/// Draws the date now and the one under the cursor, in large digits if there is room for them.
fn heading(scene: &Scene<'_, DateGame>, large: Option<&Large>, area: Rect, buf: &mut Buffer) {
    let (look, date) = (scene.look, *scene.position);
    let Some(large) = large else { return date_title(scene).render(area, buf) };
    large.draw(area, look.theme.title, buf, look);
    let Some(cursor) = scene.cursor.filter(|cursor| **cursor != date) else { return };
    // The arrow and the target stand behind the date, the target as large as fits there.
    let arrow = Line::from(Span::styled(look.glyphs().arrow, look.theme.taken));
    let gap = short(arrow.width()).saturating_add(1);
    let right = rest(area, large.width().saturating_add(1), 0);
    let middle = Rect { y: right.y.saturating_add(large.height() / 2), height: 1, ..right };
    arrow.render(middle.intersection(area), buf);
    let beside = rest(right, gap, 0);
    let mut targets = (1..=large.scale()).rev().map(|scale| Large::new(&cursor.to_string(), scale));
    if let Some(target) = targets.find(|target| target.width() <= beside.width) {
        let down = (large.height() - target.height()).div_ceil(2);
        target.draw(rest(beside, 0, down), look.theme.taken, buf, look);
    } else {
        write(cursor.to_string(), look.theme.taken, rest(middle, gap, 0).intersection(area), buf);
    }
}
/// The date, the one to which the cursor leads, and the one before.
fn date_title(scene: &Scene<'_, DateGame>) -> Line<'static> {
    let (theme, glyphs) = (&scene.look.theme, scene.look.glyphs());
    let mut line = Line::from(Span::styled(scene.position.to_string(), theme.title));
    if let Some(cursor) = scene.cursor.filter(|cursor| *cursor != scene.position) {
        line.push_span(Span::styled(format!(" {} {cursor}", glyphs.arrow), theme.taken));
    }
    line.extend(scene.last.map(|(before, _)| last_move(before, scene.look)));
    line
}

struct Grid {
    origin: Rect,
    /// Columns of a day.
    width: u16,
    /// Rows from one to the next.
    pitch: u16,
}

impl Grid {
    /// A cell from a row of the page on, `wide` widths of a day wide and `left` of them from the left.
    fn cell(&self, row: usize, height: u16, left: usize, wide: u16) -> Rect {
        let columns = self.width.saturating_mul(short(left));
        place_in(self.origin, (columns, short(row)), (self.width.saturating_mul(wide), height))
    }
}

fn month_title(scene: &Scene<'_, DateGame>) -> Line<'static> {
    let look = scene.look;
    let name = say!(look, "date-month", month = u64::from(scene.position.month()));
    let mut title = Line::from(Span::styled(format!(" {name}"), look.theme.title));
    title.extend(scene.last.map(|(before, _)| last_move(before, look)));
    title
}

fn days(scene: &Scene<'_, DateGame>, grid: &Grid, buf: &mut Buffer) -> Hits<Date> {
    let date = *scene.position;
    let mut hits = Hits::new();
    for day in Date::all().filter(|day| day.month() == date.month()) {
        let at = usize::from(day.day()) - 1;
        let place = grid.cell(1 + at / WEEK * usize::from(grid.pitch), grid.pitch, at % WEEK, 1);
        let number = format!("{:>2}", day.day());
        if day == date {
            scene.stage.put(Stage::piece(0, OF_DAY), place);
        }
        hits.extend(cell(scene, day, &number, place, buf));
    }
    hits
}

/// Draws the months. Those that have the day can be named; the others only show their names.
fn months(scene: &Scene<'_, DateGame>, grid: &Grid, buf: &mut Buffer) -> Hits<Date> {
    let (look, now) = (scene.look, *scene.position);
    // Six months stand beside the days and the row above them.
    let (rows, height) = (usize::from(ROWS), (1 + (ROWS - 1) * grid.pitch) / ROWS);
    let mut hits = Hits::new();
    for month in 1..=MONTHS {
        let at = usize::from(month) - 1;
        let place = grid.cell(at % rows * usize::from(height), height, WEEK + 2 * (at / rows), 2);
        let place = rest(place, 1, 0);
        let name = month_name(month, place.width, look);
        if month == now.month() {
            scene.stage.put(Stage::piece(0, OF_MONTH), place);
        }
        match Date::new(now.day(), month) {
            Some(date) => hits.extend(cell(scene, date, &name, place, buf)),
            None => write(format!(" {name}"), look.theme.dim, middle_row(place), buf),
        }
    }
    hits
}

/// The month's name, short if the whole name does not fit behind a mark.
fn month_name(month: u8, room: u16, look: &Look) -> String {
    let whole = say!(look, "date-month", month = u64::from(month));
    if width_of(&whole) + 2 <= usize::from(room) {
        return whole;
    }
    say!(look, "date-month-short", month = u64::from(month))
}

/// Draws a date as a day or as a month; returns the click that names it, if it may be named.
fn cell(scene: &Scene<'_, DateGame>, date: Date, text: &str, place: Rect, buf: &mut Buffer) -> Option<(Rect, Date)> {
    let (theme, glyphs, now) = (&scene.look.theme, scene.look.glyphs(), *scene.position);
    let (mark, filled) = if date == now {
        (glyphs.pointer, theme.title.patch(theme.inverted()))
    } else if scene.cursor == Some(&date) {
        (if is_safe(scene, date) { glyphs.lost } else { " " }, theme.chosen)
    } else if scene.last.is_some_and(|(before, _)| *before == date) {
        (glyphs.last, theme.last.patch(theme.last_cell))
    } else if is_safe(scene, date) {
        (glyphs.lost, theme.win.patch(theme.win_cell))
    } else if now.leads_to(date) {
        (" ", theme.bead.patch(theme.square))
    } else {
        (" ", theme.dim)
    };
    fill(filled, place, buf, scene.look);
    write(format!("{mark}{text}"), filled, middle_row(place), buf);
    now.leads_to(date).then_some((place, date))
}

/// Fills a cell. If it is several rows high, half of the last row stays free; if it is wide, the last column.
fn fill(style: Style, place: Rect, buf: &mut Buffer, look: &Look) {
    let wide = place.width - u16::from(place.width > DAY);
    let whole = Rect { width: wide, height: place.height - u16::from(place.height > 1), ..place };
    buf.set_style(whole, style);
    let edge = Rect { y: whole.bottom(), height: place.height - whole.height, ..whole };
    if let Some(color) = style.bg.filter(|_| look.glyph_set() == GlyphSet::Unicode) {
        edge.intersection(buf.area).positions().for_each(|at| buf.set_string(at.x, at.y, "▀", Style::new().fg(color)));
    }
}

/// Whether a date is safe to name, if that is revealed.
fn is_safe(scene: &Scene<'_, DateGame>, date: Date) -> bool {
    let reason = scene.reason;
    matches!(reason, Some(Reason::Calendar(why)) if why.winning.contains(&date))
}

/// Draws the heading, the later days in one row and the later months in the next, where there is no room for a page.
fn strips(scene: &Scene<'_, DateGame>, area: Rect, buf: &mut Buffer) -> Hits<Date> {
    let look = scene.look;
    let mut rows = area.rows();
    if let Some(place) = rows.next() {
        date_title(scene).render(place, buf);
    }
    let date = *scene.position;
    let days = date.later_days().map(|day| (day, format!("{:>2}", day.day()))).collect::<Vec<_>>();
    let short = |month: Date| say!(look, "date-month-short", month = u64::from(month.month()));
    let months = date.later_months().map(|month| (month, short(month))).collect::<Vec<_>>();
    [days, months].iter().zip(rows).flat_map(|(cells, place)| strip(scene, cells, place, buf)).collect()
}

/// Draws a row of dates, scrolled just as far as the cursor needs to be visible.
fn strip(scene: &Scene<'_, DateGame>, cells: &[(Date, String)], place: Rect, buf: &mut Buffer) -> Hits<Date> {
    let widest = cells.iter().map(|(_, text)| width_of(text)).max().unwrap_or(0) + 1;
    let room = (usize::from(place.width) / widest).max(1);
    let at = cells.iter().position(|(date, _)| scene.cursor == Some(date)).unwrap_or(0);
    let columns = place.columns().step_by(widest);
    let shown = cells.iter().skip((at + 1).saturating_sub(room)).take(room);
    let mut hits = Hits::new();
    for ((date, text), column) in shown.zip(columns) {
        let width = short(widest);
        hits.extend(cell(scene, *date, text, Rect { width, ..column }.intersection(place), buf));
    }
    hits
}
