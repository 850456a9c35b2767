//! One pile of coins: the arrows choose how many are taken.

use std::{fmt::Debug, marker::PhantomData};

use zugzwang_engine::games::subtraction::Take;

use super::prelude::*;
use crate::play::{
    board::Wheel,
    scene::{Asked, Groups, large},
};

/// A pile as it is drawn. Its coins are numbered from 1, and the last ones are the first to go.
#[derive(Debug, Clone, Copy)]
pub struct Pile {
    /// The coins at the start of the game.
    pub start: u64,
    /// The coins that are left.
    pub size: u64,
    /// The coins that the move under the cursor takes.
    pub take: u64,
    /// The most that may be taken: the other coins are out of reach.
    pub reach: u64,
    /// The coins that the last move took.
    pub gone: u64,
}

impl Pile {
    fn of<G: Piled>(game: &G, scene: &Scene<'_, PileBoard<G>>) -> Self {
        let amounts = game.amounts(scene.position);
        let take = scene.cursor.map_or(0, |take| take.0);
        let size = G::size(scene.position);
        Self {
            start: G::size(&game.start()).max(size),
            size,
            take: if amounts.contains(take) { take } else { 0 },
            reach: amounts.most(),
            gone: scene.last.map_or(0, |(_, last)| last.0),
        }
    }

    /// The number of coins that the move under the cursor leaves.
    pub const fn left(&self) -> u64 {
        self.size.saturating_sub(self.take)
    }

    fn state(&self, coin: u64) -> State {
        match () {
            () if coin > self.size.saturating_add(self.gone) => State::Gone,
            () if coin > self.size => State::Moved,
            () if coin > self.left() => State::Chosen,
            () => State::Rest,
        }
    }
}

/// A game in which an amount is taken from one pile. Its texts are `ID-till`, `ID-hidden` and `ID-move`.
pub trait Piled: Game<Move = Take> + Debug {
    /// See [`Board::LISTS_NUMBERS`].
    const LISTS_NUMBERS: bool = true;

    /// Whether a line below the heading says what may be taken.
    const TELLS: bool = true;

    /// Whether each coin has its number below it, and so has the place of none.
    const NUMBERED: bool = false;

    /// Rows below each row of coins for what is said of them.
    const FOOT: f32 = 1.0;

    /// The number of coins.
    fn size(position: &Self::Position) -> u64;

    /// The amounts that may be taken now.
    fn amounts(&self, position: &Self::Position) -> Amounts;

    /// The groups of coins that the reason names, if it does.
    fn groups(&self, _position: &Self::Position) -> Option<Groups> {
        None
    }

    /// The texts that say what may be taken, in so many columns; `take` is under the cursor.
    fn limits(&self, _position: &Self::Position, _take: u64, _width: f32, _look: &Look) -> Vec<(String, Tone)> {
        Vec::new()
    }

    /// Puts below the coins what the reason says of them, if it is known.
    fn explain(&self, _pile: Pile, _reason: Option<&Reason>, _at: &Lines, _look: &Look, _picture: &mut Picture<Take>) {}

    /// The figure while nothing is revealed; see [`Board::untold`].
    fn untold(&self, _seen: &Seen<'_, Self>, _room: Size) -> Vec<Line<'static>> {
        Vec::new()
    }

    /// The rows of that figure; see [`Board::wheel`].
    fn wheel(&self) -> Option<Wheel> {
        None
    }

    /// A sentence about a position besides the number of coins, if there is one.
    fn recited(&self, _position: &Self::Position, _look: &Look) -> Option<String> {
        None
    }
}

/// The board of such a game.
#[derive(Debug)]
pub struct PileBoard<G>(PhantomData<G>);

/// The group of the coins on the stage.
const COINS: usize = 0;
/// The greatest height of a low board, on which the coins need the line that says what may be taken.
const LOW: f32 = 4.0;
/// The least height of a board with room for more than its coins.
const HIGH: f32 = 12.0;
/// The fewest columns of the line that stands for coins which are not seen.
const LEAST: f32 = 20.0;
/// Columns between the coins and their number.
const APART: f32 = 4.0;

impl<G: Piled> Board for PileBoard<G> {
    type Game = G;
    type Cursor = Take;

    const LISTS_NUMBERS: bool = G::LISTS_NUMBERS;

    fn cursor(game: &G, position: &G::Position, before: Option<&Take>) -> Take {
        let wanted = before.map_or(0, |take| take.0);
        Take(game.amounts(position).nearest(wanted).unwrap_or(1))
    }

    fn chosen(game: &G, position: &G::Position, take: &Take) -> Option<Take> {
        game.amounts(position).contains(take.0).then_some(*take)
    }

    fn steer(game: &G, position: &G::Position, take: &Take, step: Step) -> Take {
        Take(game.amounts(position).stepped(take.0, step))
    }

    fn amount(take: &Take) -> Option<u64> {
        Some(take.0)
    }

