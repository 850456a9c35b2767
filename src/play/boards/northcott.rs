//! Northcott's game: up and down choose the track, left and right the cell to which the player's ram goes.

mod told;

use zugzwang_engine::games::{
    Northcott,
    northcott::{Go, Rams, Track},
};

use super::prelude::*;
use crate::play::figures::columns::Rows;

/// Columns behind a track for the gap and the gap that the cursor's move leaves, and for the parts of a gap of many cells.
const TAIL: f32 = 11.0;
const PARTS: f32 = 12.0;
/// The most cells of a track on which the parts can be shown as coins.
const FEW: u64 = 14;

impl Board for Northcott {
    type Game = Self;

    type Cursor = Go;

    fn cursor(game: &Self, rams: &Rams, before: Option<&Go>) -> Go {
        let wanted = before.map_or(1, |go| go.track);
        let track = nearest(wanted, rams.tracks.len(), |track| is_open(game, rams, track));
        Go { track, cell: forward(game, rams, track) }
    }

    fn chosen(game: &Self, rams: &Rams, go: &Go) -> Option<Go> {
        cells_of(game, rams, go.track).contains(&go.cell).then_some(*go)
    }

    fn steer(game: &Self, rams: &Rams, go: &Go, step: Step) -> Go {
        let cells = cells_of(game, rams, go.track);
        let large = (game.cells() / 8).max(1);
        let open = |track| is_open(game, rams, track);
        let cell = match step {
            Step::Up => return on_track(game, rams, *go, above(go.track, open)),
            Step::Down => return on_track(game, rams, *go, below(go.track, rams.tracks.len(), open)),
            Step::Left => cells.iter().rev().find(|cell| **cell < go.cell).copied(),
            Step::Right => cells.iter().find(|cell| **cell > go.cell).copied(),
            Step::More => nearest_cell(&cells, go.cell.saturating_add(large)),
            Step::Less => nearest_cell(&cells, go.cell.saturating_sub(large)),
            Step::Least => cells.first().copied(),
            Step::Most => cells.last().copied(),
            Step::Clear => Some(forward(game, rams, go.track)),
        };
        Go { cell: cell.unwrap_or(go.cell), ..*go }
    }

    fn picture(game: &Self, scene: &Scene<'_, Self>, room: Room) -> Picture<Go> {
        let rams = scene.position;
        let at = scene.cursor.or(scene.last.map(|(_, go)| go)).copied().unwrap_or(Go { track: 1, cell: 1 });
        let (count, goal) = (rams.tracks.len() as u64, track_of(rams, at.track).of(rams.mover.other()));
        let tracks = Side { first: 1, last: count, at: at.track as u64, goal: count };
        let cells = Side { first: 1, last: game.cells(), at: at.cell, goal };
        let lanes = Grid::lanes(tracks, cells, if game.cells() > FEW { TAIL + PARTS } else { TAIL }, room);
        let mut picture = lanes.picture();
        for (place, number, cell) in lanes.squares() {
            put_square(game, scene, Go { track: usize::try_from(number).unwrap_or(0), cell }, place, &mut picture);
        }
        for (number, track) in (1..).zip(&rams.tracks) {
            put_rams(*track, number, &lanes, &mut picture);
            put_gap(scene, *track, number, &lanes, &mut picture);
        }
        if let Some(gaps) = told::Gaps::of(scene) {
            gaps.put(&lanes, &mut picture);
        }
        picture
    }

    fn untold(_: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let gaps = |rams: &Rams| rams.tracks.iter().map(|track| track.gap()).collect::<Vec<u64>>();
        let (now, then) = (gaps(seen.now()), seen.then.as_ref().map(gaps));
        if seen.looks {
            return Rows { now: &now, then: then.as_deref(), modulus: 2, changed: 1 }.lines(seen.look, room);
        }
        Ledger::parts(&now, then.as_deref()).lines(seen.look, room)
    }

    fn words(_: &Self, rams: &Rams, go: &Go, look: &Look) -> String {
        let from = track_of(rams, go.track).of(rams.mover);
        let forward = (go.cell > from) == (rams.mover == Seat::First);
        let way = if forward { "forward" } else { "back" };
        say!(look, "northcott-move", track = go.track, cell = go.cell, by = from.abs_diff(go.cell), way = way)
    }

    fn recite(_: &Self, rams: &Rams, look: &Look) -> Vec<String> {
        let words =
            |track: &Track| say!(look, "recite-rams", left = track.left, right = track.right, gap = track.gap());
        parts(Self::ID, rams.tracks.iter().map(words), look)
    }
}

fn track_of(rams: &Rams, track: usize) -> Track {
    rams.track(track).unwrap_or(Track { left: 1, right: 2 })
}

/// The number of a ram on the stage.
fn ram(track: usize, seat: Seat) -> u64 {
    Stage::piece(track, u64::from(seat == Seat::Second))
}

