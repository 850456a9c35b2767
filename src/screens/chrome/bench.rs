//! A board with what is said about it in fixed places: a text above it, words below it, and the panel of its reason.

use super::{above, at_most, draw_why, view::Drawn};
use crate::{
    play::table::Review,
    screens::{board_hits, prelude::*},
};

/// Lines for a width.
pub(in crate::screens) type Wrapped<'a> = &'a dyn Fn(u16) -> Vec<Line<'static>>;

pub(in crate::screens) struct Bench<'a> {
    /// The places of the text above, the board, the words below and the panel. Only the window and what is open decide, so that the
    /// board keeps its place whatever is said.
    pub(in crate::screens) areas: &'a dyn Fn(Rect) -> [Rect; 4],
    pub(in crate::screens) asked: Wrapped<'a>,
    pub(in crate::screens) board: BoardView<'a>,
    /// The words for a place, and for whether the panel is seen.
    pub(in crate::screens) words: &'a dyn Fn(Rect, bool) -> Words,
    /// The reason, if its panel is open.
    pub(in crate::screens) reason: Option<Reason<'a>>,
    /// The sentences that are read aloud, besides the note.
    pub(in crate::screens) heard: &'a dyn Fn() -> Vec<String>,
}

/// The contents of the place of the board.
pub(in crate::screens) enum BoardView<'a> {
    Table(&'a Table, Shown),
    /// A position of a finished game, after so many moves; `veiled` without what is known of it.
    Review {
        review: &'a Review,
        plies: usize,
        veiled: bool,
    },
    Own(Drawn<'a>),
}

#[derive(Debug, Default)]
pub(in crate::screens) struct Words {
    pub(in crate::screens) lines: Vec<Line<'static>>,
    /// The number of pages of the reason, if that is said here.
    pub(in crate::screens) pages: usize,
    pub(in crate::screens) hits: Hits,
}

pub(in crate::screens) struct Reason<'a> {
    pub(in crate::screens) title: String,
    pub(in crate::screens) lines: &'a dyn Fn(Size) -> Vec<Line<'static>>,
    /// Counts from 0 and wraps around.
    pub(in crate::screens) page: isize,
}

impl BoardView<'_> {
    pub(super) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let places = match self {
            Self::Table(table, shown) if table.is_pointed() => table.draw(area, buf, &look.of_opponent(), *shown),
            Self::Table(table, shown) => table.draw(area, buf, look, *shown),
            Self::Review { review, plies, veiled } => review.draw(*plies, *veiled, area, buf, look),
            Self::Own(draw) => return draw(area, buf),
        };
        board_hits(area, places)
    }
}

impl Bench<'_> {
    /// Returns the clicks, and the number of pages of the reason.
    pub(in crate::screens) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> (Hits, usize) {
        let [asked, board, below, panel] = (self.areas)(area);
        let width = asked.width.saturating_sub(2);
        above(at_most((self.asked)(width), asked.height.into(), width.into(), look), asked, buf);
        let mut hits = if board.is_empty() { Hits::new() } else { self.board.draw(board, buf, look) };
        let reason = self.reason.as_ref().filter(|_| !panel.is_empty());
        let pages = reason.map_or(1, |reason| draw_why(&reason.title, reason.lines, reason.page, panel, buf, look));
        let words = (self.words)(below, reason.is_some());
        draw_lines(words.lines, below, buf);
        hits.extend(words.hits);
        (hits, pages.max(words.pages))
    }
}
