//! Pieces as rows of Kayles: whole units with their pins and nimbers, and these in nim columns. Cuts and their mirror images are on
//! the board.

mod holds;
mod mirror;

use zugzwang_engine::{
    Convention,
    theory::{
        kayles::{Kayles, Piece, Split},
        nim_sum::NimSum,
    },
};

use super::{
    Beat, Figure, Line, Look, Outcome, Size, Span, Story, Style, Theory, View, Wording, align, beat, listed,
    nim_sum::{few_of, figures, unpaired},
    say, values_told, ways, widest, wrapped,
};
use crate::words::numbers::{clear, interval};

impl Theory for Kayles {
    fn value(&self, look: &Look) -> String {
        say!(look, "why-rope-value", sum = self.sum.nim_sum)
    }

    fn ended(&self, _: &View<'_>, look: &Look) -> Story {
        self.short.iter().map(|short| beat!("why-rope-over", length = clear(short, look))).collect()
    }

    fn story(&self, view: &View<'_>, look: &Look) -> Story {
        match (view.outcome, &self.mirror, &self.split) {
            (Outcome::Win, Some(image), _) => mirror::story(self, image, ends(self), look),
            (Outcome::Win, None, Some(split)) => split_story(self, split, look),
            _ if self.pieces.iter().all(|piece| piece.pins == 0) => vec![beat!("why-rope-none")],
            _ if self.paired => {
                let mut beats = vec![beat!("why-rope-paired")];
                beats.extend(view.hold_out());
                beats.push(mirror::unpaired());
                beats
            }
            _ => {
                let values: Vec<u64> = self.pieces.iter().map(|piece| piece.nimber).collect();
                let [values, parts] = values_told(&values, look);
                let even = beat!("why-rope-even", values, parts);
                std::iter::once(even).chain(view.hold_out()).chain([kayles()]).collect()
            }
        }
    }

    fn holds(&self, _: &View<'_>, look: &Look) -> Story {
        holds::proof(self, look)
    }

    fn figures(&self, view: &View<'_>, look: &Look, Size { width, .. }: Size) -> [Figure; 2] {
        let cut = view.after().filter(|after: &&Self| after.short.is_none()).and_then(|after| Cut::of(self, after));
        let [columns, mut pick] = columns(self, cut.as_ref(), look, width);
        if let Some(cut) = &cut {
            pick.extend(wrapped(&cut.words(look), look.theme.text, width));
        }
        [[table(self, cut.as_ref(), look, width), columns].concat(), pick]
    }

    /// Returns every winning cut, at most `most` intervals of them; `None` if no cut wins.
    fn winning(&self, most: usize, look: &Look) -> Option<String> {
        let cuts = listed(self.intervals.iter().take(most).map(|found| interval(found, look)), look);
        let more = self.intervals.len().saturating_sub(most);
        (!self.intervals.is_empty()).then(|| say!(look, "why-rope-winning", cuts, more))
    }
}

/// The cut under the cursor.
struct Cut {
    /// The piece, from 0.
    at: usize,
    piece: Piece,
    left: Piece,
    right: Piece,
    /// `true` if all lengths are paired after it.
    pairs: bool,
}

impl Cut {
    /// Finds the cut. It leaves less on its left than there was, so the first piece that differs is the one that was cut.
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
        say!(look, key, floor, left, right, first, second, arrow)
    }
}

/// Returns whether the level gives plain names to nimbers and hides the pins of Kayles.
fn is_plain(look: &Look) -> bool {
    look.wording != Wording::Notation
}

