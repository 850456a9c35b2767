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

use super::WEEK;
use crate::{
    look::{Look, align::width_of, glyphs::GlyphSet},
    play::{
        board::{Hits, Scene, Stage},
        boards::digits::Large,
    },
    say,
};

/// Columns of a day: a mark and two digits.
const DAY: u16 = 3;
/// The widest a day is drawn.
const WIDEST: u16 = 9;
/// Rows of the page: the month's name and five rows of days, beside six rows of months.
const ROWS: u16 = 6;
/// Columns of the page in widths of a day: seven days, and two columns of months twice as wide.
const COLUMNS: u16 = 11;
/// A room wider than this has margins.
const WIDE: u16 = 50;
/// Columns of a margin.
const MARGIN: u16 = 2;
/// Rows of the window in which the date is drawn one step larger.
const GROWTH: u16 = 12;
/// The largest the date is drawn.
const LARGEST: u16 = 3;
/// The marks of the date among the days and among the months, as pieces.
const OF_DAY: u64 = 0;
const OF_MONTH: u64 = 1;

pub(super) fn draw(scene: &Scene<'_, DateGame>, area: Rect, buf: &mut Buffer) -> Hits<Date> {
    if area.width <= COLUMNS * DAY || area.height < ROWS {
        return strips(scene, area, buf);
    }
    let margin = if area.width > WIDE { MARGIN } else { 0 };
    let area = Rect { x: area.x + margin, width: area.width - 2 * margin, ..area };
    let width = (area.width.saturating_sub(1) / COLUMNS).clamp(DAY, WIDEST);
    // Where there is no row for it, the date stands in the place of the month's name.
    let large = large(scene, area);
    let used = if area.height == ROWS { 0 } else { 1 + large.as_ref().map_or(0, Large::height) };
    let below = area.height.saturating_sub(used);
    // A column is half as wide as a row is high.
    let pitch = (below.saturating_sub(1) / (ROWS - 1)).clamp(1, (2 * width / 3).max(1));
    let free = below.saturating_sub(1 + (ROWS - 1) * pitch) / 2;
    let area = Rect { y: area.y + free, height: area.height - free, ..area };
    if used > 0 {
        heading(scene, large.as_ref(), Rect { height: used, ..area }, buf);
    }
    let page = Rect { y: area.y.saturating_add(used), height: area.height.saturating_sub(used), ..area };
    let grid = Grid { origin: page, width, pitch };
    let title = if used == 0 { told(scene) } else { month_title(scene) };
    title.render(grid.title(), buf);
    let mut hits = days(scene, &grid, buf);
    hits.extend(months(scene, &grid, buf));
    hits
}

/// The date as large as there is room for; `None` where there is none for large digits.
fn large(scene: &Scene<'_, DateGame>, area: Rect) -> Option<Large> {
    let scales = (1..=(area.height / GROWTH).clamp(1, LARGEST)).rev();
    let mut larges = scales.map(|scale| Large::new(&scene.position.to_string(), scale));
    larges.find(|large| large.width() <= area.width && large.height() + 1 + ROWS <= area.height)
}

/// The date now and the one under the cursor, large where there is room for it.
fn heading(scene: &Scene<'_, DateGame>, large: Option<&Large>, area: Rect, buf: &mut Buffer) {
    let (look, date) = (scene.look, *scene.position);
    let Some(large) = large else { return told(scene).render(area, buf) };
    large.draw(area, look.theme.title, buf, look);
    let Some(cursor) = scene.cursor.filter(|cursor| **cursor != date) else { return };
    // Arrow and target stand behind the date, the target as large as fits there.
    let arrow = Line::from(Span::styled(look.glyphs().arrow, look.theme.taken));
    let gap = u16::try_from(arrow.width()).unwrap_or(0).saturating_add(1);
    let right = shifted(area, large.width().saturating_add(1));
    let middle = Rect { y: right.y.saturating_add(large.height() / 2), height: 1, ..right };
    arrow.render(middle.intersection(area), buf);
    let (beside, small) = (shifted(right, gap), shifted(middle, gap));
    let mut targets = (1..=large.scale()).rev().map(|scale| Large::new(&cursor.to_string(), scale));
    if let Some(target) = targets.find(|target| target.width() <= beside.width) {
        let down = (large.height() - target.height()).div_ceil(2);
        let place = Rect { y: beside.y + down, height: beside.height.saturating_sub(down), ..beside };
        target.draw(place, look.theme.taken, buf, look);
    } else {
        Line::from(Span::styled(cursor.to_string(), look.theme.taken)).render(small.intersection(area), buf);
    }
}

