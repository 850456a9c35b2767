//! A product on a logarithmic scale and the factors to choose from: shared by the games that multiply.

mod cards;

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::theory::{
    fates::Range,
    ladder::{Rung, factors},
};

use crate::{
    look::{
        Look,
        align::{cut, width_of},
    },
    play::{board::Stage, powers},
    say,
};

/// The scene of a product and the factors that may be played, as it is drawn.
#[derive(Debug)]
pub struct Picture<'a> {
    /// The line above the scale.
    pub heading: String,
    /// The product so far.
    pub product: u64,
    /// The products that are marked on the scale.
    pub range: Range,
    /// The factor under the cursor.
    pub chosen: Option<u64>,
    /// The product before the last move, and the factor played.
    pub last: Option<(u64, u64)>,
    /// The factors that may be played.
    pub legal: &'a [u64],
    /// The rungs of what is safe to make and what is not, the highest first, where that is told in intervals.
    pub rungs: &'a [Rung],
    /// The stage on which the mark of the product is told.
    pub stage: &'a Stage,
}

/// The lines of the factors: themselves, and what the chosen one makes.
const TILES: usize = 2;

/// Draws the picture; returns where a click chooses which factor.
pub fn draw(picture: &Picture<'_>, area: Rect, buf: &mut Buffer, look: &Look) -> Vec<(Rect, u64)> {
    if let Some(hits) = cards::draw(picture, area, buf, look) {
        return hits;
    }
    let mut lines = vec![heading(picture, area.width, look), Line::default()];
    lines.extend(scale(picture, area.width, look));
    lines.push(Line::default());
    // Where not everything fits, the blank lines go first, then the scale from its foot up: the factors are what is played.
    let room = usize::from(area.height).saturating_sub(TILES);
    let mut marks = 2;
    if room < lines.len() {
        marks = 1;
        lines.retain(|line| line.width() > 0);
        lines.truncate(room);
    }
    let drawn = area.rows().zip(&lines).map(|(place, line)| line.render(place, buf)).count();
    if let Some(row) = area.rows().take(drawn).nth(marks) {
        stage_mark(picture, row);
    }
    let rest = Rect { y: area.y.saturating_add(u16::try_from(drawn).unwrap_or(0)), ..area }.intersection(area);
    tiles(picture, rest, buf, look)
}

/// The mark of the product on the scale, as a piece; it stands in this row.
fn stage_mark(picture: &Picture<'_>, row: Rect) {
    let along = u16::try_from(column(picture.product, picture.range.high, row.width)).unwrap_or(u16::MAX);
    let place = Rect { x: row.x.saturating_add(along), width: 1, ..row };
    picture.stage.put(Stage::piece(0, 0), place.intersection(row));
}

/// The product with what is to be reached, and the factor played last where it fits: half a number is another number.
fn heading(picture: &Picture<'_>, width: u16, look: &Look) -> Line<'static> {
    let room = usize::from(width);
    let mut line = Line::from(Span::styled(cut(&picture.heading, room, look.glyphs().more), look.theme.title));
    let last = picture.last.map(|(_, factor)| format!("  {} {}{factor}", look.glyphs().last, look.glyphs().cross));
    if let Some(last) = last.filter(|last| line.width() + width_of(last) <= room) {
        line.push_span(Span::styled(last, look.theme.last));
    }
    line
}

/// The factors side by side, and under them what the chosen one makes.
fn tiles(picture: &Picture<'_>, area: Rect, buf: &mut Buffer, look: &Look) -> Vec<(Rect, u64)> {
    const WIDE: u16 = 4;
    let Some(chosen) = picture.chosen else { return Vec::new() };
    let mut rows = area.rows();
    let Some(row) = rows.next() else { return Vec::new() };
    let place = |at: u16| Rect { x: row.x.saturating_add(at * WIDE), width: WIDE - 1, ..row }.intersection(row);
    let mut hits = Vec::new();
    for (at, factor) in (0..).zip(factors()) {
        let legal = picture.legal.contains(&factor);
        let (sign, style) = match (factor == chosen, legal) {
            (true, _) => (look.glyphs().cross, look.theme.chosen),
            (_, true) => (look.glyphs().cross, look.theme.bead),
            // Told apart without colour, too: a factor that may not be played has no sign before it.
            _ => (" ", look.theme.dim),
        };
        let played = picture.last.is_some_and(|(_, last)| last == factor);
        let mark = if played { look.glyphs().last } else { " " };
        let marked = if factor == chosen { style } else { look.theme.last };
        Line::from(vec![Span::styled(format!("{sign}{factor}"), style), Span::styled(mark, marked)])
            .render(place(at), buf);
        hits.extend(legal.then(|| (place(at), factor)));
    }
    if let Some(row) = rows.next() {
        equation(picture, look).render(row, buf);
    }
    hits
}

/// Returns the equation of what the chosen factor makes; an empty line where none is chosen.
fn equation(picture: &Picture<'_>, look: &Look) -> Line<'static> {
    let Some(factor) = picture.chosen else { return Line::default() };
    let (product, after) = (picture.product, picture.product.saturating_mul(factor));
    let told = say!(look, "product-equation", product = product, factor = factor, after = after);
    Line::from(Span::styled(told, look.theme.taken))
}

/// The marks of the product and of where the factor leads, the scale, and its powers of ten.
fn scale(picture: &Picture<'_>, width: u16, look: &Look) -> [Line<'static>; 3] {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let Range { low, high } = picture.range;
    let column = |product: u64| column(product, high, width);
    let wide = usize::from(width);
    let mut marks = vec![Span::raw(" "); wide];
    let mut line = vec![Span::styled(glyphs.line, theme.dim); wide];
    let mut labels = String::new();
    let set = |cells: &mut Vec<Span<'static>>, at: usize, span: Span<'static>| {
        if let Some(cell) = cells.get_mut(at) {
            *cell = span;
        }
    };
    for power in std::iter::successors(Some(1_u64), |power| power.checked_mul(10)).take_while(|power| *power <= high) {
        let at = column(power);
        set(&mut line, at, Span::styled(glyphs.tick, theme.text));
        let label = label(power);
        let free = at >= labels.len() + usize::from(!labels.is_empty());
        if free && at + label.len() <= wide {
            labels.push_str(&" ".repeat(at - labels.len()));
            labels.push_str(&label);
        }
    }
    for at in column(low)..=column(high) {
        set(&mut line, at, Span::styled("|", theme.title));
    }
    if let Some((before, _)) = picture.last {
        set(&mut marks, column(before), Span::styled(glyphs.last, theme.last));
    }
    if let Some(chosen) = picture.chosen {
        set(&mut marks, column(picture.product * chosen), Span::styled(glyphs.taken, theme.taken));
    }
    set(&mut marks, column(picture.product), Span::styled(glyphs.here, theme.chosen));
    [Line::from(marks), Line::from(line), Line::styled(labels, theme.dim)]
}

/// The column of a product; one factor of 9 fits beyond the top.
fn column(product: u64, high: u64, width: u16) -> usize {
    powers::column(product, u128::from(high) * 9, usize::from(width.saturating_sub(1)))
}

/// A power of ten in few signs.
fn label(power: u64) -> String {
    const SHORT: u64 = 1000;
    if power <= SHORT { power.to_string() } else { format!("10^{}", power.ilog10()) }
}
