//! Pieces as rows of Kayles: the middle and its mirror, whole units with their pins and nimbers, and these in nim columns.

mod course;
mod holds;
mod mirror;

use ratatui::{
    layout::Size,
    style::Style,
    text::{Line, Span},
};
use zugzwang_engine::{
    Convention, Outcome,
    theory::{
        kayles::{Kayles, Piece, Split},
        nim_sum::NimSum,
    },
};

use super::{
    Beat, Picture, Story, View, beat,
    nim_sum::{figures, odd_columns},
    parts_told, width_of, wrapped,
};
use crate::{
    look::{Look, align, wording::Wording},
    say,
    words::numbers::{clear, interval},
};

pub(super) fn picture(why: &Kayles, view: &View<'_>, look: &Look, Size { width, .. }: Size) -> Picture {
    let value = say!(look, "why-rope-value", sum = why.sum.nim_sum);
    if let Some(short) = &why.short {
        return Picture::told(value, say!(look, "why-rope-over", length = clear(short, look)));
    }
    let cut = after!(view, Kayles).filter(|after| after.short.is_none()).and_then(|after| Cut::of(why, after));
    let (columns, mut pick) = columns(why, cut.as_ref(), look, width);
    if let Some(cut) = &cut {
        pick.extend(wrapped(&cut.words(look), look.theme.text, width));
    }
    let mut figure = mirror::drawn(why, look, width);
    figure.extend(table(why, cut.as_ref(), look, width));
    figure.extend(columns);
    let course = course::Lecturing::new(why, look, width);
    let story = story(why, view, course.sums, look);
    Picture { value, figure, pick, story: story.sentences(look), course: course.told(&story, look) }
}

/// Why the theorem holds, told over this very position.
pub(super) fn holds(why: &Kayles, _view: &View<'_>, look: &Look) -> Story {
    holds::told(why, look)
}

/// The cut under the cursor: which piece, from 0, and what it becomes.
struct Cut {
    at: usize,
    piece: Piece,
    left: Piece,
    right: Piece,
    /// `true` where all lengths are paired then.
    pairs: bool,
}

impl Cut {
    /// A cut leaves less on its left than there was, so the first piece that differs is the one that was cut.
    fn of(why: &Kayles, after: &Kayles) -> Option<Self> {
        let at = (0..why.pieces.len()).find(|at| why.pieces.get(*at) != after.pieces.get(*at))?;
        let piece = *why.pieces.get(at)?;
        let (left, right) = (*after.pieces.get(at)?, *after.pieces.get(at + 1)?);
        Some(Self { at, piece, left, right, pairs: after.paired })
    }

    const fn nimber(&self) -> u64 {
        self.left.nimber ^ self.right.nimber
    }

    fn words(&self, look: &Look) -> String {
        let (floor, left, right) = (self.piece.floor, self.left.floor, self.right.floor);
        let (first, second, arrow) = (self.left.nimber, self.right.nimber, look.glyphs().arrow);
        let key = if is_plain(look) { "plain-why-rope-cut" } else { "why-rope-cut" };
        say!(look, key, floor = floor, left = left, right = right, first = first, second = second, arrow = arrow)
    }
}

/// Returns whether the pins of Kayles and the nimbers go by plain names, or are not shown.
fn is_plain(look: &Look) -> bool {
    look.wording != Wording::Notation
}

/// Whole units, pins and nimbers, one column a piece, in plain words without the pins; where not all fit, those from shortly before the cut one on.
fn table(why: &Kayles, cut: Option<&Cut>, look: &Look, width: u16) -> Vec<Line<'static>> {
    let plain = is_plain(look);
    let value = if plain { "why-rope-worth" } else { "why-rope-nimber" };
    let labels = ["why-rope-piece", "why-rope-floor", value].map(|key| say!(look, key));
    let pins = (!plain).then(|| say!(look, "why-rope-pins"));
    let label = labels.iter().chain(&pins).map(|label| width_of(label)).max().unwrap_or(0);
    let digits = |number: u64| number.to_string().len();
    let count = why.pieces.len();
    let wide = why.pieces.iter().map(|piece| digits(piece.floor)).max().unwrap_or(1).max(digits(count as u64));
    let room = usize::from(width).saturating_sub(label + 2);
    // Cells stand apart, with a column on either side of their figures where all have room for it.
    let pad = usize::from(count * (wide + 3) <= room);
    let cell = wide + 2 + pad;
    let fit = (room / cell).max(1);
    let first = cut.map_or(0, |cut| cut.at.saturating_sub(fit / 2)).min(count.saturating_sub(fit));
    let shown = || why.pieces.iter().enumerate().skip(first).take(fit);
    let ellipsis = |cut: bool| Span::styled(if cut { look.glyphs().edge } else { " " }, look.theme.dim);
    let row = |name: &str, style: Style, value: &dyn Fn(usize, &Piece) -> u64| {
        let mut spans = vec![Span::styled(align::left(name, label), look.theme.dim), ellipsis(first > 0)];
        for (at, piece) in shown() {
            let style = if cut.is_some_and(|cut| cut.at == at) { taken(style, look) } else { style };
            let figure = format!("{:>1$}{2}", value(at, piece), wide + 1, " ".repeat(pad));
            spans.extend([Span::raw(" "), Span::styled(figure, style)]);
        }
        spans.push(ellipsis(first + fit < count));
        Line::from(spans)
    };
    let theme = &look.theme;
    let [piece, floor, nimber] = &labels;
    let mut rows = Vec::new();
    // As many as can be counted at a glance need no numbers.
    if count > 3 {
        rows.push(row(piece, theme.dim, &|at, _| at as u64 + 1));
    }
    rows.push(row(floor, theme.text.patch(theme.square), &|_, piece| piece.floor));
    rows.extend(pins.map(|pins| row(&pins, theme.text, &|_, piece| piece.pins)));
    rows.push(row(nimber, theme.title.patch(theme.square_dark), &|_, piece| piece.nimber));
    rows
}