fn shifted(area: Rect, columns: u16) -> Rect {
    let columns = columns.min(area.width);
    Rect { x: area.x.saturating_add(columns), width: area.width - columns, ..area }
}

/// The date, where the cursor leads, and the date before.
fn told(scene: &Scene<'_, DateGame>) -> Line<'static> {
    let (theme, glyphs) = (&scene.look.theme, scene.look.glyphs());
    let mut line = Line::from(Span::styled(scene.position.to_string(), theme.title));
    if let Some(cursor) = scene.cursor.filter(|cursor| *cursor != scene.position) {
        line.push_span(Span::styled(format!(" {} {cursor}", glyphs.arrow), theme.taken));
    }
    if let Some((before, _)) = scene.last {
        line.push_span(Span::styled(format!("  {} {before}", glyphs.last), theme.last));
    }
    line
}

/// The places of the page's cells.
struct Grid {
    origin: Rect,
    /// Columns of a day.
    width: u16,
    /// Rows from one to the next.
    pitch: u16,
}

impl Grid {
    /// The first row, over the days.
    fn title(&self) -> Rect {
        self.cell(0, 1, 0, COLUMNS - 4)
    }

    /// A day's cell, below the first row.
    fn day(&self, row: usize, left: usize) -> Rect {
        self.cell(1 + row * usize::from(self.pitch), self.pitch, left, 1)
    }

    /// A month's cell: six stand beside the days and the row above them.
    fn month(&self, row: usize, left: usize) -> Rect {
        let height = (1 + (ROWS - 1) * self.pitch) / ROWS;
        self.cell(row * usize::from(height), height, left, 2)
    }

    /// The cell from this row of the page on, `left` widths of a day from its left and `wide` of them wide.
    fn cell(&self, row: usize, height: u16, left: usize, wide: u16) -> Rect {
        let columns = self.width.saturating_mul(u16::try_from(left).unwrap_or(u16::MAX));
        let cell = Rect {
            x: self.origin.x.saturating_add(columns),
            y: self.origin.y.saturating_add(u16::try_from(row).unwrap_or(u16::MAX)),
            width: self.width.saturating_mul(wide),
            height,
        };
        cell.intersection(self.origin)
    }
}

fn month_title(scene: &Scene<'_, DateGame>) -> Line<'static> {
    let look = scene.look;
    let name = say!(look, "date-month", month = u64::from(scene.position.month()));
    let mut title = Line::from(Span::styled(format!(" {name}"), look.theme.title));
    if let Some((before, _)) = scene.last {
        title.push_span(Span::styled(format!("  {} {before}", look.glyphs().last), look.theme.last));
    }
    title
}

fn days(scene: &Scene<'_, DateGame>, grid: &Grid, buf: &mut Buffer) -> Hits<Date> {
    let date = *scene.position;
    let mut hits = Hits::new();
    for day in Date::all().filter(|day| day.month() == date.month()) {
        let at = usize::from(day.day()) - 1;
        let place = grid.day(at / WEEK, at % WEEK);
        let number = format!("{:>2}", day.day());
        if day == date {
            scene.stage.put(Stage::piece(0, OF_DAY), place);
        }
        hits.extend(cell(scene, day, &number, place, buf));
    }
    hits
}

/// The months that have the day are where it can go; those before it and those without it are only named.
fn months(scene: &Scene<'_, DateGame>, grid: &Grid, buf: &mut Buffer) -> Hits<Date> {
    let (look, now) = (scene.look, *scene.position);
    let mut hits = Hits::new();
    for month in 1..=MONTHS {
        let at = usize::from(month) - 1;
        let rows = usize::from(ROWS);
        let place = shifted(grid.month(at % rows, WEEK + 2 * (at / rows)), 1);
        let name = month_name(month, place.width, look);
        if month == now.month() {
            scene.stage.put(Stage::piece(0, OF_MONTH), place);
        }
        match Date::new(now.day(), month) {
            Some(date) => hits.extend(cell(scene, date, &name, place, buf)),
            None => {
                let middle =
                    Rect { y: place.y + place.height.saturating_sub(1) / 2, height: place.height.min(1), ..place };
                Line::from(Span::styled(format!(" {name}"), look.theme.dim)).render(middle, buf);
            }
        }
    }
    hits
}

/// The month's name, short where the whole does not fit behind a mark.
fn month_name(month: u8, room: u16, look: &Look) -> String {
    let whole = say!(look, "date-month", month = u64::from(month));
    if width_of(&whole) + 2 <= usize::from(room) {
        return whole;
    }
    say!(look, "date-month-short", month = u64::from(month))
}

/// One date as a day or as a month; clicked it is named where it may be.
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
    let middle = Rect { y: place.y + place.height.saturating_sub(1) / 2, height: place.height.min(1), ..place };
    Line::from(Span::styled(format!("{mark}{text}"), filled)).render(middle, buf);
    now.leads_to(date).then_some((place, date))
}

/// Fills a cell; of one that is several rows high half the last row stays free, and where it is wide its last column.
fn fill(style: Style, place: Rect, buf: &mut Buffer, look: &Look) {
    let wide = place.width - u16::from(place.width > DAY);
    let whole = Rect { width: wide, height: place.height - u16::from(place.height > 1), ..place };
    buf.set_style(whole, style);
    let edge = Rect { y: whole.bottom(), height: place.height - whole.height, ..whole };
    if let Some(color) = style.bg.filter(|_| look.glyph_set() == GlyphSet::Unicode) {
        edge.intersection(buf.area).positions().for_each(|at| buf.set_string(at.x, at.y, "▀", Style::new().fg(color)));
    }
}

/// Returns whether a date is safe to name: told with the reason, which is about it.
fn is_safe(scene: &Scene<'_, DateGame>, date: Date) -> bool {
    scene
        .reason
        .is_some_and(|reason| matches!(reason, Reason::Calendar(why) if why.winning.contains(&date)))
}

/// Draws strips where there is no room for a page: what is told, then the later days in one row, the later months in the next.
fn strips(scene: &Scene<'_, DateGame>, area: Rect, buf: &mut Buffer) -> Hits<Date> {
    let look = scene.look;
    let mut rows = area.rows();
    if let Some(place) = rows.next() {
        told(scene).render(place, buf);
    }
    let date = *scene.position;
    let days = date.later_days().map(|day| (day, format!("{:>2}", day.day()))).collect::<Vec<_>>();
    let short = |month: Date| say!(look, "date-month-short", month = u64::from(month.month()));
    let months = date.later_months().map(|month| (month, short(month))).collect::<Vec<_>>();
    [days, months].iter().zip(rows).flat_map(|(cells, place)| strip(scene, cells, place, buf)).collect()
}

/// A row of dates, scrolled just so far that the cursor is in sight.
fn strip(scene: &Scene<'_, DateGame>, cells: &[(Date, String)], place: Rect, buf: &mut Buffer) -> Hits<Date> {
    let widest = cells.iter().map(|(_, text)| width_of(text)).max().unwrap_or(0) + 1;
    let room = (usize::from(place.width) / widest).max(1);
    let at = cells.iter().position(|(date, _)| scene.cursor == Some(date)).unwrap_or(0);
    let columns = place.columns().step_by(widest);
    let shown = cells.iter().skip((at + 1).saturating_sub(room)).take(room);
    let mut hits = Hits::new();
    for ((date, text), column) in shown.zip(columns) {
        let width = u16::try_from(widest).unwrap_or(u16::MAX);
        hits.extend(cell(scene, *date, text, Rect { width, ..column }.intersection(place), buf));
    }
    hits
}