    fn picture(game: &G, scene: &Scene<'_, Self>, room: Room) -> Picture<Take> {
        let pile = Pile::of(game, scene);
        let groups = game.groups(scene.position);
        let Laid { lines, line, numbered } = Laid::new::<G>(pile, groups.as_ref(), scene.told, room);
        let mut picture = Picture::new(lines.unit(), (cells(room.width()), cells(room.height())));
        put_heads(game, scene, pile, &mut picture);
        game.explain(pile, scene.reason, &lines, scene.look, &mut picture);
        let amounts = game.amounts(scene.position);
        let legal = |take: u64| amounts.contains(take).then_some(Take(take));
        for (coin, place) in lines.seen().filter(|coin| *coin > 0).filter_map(|coin| Some((coin, lines.place(coin)?))) {
            let item = picture.put(Shape::Coin, pile.state(coin), place);
            item.click((pile.size + 1).checked_sub(coin).and_then(legal));
            if coin <= pile.size {
                item.id(Stage::piece(COINS, coin));
            }
        }
        // Numbers have the row of the words, and a reason says itself how far a move reaches.
        if !G::NUMBERED && !scene.told {
            put_fence(pile, &lines, say!(scene.look, "figure-reach"), &mut picture);
        }
        if let Some(gone) = lines.place(pile.size + 1).filter(|_| pile.gone > 0) {
            picture.mark(gone, Sign::Last, Tone::Moved);
        }
        if lines.is_cut() {
            let hidden = lines.seen().start.saturating_sub(1);
            let hidden = say!(scene.look, &format!("{}-hidden", G::ID), coins = hidden);
            put_line(pile, hidden, cells(line), &legal, &mut picture);
        }
        if numbered {
            put_number(pile, &lines, &mut picture);
        }
        picture
    }

    fn wheel(game: &G) -> Option<Wheel> {
        game.wheel()
    }

