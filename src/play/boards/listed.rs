//! The board for games without a picture: the text of the position and a list of moves.

use std::{fmt, marker::PhantomData};

use ratatui::style::Style;

use super::prelude::*;
use crate::look::align::wrapped;

/// The board of a game that has no other: the position as text, and below it the moves, from which the arrow keys select one.
pub struct Listed<G>(PhantomData<fn() -> G>);

impl<G> fmt::Debug for Listed<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Listed")
    }
}

/// Maximum number of moves that the arrow keys reach. Others must be typed.
const MOST: usize = 1000;
/// The length of a large step, in moves.
const FAR: usize = 10;

fn moves<G: Game>(game: &G, position: &G::Position) -> Vec<G::Move> {
    if game.end(position).is_some() { Vec::new() } else { game.listed(position).take(MOST).collect() }
}

impl<G: Game> Board for Listed<G> {
    type Game = G;

    /// The selected move; `None` if there is no move.
    type Cursor = Option<G::Move>;

    fn cursor(game: &G, position: &G::Position, before: Option<&Self::Cursor>) -> Self::Cursor {
        let still_legal =
            before.cloned().flatten().filter(|mv| game.end(position).is_none() && game.play(position, mv).is_ok());
        still_legal.or_else(|| moves(game, position).into_iter().next())
    }

    fn chosen(_: &G, _: &G::Position, cursor: &Self::Cursor) -> Option<G::Move> {
        cursor.clone()
    }

    fn steer(game: &G, position: &G::Position, cursor: &Self::Cursor, step: Step) -> Self::Cursor {
        let moves = moves(game, position);
        let at = moves.iter().position(|mv| Some(mv) == cursor.as_ref()).unwrap_or(0);
        let to = match step {
            Step::Up | Step::Left => at.saturating_sub(1),
            Step::Down | Step::Right => at + 1,
            Step::Less => at + FAR,
            Step::More => at.saturating_sub(FAR),
            Step::Least | Step::Clear => 0,
            Step::Most => moves.len(),
        };
        moves.get(to.min(moves.len().saturating_sub(1))).cloned()
    }

    fn picture(game: &G, scene: &Scene<'_, Self>, room: Room) -> Picture<Self::Cursor> {
        let (width, height) = room.cells();
        let mut picture = Picture::filling(room);
        let mut rows = 0..height;
        let most = usize::try_from(height).unwrap_or(usize::MAX).saturating_sub(1);
        let wide = u16::try_from(width).unwrap_or(u16::MAX);
        let last = scene.last.map(|(_, last)| format!("{} {last}", scene.look.glyphs().last));
        let head = [(Some(scene.position.to_string()), Tone::Text), (last, Tone::Moved)];
        let lines = head.into_iter().flat_map(|(text, tone)| {
            let lines = text.map(|text| wrapped(&text, Style::new(), wide)).unwrap_or_default();
            lines.into_iter().map(move |line| (line, tone))
        });
        // The last row is left to the selected move.
        for ((line, tone), row) in lines.zip(rows.by_ref().take(most)) {
            picture.label((cells(0.0), cells(1.0) * row), Align::Left, line.to_string(), tone);
        }
        let (chosen, moves) = (scene.cursor.cloned().flatten(), moves(game, scene.position));
        let at = moves.iter().position(|mv| Some(mv) == chosen.as_ref()).unwrap_or(0);
        let first = (at + 1).saturating_sub(rows.clone().count());
        for (mv, row) in moves.into_iter().skip(first).zip(rows) {
            let y = cells(1.0) * row;
            let here = Some(&mv) == chosen.as_ref();
            if here {
                picture.sign((cells(0.0), y), Align::Left, Sign::Here, Tone::Title);
            }
            let tone = if here { Tone::Title } else { Tone::Text };
            picture.label((cells(2.0), y), Align::Left, mv.to_string(), tone);
            let row = Place { y, w: picture.size.0, h: cells(1.0), ..Place::default() };
            picture.put(Shape::Slot, State::Rest, row).click(Some(Some(mv)));
        }
        picture
    }

    fn words(_: &G, _: &G::Position, mv: &G::Move, _: &Look) -> String {
        mv.to_string()
    }
}

#[cfg(test)]
mod tests {
    use ratatui::{buffer::Buffer, layout::Rect};
    use zugzwang_engine::{Rules, games::Nim};

    use super::*;
    use crate::play::boards::testing::{dark, game};

    #[test]
    fn arrow_keys_reach_every_move_and_the_selected_row_can_be_clicked() {
        let (game, look) = (game::<Nim>(&["heaps=3,4,5"]), dark());
        let start = game.start();
        let mut cursor = Listed::<Nim>::cursor(&game, &start, None);
        for mv in game.moves(&start) {
            assert_eq!(Listed::<Nim>::chosen(&game, &start, &cursor).as_ref(), Some(&mv));
            for height in 1..16 {
                let area = Rect::new(0, 0, 20, height);
                let scene = Scene::<Listed<Nim>> {
                    position: &start,
                    cursor: Some(&cursor),
                    last: None,
                    reason: None,
                    told: false,
                    look: &look,
                };
                let picture = Listed::picture(&game, &scene, Room::of(area, &look));
                let hits = picture.draw(area, &mut Buffer::empty(area), &look, &Stage::default());
                assert!(hits.iter().any(|(_, hit)| hit.as_ref() == Some(&mv)), "{mv} in {height} lines");
            }
            cursor = Listed::<Nim>::steer(&game, &start, &cursor, Step::Down);
        }
        let last = game.moves(&start).last();
        assert_eq!((Listed::<Nim>::steer(&game, &start, &None, Step::Most), cursor), (last, last));
    }
}