fn nearest_cell(cells: &[u64], wanted: u64) -> Option<u64> {
    cells.iter().copied().min_by_key(|cell| cell.abs_diff(wanted))
}

/// The cells that the mover's ram of a track can go to.
fn cells_of(game: &Northcott, rams: &Rams, track: usize) -> Vec<u64> {
    game.reach(rams, track_of(rams, track)).collect()
}

/// The cell one step forward, or one step back if the rams stand face to face.
fn forward(game: &Northcott, rams: &Rams, track: usize) -> u64 {
    let cells = cells_of(game, rams, track);
    let from = track_of(rams, track).of(rams.mover);
    let ahead = match rams.mover {
        Seat::First => from.saturating_add(1),
        Seat::Second => from.saturating_sub(1),
    };
    if cells.contains(&ahead) { ahead } else { nearest_cell(&cells, from).unwrap_or(from) }
}

/// Whether the mover's ram of a track can go anywhere.
fn is_open(game: &Northcott, rams: &Rams, track: usize) -> bool {
    !cells_of(game, rams, track).is_empty()
}

/// The cursor on a track; if it is there already, it stays as it is.
fn on_track(game: &Northcott, rams: &Rams, go: Go, track: usize) -> Go {
    if track == go.track { go } else { Go { track, cell: forward(game, rams, track) } }
}

/// The gap that the mover's ram leaves on its track by going to a cell.
fn gap_after(rams: &Rams, track: Track, cell: u64) -> u64 {
    match rams.mover {
        Seat::First => track.right.saturating_sub(cell + 1),
        Seat::Second => cell.saturating_sub(track.left + 1),
    }
}

/// Puts a square, with the ram that the cursor would send there.
fn put_square(game: &Northcott, scene: &Scene<'_, Northcott>, go: Go, place: Place, picture: &mut Picture<Go>) {
    let rams = scene.position;
    let is_from = |(before, last): &(&Rams, &Go)| {
        last.track == go.track && track_of(before, go.track).of(before.mover) == go.cell
    };
    let state = match () {
        () if scene.cursor == Some(&go) => State::Chosen,
        () if scene.last.as_ref().is_some_and(is_from) => State::Moved,
        () => State::Rest,
    };
    let dark = (go.cell + go.track as u64) % 2 == 1;
    picture.put(Shape::Square(dark), state, place).click(Northcott::chosen(game, rams, &go));
    if state == State::Moved && picture.unit.is_raster() {
        picture.mark(place, Sign::Last, Tone::Moved);
    }
    // In a small square there would be nothing but the ram.
    if state == State::Chosen && picture.unit.is_high(4.0) {
        let place = within(place, picture.unit);
        picture.put(Shape::Ram(rams.mover == Seat::Second), State::Chosen, place);
    }
}

/// The place of a ram on a square, with some ground around it in a large one.
fn within(square: Place, unit: Unit) -> Place {
    if unit.is_high(4.0) { square.inset(units(0.1), units(0.1)) } else { square }
}

/// Puts the rams of a track, and a sign for each beside the squares if it is out of sight.
fn put_rams(track: Track, number: usize, lanes: &Grid, picture: &mut Picture<Go>) {
    let Some(row) = lanes.row(number as u64) else { return };
    let y = picture.unit.middle_row(row.middle().1);
    for seat in Seat::ALL {
        let turned = seat == Seat::Second;
        if let Some(place) = lanes.place(number as u64, track.of(seat)) {
            let place = within(place, picture.unit);
            picture.put(Shape::Ram(turned), State::Rest, place).id(ram(number, seat));
        } else if lanes.is_before(track.of(seat)) {
            picture.sign((row.x - cells(1.0), y), Align::Left, Sign::Ram(turned), Tone::Dim);
        } else {
            picture.sign((row.x + row.w, y), Align::Left, Sign::Ram(turned), Tone::Dim);
        }
    }
}

/// Points at the track of the cursor, and writes behind each how large the gap is and how large the cursor's move leaves it.
fn put_gap(scene: &Scene<'_, Northcott>, track: Track, number: usize, lanes: &Grid, picture: &mut Picture<Go>) {
    let (Some(row), [head, tail]) = (lanes.row(number as u64), lanes.sides()) else { return };
    let y = picture.unit.middle_row(row.middle().1);
    let cursor = scene.cursor.filter(|go| go.track == number);
    if cursor.is_some() && head > 0.0 {
        picture.sign((cells(0.0), y), Align::Left, Sign::Here, Tone::Title);
    }
    if tail == 0.0 {
        return;
    }
    let x = row.x + row.w + cells(3.0);
    picture.label((x, y), Align::Right, track.gap(), if cursor.is_some() { Tone::Title } else { Tone::Text });
    if let Some(go) = cursor {
        let left = format!("{} {}", scene.look.glyphs().arrow, gap_after(scene.position, track, go.cell));
        picture.label((x + cells(2.0), y), Align::Left, left, Tone::Chosen);
    }
}
