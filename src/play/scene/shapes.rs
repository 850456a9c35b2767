//! The shapes of things in each state, as vector paths. Each is written once, for every size and for every renderer.

mod block;
mod cake;
mod card;
mod chess;
mod choc;
mod column;
mod domino;
mod matchstick;
mod ram;
mod river;
mod rope;
mod round;
mod sheet;
mod sign;
mod square;

use std::f32::consts::TAU;

use super::ink::Ink;

/// A kind of things.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// A coin.
    Coin,
    /// The ground below things, tinted by its state.
    Ground,
    /// A square of a board; whether it is a dark one.
    Square(bool),
    /// A cell of a row, to be crossed out; whether it is a dark one.
    Cell(bool),
    /// A match.
    Match,
    /// A square of chocolate.
    Choc,
    /// A skull.
    Skull,
    /// A king's crown.
    Crown,
    /// A queen's crown.
    Queen,
    /// A star: where a game ends.
    Star,
    /// A ram; whether it is the second player's, which is turned to the left.
    Ram(bool),
    /// A sheet of paper; whether it is the present one.
    Paper(bool),
    /// The band above a sheet, by which it hangs.
    Band,
    /// A day on a sheet; whether it is the present one.
    Day(bool),
    /// A column as high as a value; whether it is out of reach.
    Column(bool),
    /// A bar of gold as high as its value; whether it is out of reach.
    Ingot(bool),
    /// A place that can be clicked, with nothing in it.
    Slot,
    /// A dot in the middle of a square, a small one at rest.
    Dot,
    /// A tick.
    Tick,
    /// A domino, or the room for one; whether it stands upright.
    Domino(bool),
    /// A card; one that is gone lies face down.
    Card,
    /// A piece of a sheet: a square that can be cut off, or what remains.
    Plate,
    /// A digit; whether it is printed on a card.
    Digit(u8, bool),
    /// Water.
    Water,
    /// A bank of a river, or an island in it.
    Land,
    /// A slice of a cake.
    Slice,
    /// A stroke where something was; whether it goes up and down.
    Stroke(bool),
    /// A round table.
    Tabletop,
    /// A coin to scale.
    Disc,
    /// A ring around a place; whether it is broken, because nothing fits there.
    Ring(bool),
    /// One winding of a rope.
    Winding,
    /// A gap in what lies below it.
    Gap,
    /// A stretch along a scale.
    Stretch,
    /// The first player's sign.
    Cross,
    /// The second player's sign.
    Nought,
    /// A piece that stands on another one or on the ground.
    Block(Owner),
    /// A piece that falls with one below it.
    Falling(Owner),
    /// The ground on which pieces stand.
    Grass,
    /// A circle for a name; whether it can be gone to.
    Node(bool),
    /// The token on such a circle.
    Token,
}

/// The player who may take a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Owner {
    /// The first player, Blue.
    First,
    /// The second player, Red.
    Second,
    /// Each of them.
    Both,
}

/// The state of a thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum State {
    /// Nothing but itself.
    #[default]
    Rest,
    /// The move under the cursor takes it, or leads there.
    Chosen,
    /// It is good, or yours.
    Good,
    /// It is theirs.
    Theirs,
    /// It is bad.
    Bad,
    /// It does not count.
    Aside,
    /// It was taken long ago.
    Gone,
    /// The last move took it, or came from there.
    Moved,
}

impl State {
    /// Whether the thing is no longer there.
    pub const fn is_gone(self) -> bool {
        matches!(self, Self::Gone | Self::Moved)
    }

    /// The hue of the state, or a thing's own ink.
    const fn hue(self, own: Ink) -> Ink {
        match self {
            Self::Rest => own,
            Self::Chosen => Ink::Chosen,
            Self::Good => Ink::Good,
            Self::Theirs => Ink::Theirs,
            Self::Moved => Ink::Moved,
            Self::Bad => Ink::Bad,
            Self::Gone => Ink::Rule,
            Self::Aside => Ink::Slate,
        }
    }
}

