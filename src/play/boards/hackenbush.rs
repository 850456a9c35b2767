//! Hackenbush: stalks grow from the grass, and the arrows move along the pieces that the player may cut. Blue's pieces are plain,
//! Red's striped, and those of both like bamboo.

mod told;

use zugzwang_engine::{
    games::{Hackenbush, hackenbush::Garden},
    theory::hackenbush::{Color, Cut, Piece, Stalk},
};

use super::prelude::*;
use crate::play::scene::{Owner, Stacks};

/// Heights from which a line says whose turn it is, from which the stalks have numbers, and from which there is room for their values.
const HEADED: f32 = 7.0;
const NUMBERED: f32 = 3.0;
const VALUED: f32 = 9.0;

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

    fn picture(game: &Self, scene: &Scene<'_, Self>, room: Room) -> Picture<Cut> {
        let (start, garden) = (game.start(), scene.position);
        let heights = start.stalks.iter().zip(&garden.stalks).map(|(one, other)| one.0.len().max(other.0.len()));
        let at = scene.cursor.or(scene.last.map(|(_, cut)| cut)).map_or(0, |cut| cut.stalk.saturating_sub(1));
        let rows = |least: f32| f32::from(u8::from(room.height() >= least));
        let texts = (rows(HEADED), rows(NUMBERED) + rows(VALUED));
        let stacks = Stacks::new(garden.stalks.len(), heights.max().unwrap_or(1), at, texts, room);
        let mut picture = stacks.picture();
        picture.put(Shape::Grass, State::Rest, stacks.ground());
        if texts.0 > 0.0 {
            put_head(scene, game.end(garden).is_none(), &mut picture);
        }
        for stalk in stacks.seen() {
            put_stalk(scene, stalk, &stacks, &mut picture);
            put_gone(&start, scene, stalk, &stacks, &mut picture);
            let is_chosen = scene.cursor.is_some_and(|cut| cut.stalk == stalk + 1);
            let tone = if is_chosen { Tone::Title } else { Tone::Dim };
            if texts.1 > 0.0 {
                picture.caption(stacks.below(stalk, 0), stalk as u64 + 1, tone);
            }
        }
        if texts.1 > 1.0 {
            told::put_values(scene, &stacks, &mut picture);
        }
        picture
    }

    fn roles(game: &Self, look: &Look) -> Option<[String; 2]> {
        let name = |color: Color| if color == Color::Blue { "hackenbush-blue" } else { "hackenbush-red" };
        let first = game.begins();
        Some([first, first.other()].map(|color| say!(look, name(color))))
    }

    fn untold(_: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        told::cuts(seen, room)
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

/// The player who may cut a piece.
const fn owner(piece: Piece) -> Owner {
    match piece {
        Piece::Blue => Owner::First,
        Piece::Red => Owner::Second,
        Piece::Green => Owner::Both,
    }
}

/// Says whose turn it is, and which pieces are whose.
fn put_head(scene: &Scene<'_, Hackenbush>, goes_on: bool, picture: &mut Picture<Cut>) {
    /// Columns of a piece in a line.
    const PIECE: f32 = 3.0;
    let mut x = cells(1.0);
    let has_green = scene.position.stalks.iter().any(Stalk::is_green);
    let owners = [(Piece::Blue, "hackenbush-blue"), (Piece::Red, "hackenbush-red"), (Piece::Green, "hackenbush-both")];
    for (piece, key) in owners.into_iter().take(if has_green { 3 } else { 2 }) {
        let name = say!(scene.look, key);
        let at = x + wide(&name) + cells(1.0);
        if picture.unit.columns(at + cells(PIECE)) > picture.unit.columns(picture.size.0) {
            return;
        }
        let is_movers = goes_on && piece != Piece::Green && scene.position.mover.cuts(piece);
        if is_movers {
            picture.sign((x - cells(1.0), cells(0.0)), Align::Left, Sign::Here, Tone::Title);
        }
        picture.label((x, cells(0.0)), Align::Left, name, if is_movers { Tone::Title } else { Tone::Dim });
        let place = Place { x: at, y: cells(0.0), w: cells(PIECE), h: cells(1.0) };
        picture.put(Shape::Block(owner(piece)), State::Rest, place);
        x = at + cells(PIECE + 3.0);
    }
}

/// Puts the pieces of a stalk: the one that the cursor cuts, and those that fall with it.
fn put_stalk(scene: &Scene<'_, Hackenbush>, stalk: usize, stacks: &Stacks, picture: &mut Picture<Cut>) {
    let Some(pieces) = scene.position.stalk(stalk + 1).map(|stalk| &stalk.0) else { return };
    let cut = scene.cursor.filter(|cut| cut.stalk == stalk + 1).map(|cut| cut.piece);
    let at = cut.map_or(0, |piece| piece.saturating_sub(1));
    for (row, height) in stacks.rows(pieces.len(), at).into_iter().enumerate() {
        let place = stacks.piece(stalk, row);
        let Some((number, piece)) = height.and_then(|height| Some((height + 1, *pieces.get(height)?))) else {
            picture.mark(place, Sign::More, Tone::Dim);
            continue;
        };
        let falls = cut.is_some_and(|cut| cut < number);
        let shape = if falls { Shape::Falling(owner(piece)) } else { Shape::Block(owner(piece)) };
        let state = if falls || cut == Some(number) { State::Chosen } else { State::Rest };
        let id = Stage::falling(Stage::piece(stalk + 1, number as u64));
        picture.put(shape, state, place).id(id).click(Some(Cut { stalk: stalk + 1, piece: number }));
        if cut == Some(number) {
            let y = picture.unit.middle_row(place.middle().1);
            picture.sign((place.x - cells(2.0), y), Align::Left, Sign::Here, Tone::Chosen);
        }
    }
}

/// Puts the places of the pieces that are gone, and lets those that the last cut took fall on the grass.
fn put_gone(start: &Garden, scene: &Scene<'_, Hackenbush>, stalk: usize, stacks: &Stacks, picture: &mut Picture<Cut>) {
    let count = |garden: &Garden| garden.stalk(stalk + 1).map_or(0, |stalk| stalk.0.len());
    let (standing, before) = (count(scene.position), scene.last.map_or(0, |(before, _)| count(before)));
    let pieces = start.stalk(stalk + 1).map_or(&[][..], |stalk| &stalk.0);
    for (at, piece) in pieces.iter().enumerate().take(stacks.high()).skip(standing) {
        let (place, state) = (stacks.piece(stalk, at), if at < before { State::Moved } else { State::Gone });
        picture.put(Shape::Block(owner(*piece)), state, place);
        if at == standing && state == State::Moved {
            picture.mark(place, Sign::Last, Tone::Moved);
        }
    }
    let grass = stacks.piece(stalk, 0);
    let heap = Place { x: grass.x + grass.w, y: stacks.ground().y, w: cells(2.0), h: cells(1.0) };
    for at in standing..before {
        picture.put(Shape::Slot, State::Rest, heap).id(Stage::falling(Stage::piece(stalk + 1, at as u64 + 1)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::boards::testing::game;

    #[test]
    fn a_piece_of_the_other_player_is_meant_but_not_chosen() {
        let game: Hackenbush = game(&[]);
        let red = Cut { stalk: 1, piece: 2 };
        assert_eq!(Hackenbush::chosen(&game, &game.start(), &red), None);
        assert_eq!(Hackenbush::meant(&game, &game.start(), &red), Some(red));
        assert_eq!(Hackenbush::meant(&game, &game.start(), &Cut { stalk: 1, piece: 1 }), None);
    }
}
