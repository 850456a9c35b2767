//! The board for games without a picture: the text of the position and a list of moves.

use std::{fmt, marker::PhantomData};

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect},
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::Game;

use crate::{
    look::{Look, align::wrapped},
    play::board::{Board, Hits, Scene, Step},
};

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

    fn aim(_: &G, _: &G::Position, mv: &G::Move) -> Self::Cursor {
        Some(mv.clone())
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

    fn draw(game: &G, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Self::Cursor> {
        let (theme, glyphs) = (&scene.look.theme, scene.look.glyphs());
        let mut text = wrapped(&scene.position.to_string(), theme.text, area.width);
        if let (Some(line), Some((_, last))) = (text.last_mut(), scene.last) {
            let last = Span::styled(format!("  {} {last}", glyphs.last), theme.last);
            if line.width() + last.width() <= usize::from(area.width) {
                line.push_span(last);
            } else {
                text.push(last.into());
            }
        }
        let head = u16::try_from(text.len()).unwrap_or(u16::MAX);
        let [above, _, below] =
            Layout::vertical([Constraint::Max(head), Constraint::Max(1), Constraint::Min(1)]).areas(area);
        for (row, line) in above.rows().zip(text) {
            line.render(row, buf);
        }
        let chosen = scene.cursor.cloned().flatten();
        let moves = moves(game, scene.position);
        let at = moves.iter().position(|mv| Some(mv) == chosen.as_ref()).unwrap_or(0);
        let first = (at + 1).saturating_sub(usize::from(below.height));
        let shown = below.rows().zip(moves.into_iter().skip(first));
        let drawn = shown.map(|(row, mv)| {
            let here = Some(&mv) == chosen.as_ref();
            let (pointer, style) = if here { (glyphs.pointer, theme.title) } else { (" ", theme.text) };
            Line::styled(format!("{pointer} {mv}"), style).render(row, buf);
            (row, Some(mv))
        });
        drawn.collect()
    }

    fn words(_: &G, _: &G::Position, mv: &G::Move, _: &Look) -> String {
        mv.to_string()
    }
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::{Rules, Setup, games::Nim};

    use super::*;
    use crate::look::{glyphs::GlyphSet, theme::ThemeName};

    #[test]
    fn arrow_keys_reach_every_move_and_the_selected_row_can_be_clicked() {
        let game = Nim::new(&Setup::read(Nim::FIELDS, &["heaps=3,4,5"]).expect("the fields are valid"))
            .expect("the setup is valid");
        let (start, look) = (game.start(), Look::new(ThemeName::Ansi, GlyphSet::Unicode));
        let mut cursor = Listed::<Nim>::cursor(&game, &start, None);
        for mv in game.moves(&start) {
            assert_eq!(Listed::<Nim>::chosen(&game, &start, &cursor).as_ref(), Some(&mv));
            let scene = Scene {
                position: &start,
                cursor: Some(&cursor),
                last: None,
                reason: None,
                look: &look,
                stage: &crate::play::board::Stage::default(),
            };
            for height in 0..16 {
                let area = Rect::new(0, 0, 20, height);
                let hits = Listed::<Nim>::draw(&game, &scene, area, &mut Buffer::empty(area));
                assert!(height == 0 || hits.iter().any(|(_, hit)| hit.as_ref() == Some(&mv)), "{mv} in {height} lines");
            }
            cursor = Listed::<Nim>::steer(&game, &start, &cursor, Step::Down);
        }
        let last = game.moves(&start).last();
        assert_eq!((Listed::<Nim>::steer(&game, &start, &None, Step::Most), cursor), (last, last));
    }
}