/// A figure in a place one wide and one high.
#[derive(Debug, Clone, Copy)]
pub(super) enum Path {
    /// Left, top, width, height.
    Rect(f32, f32, f32, f32),
    /// The ellipse in such a rectangle.
    Oval(f32, f32, f32, f32),
    /// A part of a ring in all of a place: from one part of a turn to another, clockwise from above, and the inner radius.
    Arc(f32, f32, f32),
    /// A polygon.
    Poly(&'static [(f32, f32)]),
    /// Points, `#` for a filled one: for what would not be recognised as a path at so few.
    Bits(&'static [&'static str]),
    /// The same with left and right exchanged.
    Turned(&'static [&'static str]),
}

impl Path {
    /// The path with left and right exchanged; polygons and rings are not turned.
    const fn turned(self) -> Self {
        match self {
            Self::Rect(left, top, w, h) => Self::Rect(1.0 - left - w, top, w, h),
            Self::Oval(left, top, w, h) => Self::Oval(1.0 - left - w, top, w, h),
            Self::Bits(rows) => Self::Turned(rows),
            Self::Turned(rows) => Self::Bits(rows),
            Self::Poly(_) | Self::Arc(..) => self,
        }
    }
}

/// The points of a part of a ring: along the outside, then back along the inside.
pub(super) fn arc(from: f32, to: f32, inner: f32) -> Vec<(f32, f32)> {
    /// The points of a whole ring.
    const POINTS: f32 = 20.0;
    let steps = ((to - from) * POINTS).ceil();
    // In thousandths, so that both halves are alike.
    let fine = |at: f32| (1000.0 * at).round() / 1000.0;
    let point = |step: u8, radius: f32| {
        let (sine, cosine) = (TAU * (from + (to - from) * f32::from(step) / steps)).sin_cos();
        (fine(0.5 + radius * sine), fine(0.5 - radius * cosine))
    };
    let steps = 0..=steps as u8;
    steps.clone().map(|step| point(step, 0.5)).chain(steps.rev().map(|step| point(step, inner))).collect()
}

/// One ink in a shape.
#[derive(Debug, Clone, Copy)]
pub(super) struct Layer {
    pub(super) path: Path,
    pub(super) ink: Ink,
    /// The distance from the path's edge up to which it is filled, in strokes.
    pub(super) inset: f32,
}

/// The fineness of a drawing.
#[derive(Debug, Clone, Copy)]
pub(super) struct Grain {
    /// The half rows that it is high. Lines are left out where they would not be seen.
    pub(super) high: i32,
    /// Whether there are no backgrounds, so that a filled thing cannot carry another.
    pub(super) flat: bool,
}

impl Shape {
    /// The layers of the thing in a state, the lowest first, where every line can be seen.
    pub(super) fn layers(self, state: State) -> Vec<Layer> {
        layers(self, state, Grain { high: i32::MAX, flat: false })
    }
}

/// All of a place.
const ALL: Path = Path::Rect(0.0, 0.0, 1.0, 1.0);

const fn fill(path: Path, ink: Ink) -> Layer {
    Layer { path, ink, inset: 0.0 }
}

const fn inner(path: Path, ink: Ink, inset: f32) -> Layer {
    Layer { path, ink, inset }
}

/// A frame around all of a place, and what it is filled with.
fn frame(edge: Ink, face: Ink) -> Vec<Layer> {
    vec![fill(ALL, edge), inner(ALL, face, 1.0)]
}

/// The tint of a state.
const fn ground(state: State) -> Ink {
    match state {
        State::Rest | State::Aside | State::Gone => Ink::Light,
        State::Good => Ink::GoodTint,
        State::Bad => Ink::BadTint,
        State::Chosen => Ink::ChosenTint,
        State::Theirs => Ink::TheirsTint,
        State::Moved => Ink::MovedTint,
    }
}

/// A dot in the middle, with as many points on each side of it.
const fn dot(ink: Ink, grain: Grain) -> Layer {
    let path = match grain.high {
        5 => Path::Rect(0.3, 0.4, 0.4, 0.2),
        ..6 => Path::Rect(0.3, 0.26, 0.4, 0.48),
        6..10 => Path::Rect(0.3, 0.3, 0.4, 0.4),
        i32::MAX => Path::Oval(0.36, 0.36, 0.28, 0.28),
        _ => Path::Rect(0.38, 0.38, 0.24, 0.24),
    };
    fill(path, ink)
}

/// A dot of half the size.
const SPECK: Path = Path::Rect(0.4, 0.35, 0.2, 0.3);