/// The style of a cell of the piece that the cursor's move cuts.
fn taken(style: Style, look: &Look) -> Style {
    if style.bg.is_some() { look.theme.taken.patch(look.theme.taken_cell) } else { look.theme.taken }
}

/// The nimbers in binary, and the cut piece's before and after; nimbers of 0 change nothing and are left out, and so are equal
/// pairs where there are many. One piece alone needs no columns.
fn columns(why: &Kayles, cut: Option<&Cut>, look: &Look, width: u16) -> (Vec<Line<'static>>, Vec<Line<'static>>) {
    const MANY: usize = 4;
    // While the pieces can be paired, what they are worth needs no sum.
    let is_alone = is_plain(look) || cut.is_none();
    let is_told = if is_alone { !is_paired(why) } else { cut.is_some_and(|cut| !cut.pairs) };
    if why.pieces.len() < 2 || !is_told {
        return (Vec::new(), Vec::new());
    }
    let mut rows = rows(why, cut);
    while rows.len() > MANY {
        let equal = |row: &&Row| !row.is_cut && rows.iter().filter(|other| *other == *row).count() > 1;
        let Some(twin) = rows.iter().find(equal).copied() else { break };
        for _ in 0..2 {
            if let Some(place) = rows.iter().position(|row| *row == twin) {
                rows.remove(place);
            }
        }
    }
    if rows.is_empty() {
        return (Vec::new(), Vec::new());
    }
    let before: Vec<u64> = rows.iter().map(|row| row.nimber).collect();
    let left =
        cut.map(|cut| rows.iter().map(|row| if row.is_cut { cut.nimber() } else { row.nimber }).collect::<Vec<_>>());
    let after = left.map(|left| NimSum::of(&left, Convention::Normal));
    figures(&NimSum::of(&before, Convention::Normal), after.as_ref(), look, width)
}

/// A piece's row among the columns.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Row {
    nimber: u64,
    /// `true` where the cursor's move cuts this piece.
    is_cut: bool,
}

fn rows(why: &Kayles, cut: Option<&Cut>) -> Vec<Row> {
    let row = |(at, piece): (usize, &Piece)| Row { nimber: piece.nimber, is_cut: cut.is_some_and(|cut| cut.at == at) };
    why.pieces.iter().enumerate().map(row).filter(|row| row.nimber > 0 || row.is_cut).collect()
}

/// Returns whether all pieces are in equal pairs, or the perfect player's cut makes them so.
const fn is_paired(why: &Kayles) -> bool {
    why.paired || why.mirror.is_some()
}

/// Every winning cut, at most so many intervals of them; `None` where no cut wins.
pub(super) fn winning(why: &Kayles, most: usize, look: &Look) -> Option<String> {
    let told = why.intervals.iter().take(most).map(|found| interval(found, look));
    let cuts = told.collect::<Vec<_>>().join(&say!(look, "list-separator"));
    let more = why.intervals.len().saturating_sub(most);
    (!why.intervals.is_empty()).then(|| say!(look, "why-rope-winning", cuts = cuts, more = more))
}

fn story(why: &Kayles, view: &View<'_>, sums: [usize; 2], look: &Look) -> Story {
    match (view.outcome, &why.mirror, &why.split) {
        (Outcome::Win, Some(image), _) => mirror::story(why, image, ends(why), look),
        (Outcome::Win, None, Some(split)) => split_story(why, split, sums, look),
        _ if why.pieces.iter().all(|piece| piece.pins == 0) => Story::from(vec![beat!("why-rope-none")]),
        _ if why.paired => {
            let told = std::iter::once(beat!("why-rope-paired").at(course::DRAWN));
            let told = told.chain(view.hold_out().map(|held| held.at(course::DRAWN)));
            told.chain([mirror::unpaired(why)]).collect()
        }
        _ => {
            let values: Vec<u64> = why.pieces.iter().map(|piece| piece.nimber).collect();
            let [values, parts] = parts_told(&values, look);
            let told = std::iter::once(beat!("why-rope-even", values = values, parts = parts).at(sums[0]));
            told.chain(view.hold_out()).chain([kayles()]).collect()
        }
    }
}

/// Tells what a piece comes to: to a class with the table, before the sums.
fn kayles() -> Beat {
    beat!("why-rope-kayles").at(course::DRAWN)
}

/// Returns whether the perfect player's cut leaves no piece that can be cut safely.
fn ends(why: &Kayles) -> bool {
    why.split.is_some() && holds::places_left(why) == 0
}

/// The columns, and the piece that is cut so that all are even.
fn split_story(why: &Kayles, split: &Split, [crosses, change]: [usize; 2], look: &Look) -> Story {
    let from = split.piece.checked_sub(1).and_then(|at| why.pieces.get(at)).map_or(0, |piece| piece.nimber);
    let ((left, right), (first, second)) = (split.floors, split.nimbers);
    let (piece, to) = (split.piece, first ^ second);
    let cut = beat!(
        "why-rope-split",
        piece = piece,
        left = left,
        right = right,
        first = first,
        second = second,
        from = from,
        to = to
    );
    Story::from(vec![
        odd_columns(&why.sum.crosses, "value", look).at(crosses).in_notation(),
        cut.at(change),
        beat!("why-rope-then", end = ends(why)),
        kayles(),
    ])
}

#[cfg(test)]
mod tests;
