//! Helpers for the tests of boards.

use ratatui::{buffer::Buffer, layout::Rect};
use zugzwang_engine::Setup;

use super::prelude::*;
use crate::{
    look::{glyphs::GlyphSet, theme::ThemeName},
    play::board::{Hits, Position},
};

/// The game of a setup.
pub(super) fn game<G: Game>(words: &[&str]) -> G {
    G::new(&Setup::read(G::FIELDS, words).expect("a setup")).expect("a game")
}

/// A look with backgrounds and large pieces.
pub(super) fn dark() -> Look {
    Look::new(ThemeName::Dark, GlyphSet::Unicode)
}

/// A look without backgrounds and with ASCII signs alone.
pub(super) fn ascii() -> Look {
    Look::new(ThemeName::Mono, GlyphSet::Ascii)
}

/// Areas of all these sizes, away from the corner of the screen.
pub(super) fn areas(
    widths: impl IntoIterator<Item = u16>,
    heights: impl IntoIterator<Item = u16> + Clone,
) -> impl Iterator<Item = Rect> {
    let sizes =
        widths.into_iter().flat_map(move |width| heights.clone().into_iter().map(move |height| (width, height)));
    sizes.map(|(width, height)| Rect::new(3, 2, width, height))
}

/// Draws a position in an area with a cursor on it, and returns the clicks.
pub(super) fn hits<B: Board>(
    game: &B::Game,
    position: &Position<B>,
    cursor: Option<&B::Cursor>,
    look: &Look,
    area: Rect,
) -> Hits<B::Cursor> {
    let scene = Scene::<B> { position, cursor, last: None, reason: None, look };
    let picture = B::picture(game, &scene, Room::of(area, look));
    picture.draw(area, &mut Buffer::empty(area), look, &Stage::default())
}

/// Draws a position in these areas, and checks that every click lies in its area and means a move.
pub(super) fn check_clicks<B: Board>(
    game: &B::Game,
    position: &Position<B>,
    look: &Look,
    areas: impl IntoIterator<Item = Rect>,
) {
    let cursor = B::cursor(game, position, None);
    for area in areas {
        for (place, cursor) in hits::<B>(game, position, Some(&cursor), look, area) {
            let is_move = B::chosen(game, position, &cursor).is_some();
            assert!(is_move && area.union(place) == area, "{cursor:?} at {place} in {area}");
        }
    }
}