/// A tick in all of a place.
const TICK: Path = Path::Poly(&[(0.0, 0.55), (0.14, 0.4), (0.38, 0.66), (0.86, 0.06), (1.0, 0.2), (0.38, 0.96)]);

/// A cross in the middle of a place.
fn cross(ink: Ink, grain: Grain) -> Vec<Layer> {
    const SMALL: [Path; 3] = [
        Path::Bits(&["..#..#..", "...##...", "...##...", "..#..#.."]),
        Path::Bits(&["..##..##..", "....##....", "....##....", "....##....", "..##..##.."]),
        Path::Bits(&["............", "..##....##..", "....####....", "....####....", "..##....##..", "............"]),
    ];
    const FALLING: Path = Path::Poly(&[(0.25, 0.35), (0.35, 0.25), (0.75, 0.65), (0.65, 0.75)]);
    const RISING: Path = Path::Poly(&[(0.65, 0.25), (0.75, 0.35), (0.35, 0.75), (0.25, 0.65)]);
    small(SMALL, grain).map_or_else(|| vec![fill(FALLING, ink), fill(RISING, ink)], |path| vec![fill(path, ink)])
}

/// The layers of a thing, the lowest first.
pub(super) fn layers(shape: Shape, state: State, grain: Grain) -> Vec<Layer> {
    match shape {
        Shape::Coin | Shape::Disc => round::coin(state, grain),
        Shape::Ground => vec![fill(ALL, ground(state))],
        Shape::Square(dark) => square::square(dark, state, grain),
        Shape::Cell(dark) => square::cell(dark, state, grain),
        Shape::Match => matchstick::layers(state, grain),
        Shape::Choc => choc::bar(state, grain),
        Shape::Skull => choc::skull(grain),
        Shape::Crown => chess::crown(state, grain),
        Shape::Queen => chess::queen(state, grain),
        Shape::Star => chess::star(state, grain),
        Shape::Ram(turned) => ram::layers(turned, state, grain),
        Shape::Paper(present) => sheet::paper(present, state, grain),
        Shape::Band => sheet::band(state),
        Shape::Day(present) => sheet::day(present, state, grain),
        Shape::Column(far) => column::layers(far, state, grain),
        Shape::Ingot(far) => column::ingot(far, state, grain),
        Shape::Slot => Vec::new(),
        Shape::Dot if state == State::Rest && grain.high == i32::MAX => {
            vec![fill(Path::Oval(0.4, 0.4, 0.2, 0.2), Ink::Shade)]
        }
        Shape::Dot if state == State::Rest => vec![fill(SPECK, Ink::Shade)],
        Shape::Dot => vec![dot(state.hue(Ink::Shade), grain)],
        Shape::Tick => vec![fill(TICK, state.hue(Ink::Good))],
        Shape::Domino(upright) => domino::layers(upright, state, grain),
        Shape::Card => card::layers(state, grain),
        Shape::Plate => card::plate(state, grain),
        Shape::Digit(digit, printed) => card::digit(digit, printed, state, grain),
        Shape::Water => river::water(grain),
        Shape::Land => river::land(state, grain),
        Shape::Slice => cake::slice(state, grain),
        Shape::Stroke(upright) => cake::stroke(upright, state, grain),
        Shape::Tabletop => round::tabletop(grain),
        Shape::Ring(broken) => round::ring(broken, state),
        Shape::Winding => rope::winding(grain),
        Shape::Gap => rope::gap(),
        Shape::Stretch => rope::stretch(state, grain),
        Shape::Cross => sign::cross(state, grain),
        Shape::Nought => sign::nought(state, grain),
        Shape::Block(owner) => block::block(owner, state, grain),
        Shape::Falling(owner) => block::falling(owner, state, grain),
        Shape::Grass => block::grass(),
        Shape::Token => round::token(grain),
        Shape::Node(open) => round::node(open, state, grain),
    }
}

/// The picture in points for a thing of two, two and a half or three rows, if it is so small.
fn small(pictures: [Path; 3], grain: Grain) -> Option<Path> {
    match grain.high {
        ..=4 => Some(pictures[0]),
        5 => Some(pictures[1]),
        6 => Some(pictures[2]),
        _ => None,
    }
}