    fn untold(game: &G, seen: &Seen<'_, G>, room: Size) -> Vec<Line<'static>> {
        game.untold(seen, room)
    }

    fn words(_: &G, _: &G::Position, take: &Take, look: &Look) -> String {
        say!(look, &format!("{}-move", G::ID), take = take.0)
    }

    fn recite(game: &G, position: &G::Position, look: &Look) -> Vec<String> {
        let coins = say!(look, "recite-till", coins = till::<G>(G::size(position), look));
        [coins].into_iter().chain(game.recited(position, look)).collect()
    }
}

/// The layout of a pile.
struct Laid {
    lines: Lines,
    /// The row of the line that stands for the coins that are not seen.
    line: f32,
    /// Whether the number of coins stands beside them.
    numbered: bool,
}

impl Laid {
    /// Rows that give away no equal groups, or once they are `told`, rows that hold whole groups.
    fn new<G: Piled>(pile: Pile, groups: Option<&Groups>, told: bool, room: Room) -> Self {
        /// Coins that are enough where there is no room for all.
        const ENOUGH: u64 = 40;
        let (from, column) = (u64::from(!G::NUMBERED), room.cell().columns(wide(&pile.start.to_string())));
        let asked = Asked {
            from,
            count: pile.start + 1 - from,
            at: pile.size,
            enough: ENOUGH,
            avoided: if let Some(Groups::Equal { size, .. }) = groups { *size } else { 0 },
            gap: if G::NUMBERED { 3.0 } else { 1.0 },
            // A sign stands behind a number.
            text: if G::NUMBERED { column + 2.0 } else { 0.0 },
            foot: G::FOOT,
        };
        let heads = heads::<G>(room.height());
        // Half a row of the ground is above the coins.
        let air = if G::NUMBERED && room.height() >= HIGH { 1.0 } else { 0.0 };
        let middle = |lines: Lines, side: f32, heads: f32| {
            let (free, unit, (w, h)) = (room.less(side, heads), lines.unit(), lines.size());
            let spare = |all: f32, used: f32| ((all - used).max(0.0) / 2.0).floor();
            let (left, top) = (spare(free.width(), unit.columns(w)), heads + spare(free.height(), unit.rows(h)));
            Self { lines: lines.at((cells(left), cells(top))), line: heads - 1.0, numbered: side > 0.0 }
        };
        let side = side(pile, room);
        let beside = Lines::new(asked, room.less(side, heads + air));
        let (lines, side, heads) = if beside.is_cut() {
            (Lines::new(asked, room.less(0.0, heads + 1.0)), 0.0, heads + 1.0)
        } else {
            (beside, side, heads + air)
        };
        // The number beside the coins gives way before they shrink.
        let grouped = |side: f32| {
            let lines = lines.grouped(asked, groups.filter(|_| told)?, room.less(side, heads))?;
            Some((lines.columns(), lines, side))
        };
        let both = [0.0, side].into_iter().filter_map(grouped);
        match both.max_by(|one, other| one.0.total_cmp(&other.0)) {
            Some((_, lines, side)) => middle(lines, side, heads),
            None => middle(lines, side, heads),
        }
    }
}

/// The rows of texts above the coins.
const fn heads<G: Piled>(height: f32) -> f32 {
    if G::TELLS && height > LOW { 2.0 } else { 1.0 }
}

/// Writes what is left, what the cursor's move leaves of it and what was taken last; and below, what may be taken.
fn put_heads<G: Piled>(game: &G, scene: &Scene<'_, PileBoard<G>>, pile: Pile, picture: &mut Picture<Take>) {
    let (look, glyphs) = (scene.look, scene.look.glyphs());
    let left = (pile.take > 0).then(|| format!("{} {}", glyphs.arrow, pile.left()));
    let last = scene.last.map(|(_, last)| format!("{} -{last}", glyphs.last));
    let words = till::<G>(pile.size, look);
    picture.heading(0, [(Some(words), Tone::Title), (left, Tone::Chosen), (last, Tone::Moved)]);
    let (width, height) = (picture.unit.columns(picture.size.0), picture.unit.rows(picture.size.1));
    if heads::<G>(height) > 1.0 {
        let limits = game.limits(scene.position, pile.take, width, look);
        picture.heading(1, limits.into_iter().map(|(text, tone)| (Some(text), tone)));
    }
}

/// Puts the line into a row: what stays, what is taken and what was, up to the coins at the start; before it, how many coins are not
/// seen below.
fn put_line(pile: Pile, hidden: String, row: Len, legal: &dyn Fn(u64) -> Option<Take>, picture: &mut Picture<Take>) {
    let (from, end) = (wide(&hidden) + cells(2.0), pile.start.to_string());
    let width = picture.unit.columns(picture.size.0 - from - wide(&end)) - 1.0;
    picture.label((cells(0.0), row), Align::Left, hidden, Tone::Dim);
    if width < LEAST {
        return;
    }
    picture.label((picture.size.0 - cells(1.0), row), Align::Right, end, Tone::Dim);
    let scale = Scale::new((from, row), width, pile.start);
    let far = pile.size.saturating_sub(pile.reach).min(pile.left());
    let gone = pile.size.saturating_add(pile.gone).min(pile.start);
    let parts = [
        (0, far, Shape::Column(true), State::Rest),
        (far, pile.left(), Shape::Column(false), State::Rest),
        (pile.size, gone, Shape::Column(false), State::Moved),
        (pile.left(), pile.size, Shape::Column(false), State::Chosen),
    ];
    scale.put(cells(1.0), &parts, |left| pile.size.checked_sub(left).and_then(legal), picture);
}

/// Puts a fence before the first coin in reach, and these words at its foot; nothing without room for them.
fn put_fence(pile: Pile, lines: &Lines, words: String, picture: &mut Picture<Take>) {
    let first = pile.size.saturating_sub(pile.reach) + 1;
    let places = lines.place(first).zip(lines.below(first, 0));
    let Some((coin, foot)) = places.filter(|_| first > 1 && pile.reach > 0) else { return };
    let (x, y) = (coin.x - cells(1.0), foot.y);
    let long = picture.unit.columns(wide(&words)) + 3.0;
    let (left, right) = (picture.unit.columns(x), picture.unit.columns(picture.size.0 - x));
    let (align, step) = match () {
        () if long <= right => (Align::Left, 1.0),
        () if long <= left => (Align::Right, -1.0),
        () => return,
    };
    picture.line([(x, coin.y), (x, y), (x + cells(step), y)], Tone::Dim);
    picture.label((x + cells(3.0 * step), y), align, words, Tone::Dim);
}

/// The columns beside the coins for their number in large figures; none if there is no room.
fn side(pile: Pile, room: Room) -> f32 {
    /// The width of the board for each column of the number.
    const SHARE: f32 = 3.5;
    let unit = room.cell();
    let wide = unit.columns(large(pile.start.to_string().len()).0) + APART;
    let fits = unit.is_raster() && wide * SHARE <= room.width() && room.height() >= HIGH;
    if fits { wide } else { 0.0 }
}

/// Puts the number of coins beside them, and below it how many are taken.
fn put_number(pile: Pile, lines: &Lines, picture: &mut Picture<Take>) {
    let Some(first) = lines.place(lines.seen().start) else { return };
    let size = |number: u64| large(number.to_string().len());
    let ((w, h), x) = (size(pile.start), first.x + lines.size().0 + cells(APART));
    let place = Place { x, y: first.y, w, h }.inset(cells(-2.0), cells(-1.0));
    picture.number(place, pile.size, false, State::Rest);
    if pile.take > 0 {
        let below = place.moved((cells(0.0), h + cells(1.5)));
        picture.number(below, pile.take, false, State::Chosen);
        let (middle, y) = below.middle();
        let minus = Place { x: middle - size(pile.take).0 * 0.5 - cells(4.0), y, w: cells(3.0), h: cells(0.0) };
        picture.put(Shape::Stretch, State::Chosen, minus.inset(cells(0.0), cells(-0.25)));
    }
}

fn till<G: Game>(coins: u64, look: &Look) -> String {
    say!(look, &format!("{}-till", G::ID), coins = coins)
}