/// Draws whole units, pins and nimbers, one column a piece; the plain levels have no pins. If not all pieces fit, those from shortly
/// before the cut one on are shown.
fn table(why: &Kayles, cut: Option<&Cut>, look: &Look, width: u16) -> Figure {
    let plain = is_plain(look);
    let value = if plain { "why-rope-worth" } else { "why-rope-nimber" };
    let labels = ["why-rope-piece", "why-rope-floor", value].map(|key| say!(look, key));
    let pins = (!plain).then(|| say!(look, "why-rope-pins"));
    let label = widest(labels.iter().chain(&pins));
    let digits = |number: u64| number.to_string().len();
    let count = why.pieces.len();
    let wide = why.pieces.iter().map(|piece| digits(piece.floor)).max().unwrap_or(1).max(digits(count as u64));
    let room = usize::from(width).saturating_sub(label + 2);
    // Cells stand apart, and get a margin if all have room for it.
    let pad = usize::from(count * (wide + 3) <= room);
    let cell = wide + 2 + pad;
    let fit = (room / cell).max(1);
    let first = cut.map_or(0, |cut| cut.at.saturating_sub(fit / 2)).min(count.saturating_sub(fit));
    let ellipsis = |cut: bool| Span::styled(if cut { look.glyphs().edge } else { " " }, look.theme.dim);
    let row = |name: &str, style: Style, value: &dyn Fn(usize, &Piece) -> u64| {
        let mut spans = vec![Span::styled(align::left(name, label), look.theme.dim), ellipsis(first > 0)];
        for (at, piece) in why.pieces.iter().enumerate().skip(first).take(fit) {
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
    // So few pieces can be counted at a glance.
    if count > 3 {
        rows.push(row(piece, theme.dim, &|at, _| at as u64 + 1));
    }
    rows.push(row(floor, theme.text.patch(theme.square), &|_, piece| piece.floor));
    rows.extend(pins.map(|pins| row(&pins, theme.text, &|_, piece| piece.pins)));
    rows.push(row(nimber, theme.title.patch(theme.square_dark), &|_, piece| piece.nimber));
    rows
}

/// Returns the style of a cell of the piece that the cursor's move cuts.
fn taken(style: Style, look: &Look) -> Style {
    if style.bg.is_some() { look.theme.taken.patch(look.theme.taken_cell) } else { look.theme.taken }
}

/// Draws the nimbers in binary, and the cut piece's before and after. Nimbers of 0 change nothing and are left out, and so are equal
/// pairs if there are many rows. One piece alone needs no columns.
fn columns(why: &Kayles, cut: Option<&Cut>, look: &Look, width: u16) -> [Figure; 2] {
    const MANY: usize = 4;
    // While the pieces are paired, no sum is needed.
    let is_alone = is_plain(look) || cut.is_none();
    let is_told = if is_alone { !is_paired(why) } else { cut.is_some_and(|cut| !cut.pairs) };
    if why.pieces.len() < 2 || !is_told {
        return [Figure::new(), Figure::new()];
    }
    let is_cut = |at: usize| cut.is_some_and(|cut| cut.at == at);
    let rows = why.pieces.iter().map(|piece| piece.nimber).enumerate();
    let rows = rows.filter(|(at, nimber)| *nimber > 0 || is_cut(*at)).collect();
    let rows = without_pairs(rows, MANY, &is_cut);
    if rows.is_empty() {
        return [Figure::new(), Figure::new()];
    }
    let sum = |nimbers: Vec<u64>| NimSum::of(&nimbers, Convention::Normal);
    let before = sum(rows.iter().map(|(_, nimber)| *nimber).collect());
    let left = |cut: &Cut| rows.iter().map(|(at, nimber)| if *at == cut.at { cut.nimber() } else { *nimber }).collect();
    let after = cut.map(|cut| sum(left(cut)));
    figures(&before, after.as_ref(), look, Size { width, height: 0 })
}

/// Removes pairs of equal nimbers, the first ones first, until no more than `most` pieces are left or no pair is; the cut piece
/// stays. Pieces are given by place, from 0.
fn without_pairs(mut rows: Vec<(usize, u64)>, most: usize, is_cut: &dyn Fn(usize) -> bool) -> Vec<(usize, u64)> {
    while rows.len() > most {
        let free = |(at, _): &&(usize, u64)| !is_cut(*at);
        let twin = |(at, nimber): &(usize, u64)| {
            let other = rows.iter().filter(free).find(|(other, equal)| other > at && equal == nimber)?;
            Some([*at, other.0])
        };
        let Some(twins) = rows.iter().filter(free).find_map(twin) else { break };
        rows.retain(|(at, _)| !twins.contains(at));
    }
    rows
}

/// Returns whether all pieces are in equal pairs, or the perfect player's cut makes them so.
const fn is_paired(why: &Kayles) -> bool {
    why.paired || why.mirror.is_some()
}

/// Tells what a piece is worth.
fn kayles() -> Beat {
    beat!("why-rope-kayles")
}

/// Returns whether the perfect player's cut leaves no piece that can be cut safely.
fn ends(why: &Kayles) -> bool {
    why.split.is_some() && holds::places_left(why) == 0
}

/// Tells which columns are odd, and the cut that makes all of them even.
fn split_story(why: &Kayles, split: &Split, look: &Look) -> Story {
    let Split { piece, floors: (left, right), nimbers: (first, second) } = *split;
    let from = piece.checked_sub(1).and_then(|at| why.pieces.get(at)).map_or(0, |piece| piece.nimber);
    let cut = beat!("why-rope-split", piece, left, right, first, second, from, to = first ^ second);
    let values: Vec<u64> = why.pieces.iter().map(|piece| piece.nimber).collect();
    vec![
        unpaired(&values, &why.sum.crosses, "value", few_of(&values), look).in_notation(),
        cut.moved(),
        beat!("why-rope-then", end = ends(why)),
        kayles(),
    ]
}

#[cfg(test)]
mod tests;
