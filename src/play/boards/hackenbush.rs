//! Hackenbush: stalks grow from the grass, and the arrows move along the pieces that the player may cut. Blue's pieces are solid,
//! Red's hollow, and those of both hatched.

mod drawing;
mod layout;

use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    text::Line,
};
use zugzwang_engine::{
    Game, Rules,
    games::{Hackenbush, hackenbush::Garden},
    theory::hackenbush::{Cut, Piece, Stalk},
};

use super::steering::{above, below, nearest};
use crate::{
    look::Look,
    play::{
        board::{Board, Hits, Scene, Seen, Step, parts, series},
        figures,
    },
    say,
};

/// The number of pieces of a large step.
const FAR: usize = 5;

impl Board for Hackenbush {
    type Game = Self;

    type Cursor = Cut;

    /// The highest piece that can be cut, which is the smallest cut of its stalk.
    fn cursor(_: &Self, garden: &Garden, before: Option<&Cut>) -> Cut {
        let wanted = before.map_or(1, |cut| cut.stalk);
        let stalk = nearest(wanted, garden.stalks.len(), |stalk| !open(garden, stalk).is_empty());
        on_stalk(garden, stalk, usize::MAX)
    }

    fn aim(_: &Self, _: &Garden, cut: &Cut) -> Cut {
        *cut
    }

    fn chosen(_: &Self, garden: &Garden, cut: &Cut) -> Option<Cut> {
        garden.piece(*cut).filter(|piece| garden.mover.cuts(*piece)).map(|_| *cut)
    }

    fn steer(_: &Self, garden: &Garden, cut: &Cut, step: Step) -> Cut {
        let pieces = open(garden, cut.stalk);
        let is_open = |stalk| !open(garden, stalk).is_empty();
        let to = |stalk| if stalk == cut.stalk { *cut } else { on_stalk(garden, stalk, cut.piece) };
        let piece = match step {
            Step::Left => return to(above(cut.stalk, is_open)),
            Step::Right => return to(below(cut.stalk, garden.stalks.len(), is_open)),
            Step::Up => pieces.iter().find(|piece| **piece > cut.piece).copied(),
            Step::Down => pieces.iter().rev().find(|piece| **piece < cut.piece).copied(),
            Step::More => closest(&pieces, cut.piece + FAR),
            Step::Less => closest(&pieces, cut.piece.saturating_sub(FAR)),
            Step::Least => pieces.first().copied(),
            Step::Most | Step::Clear => pieces.last().copied(),
        };
        Cut { piece: piece.unwrap_or(cut.piece), ..*cut }
    }

    /// Only a click leads to a piece of the other player.
    fn meant(_: &Self, garden: &Garden, cut: &Cut) -> Option<Cut> {
        garden.piece(*cut).filter(|piece| !garden.mover.cuts(*piece)).map(|_| *cut)
    }

    fn draw(game: &Self, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Cut> {
        drawing::draw(game, scene, area, buf)
    }

    fn untold(_: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        figures::stalks::lines(seen, room)
    }

    fn words(_: &Self, garden: &Garden, cut: &Cut, look: &Look) -> String {
        let color = garden.piece(*cut).map_or("blue", Piece::name);
        say!(look, "hackenbush-move", stalk = cut.stalk, piece = cut.piece, color = color)
    }

    fn recite(_: &Self, garden: &Garden, look: &Look) -> Vec<String> {
        let run = |run: &[Piece]| {
            let color = run.first().map_or("blue", |piece| piece.name());
            say!(look, "recite-stalk-run", color = color, count = run.len())
        };
        let words = |stalk: &Stalk| {
            if stalk.0.is_empty() {
                return say!(look, "recite-stalk-gone");
            }
            series(stalk.0.chunk_by(|one, other| one == other).map(run), look)
        };
        let turn = say!(look, "hackenbush-turn", who = garden.mover.name());
        parts(Self::ID, garden.stalks.iter().map(words), look).into_iter().chain([turn]).collect()
    }
}

/// The pieces of a stalk that the mover may cut, from the ground up.
fn open(garden: &Garden, stalk: usize) -> Vec<usize> {
    let pieces = garden.stalk(stalk).map_or(&[][..], |stalk| &stalk.0);
    (1..).zip(pieces).filter(|(_, piece)| garden.mover.cuts(**piece)).map(|(at, _)| at).collect()
}

fn closest(pieces: &[usize], wanted: usize) -> Option<usize> {
    pieces.iter().copied().min_by_key(|piece| piece.abs_diff(wanted))
}

/// The cut of a stalk that is closest to a height.
fn on_stalk(garden: &Garden, stalk: usize, height: usize) -> Cut {
    Cut { stalk, piece: closest(&open(garden, stalk), height).unwrap_or(1) }
}

/// The number of pieces of the tallest stalk that the setup has, so that the pieces keep their size during a game.
fn tallest(game: &Hackenbush, garden: &Garden) -> usize {
    game.start().stalks.iter().chain(&garden.stalks).map(|stalk| stalk.0.len()).max().unwrap_or(1).max(1)
}

/// Whether the game goes on.
fn goes_on(game: &Hackenbush, garden: &Garden) -> bool {
    game.end(garden).is_none()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::play::boards::testing::{areas, ascii, dark, game, hits};

    const TALL: &str = "stalks=bbrbr,g,rr,brbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrb,ggg,b";

    #[test]
    fn the_arrows_reach_every_piece_that_may_be_cut_and_no_other() {
        let game: Hackenbush = game(&[TALL]);
        let garden = game.start();
        let start = Hackenbush::cursor(&game, &garden, None);
        let (mut met, mut open) = (HashSet::from([start]), vec![start]);
        while let Some(cut) = open.pop() {
            for step in [Step::Up, Step::Down, Step::Left, Step::Right] {
                let next = Hackenbush::steer(&game, &garden, &cut, step);
                if met.insert(next) {
                    open.push(next);
                }
            }
        }
        assert_eq!(met, game.moves(&garden).collect());
        assert!(met.iter().all(|cut| Hackenbush::chosen(&game, &garden, cut) == Some(*cut)));
    }

    #[test]
    fn a_piece_of_the_other_player_is_meant_but_not_chosen() {
        let game: Hackenbush = game(&[]);
        let red = Cut { stalk: 1, piece: 2 };
        assert_eq!(Hackenbush::chosen(&game, &game.start(), &red), None);
        assert_eq!(Hackenbush::meant(&game, &game.start(), &red), Some(red));
        assert_eq!(Hackenbush::meant(&game, &game.start(), &Cut { stalk: 1, piece: 1 }), None);
    }

    #[test]
    fn it_is_drawn_in_any_area_and_clicks_stay_inside() {
        for words in [TALL, "stalks=br,br,r", "stalks=b,b,b,b,b,b,b,b,b,gg"] {
            let game: Hackenbush = game(&[words]);
            let garden = game.start();
            let cut = Hackenbush::cursor(&game, &garden, None);
            for (area, look) in areas((0..90).step_by(7), 0..48).flat_map(|area| [(area, dark()), (area, ascii())]) {
                let hits = hits::<Hackenbush>(&game, &garden, Some(&cut), &look, area);
                for (place, cut) in &hits {
                    assert!(area.intersection(*place) == *place && garden.piece(*cut).is_some(), "{area} {cut}");
                }
                let roomy = words != TALL && area.width >= 44 && area.height >= 8;
                let pieces: usize = garden.stalks.iter().map(|stalk| stalk.0.len()).sum();
                assert!(!roomy || hits.len() == pieces, "{words} {area}: {}", hits.len());
            }
        }
    }
}
