//! The games that multiply: left and right choose the factor. The factors are cards, and below them the product goes down a river whose
//! length is a logarithmic scale.

mod river;

use std::{fmt::Debug, marker::PhantomData};

use river::River;
use zugzwang_engine::{
    games::product::Factor,
    theory::{
        fates::{Fates, Range},
        ladder::factors,
    },
};

use super::prelude::*;

/// A game in which a number is multiplied.
pub trait Factored: Game<Move = Factor> + Debug {
    /// See [`Board::LISTS_NUMBERS`].
    const LISTS_NUMBERS: bool = true;

    /// The product so far.
    fn product(position: &Self::Position) -> u64;

    /// The products with which the game is won.
    fn goal(&self) -> Range;

    /// The largest product that can be made.
    fn top(&self) -> u128;

    /// The product and the goal in one line.
    fn heading(&self, position: &Self::Position, look: &Look) -> String;

    /// The figure while nothing is revealed; see [`Board::untold`].
    fn untold(&self, _seen: &Seen<'_, Self>, _room: Size) -> Vec<Line<'static>> {
        Vec::new()
    }

    /// A sentence about a position besides the product, if there is one.
    fn recited(_position: &Self::Position, _look: &Look) -> Option<String> {
        None
    }
}

/// The board of such a game.
#[derive(Debug)]
pub struct FactorBoard<G>(PhantomData<G>);

impl<G: Factored> Board for FactorBoard<G> {
    type Game = G;
    type Cursor = Factor;

    const LISTS_NUMBERS: bool = G::LISTS_NUMBERS;

    fn cursor(game: &G, position: &G::Position, before: Option<&Factor>) -> Factor {
        let before = before.filter(|factor| game.play(position, factor).is_ok());
        before.copied().or_else(|| game.moves(position).next()).unwrap_or(Factor(2))
    }

    fn chosen(game: &G, position: &G::Position, factor: &Factor) -> Option<Factor> {
        game.play(position, factor).is_ok().then_some(*factor)
    }

    fn steer(game: &G, position: &G::Position, factor: &Factor, step: Step) -> Factor {
        Factor(stepped_among(&legal(game, position), factor.0, step))
    }

    fn amount(factor: &Factor) -> Option<u64> {
        Some(factor.0)
    }

    fn picture(game: &G, scene: &Scene<'_, Self>, room: Room) -> Picture<Factor> {
        let layout = Layout::new(room);
        let mut picture = Picture::new(layout.unit, layout.size);
        let (now, chosen) = (G::product(scene.position), scene.cursor.map(|factor| factor.0));
        let last = scene.last.map(|(before, factor)| (G::product(before), factor.0));
        if layout.has(Band::Heading) {
            let played = last.map(|(_, factor)| format!("{}{factor}", scene.look.glyphs().cross));
            let heading = game.heading(scene.position, scene.look);
            picture.heading(0, [(Some(heading), Tone::Title), (played, Tone::Moved)]);
        }
        let legal = legal(game, scene.position);
        for (at, factor) in (0..).zip(factors()) {
            let is_last = last.is_some_and(|(_, last)| last == factor);
            let card = Card { factor, legal: legal.contains(&factor), chosen: chosen == Some(factor), last: is_last };
            card.put(layout.card(at), &mut picture);
        }
        let answers = Answers::of(scene.reason, chosen, now);
        if let Some((answers, row)) = answers.as_ref().zip(layout.row(Band::Equation)) {
            answers.put(row, &layout, scene.look, &mut picture);
        } else if let Some((factor, row)) = chosen.zip(layout.row(Band::Equation)) {
            let after = now.saturating_mul(factor);
            let equation = say!(scene.look, "product-equation", product = now, factor = factor, after = after);
            picture.caption(
                Place { y: row, w: layout.size.0, h: cells(1.0), ..Place::default() },
                equation,
                Tone::Chosen,
            );
        }
        let rungs = match scene.reason {
            Some(Reason::Ladder(why)) => &why.rungs[..],
            _ => &[],
        };
        River { goal: game.goal(), top: game.top(), now, chosen, last, rungs }.put(&layout, &mut picture);
        picture
    }

    fn untold(game: &G, seen: &Seen<'_, G>, room: Size) -> Vec<Line<'static>> {
        game.untold(seen, room)
    }

    fn words(_: &G, _: &G::Position, factor: &Factor, look: &Look) -> String {
        say!(look, "product-move", factor = factor.0)
    }

    fn recite(game: &G, position: &G::Position, look: &Look) -> Vec<String> {
        [game.heading(position, look)].into_iter().chain(G::recited(position, look)).collect()
    }
}

fn legal<G: Factored>(game: &G, position: &G::Position) -> Vec<u64> {
    game.moves(position).map(|factor| factor.0).collect()
}

/// The bands of the picture from the top, each with rows of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Band {
    Heading,
    Above,
    Cards,
    Equation,
    Hops,
    River,
    Names,
}

/// The rows that bands get as far as there is room, the most important first.
const WANTED: [(Band, u64); 8] = [
    (Band::Heading, 1),
    (Band::River, 1),
    (Band::Equation, 1),
    (Band::Names, 1),
    (Band::Hops, 2),
    (Band::River, 2),
    (Band::Above, 1),
    (Band::River, 2),
];
/// The number of these that are for signs, too.
const SIGNED: usize = 5;
/// The rows of them that there must be for cards larger than a sign.
const LEAST: f32 = 9.0;
/// The number of cards, and their height in units.
const CARDS: u64 = 8;
const TALL: f32 = 1.5;

/// The cards as large as they fit, and the rows of the other bands.
struct Layout {
    unit: Unit,
    size: Point,
    /// Columns of the scale.
    columns: u64,
    gap: Len,
    left: Len,
    /// The first row of each band, and the rows that it has.
    bands: [(Len, u64); 7],
}

impl Layout {
    fn new(room: Room) -> Self {
        let gap = |unit: Unit| if unit.columns(units(1.0)) > 2.0 { cells(1.0) } else { Len::default() };
        let wide = |unit: Unit| (units(1.0) + gap(unit)) * CARDS - gap(unit);
        let tall = |unit: Unit| if unit.is_raster() { unit.whole(units(TALL)) } else { cells(1.0) };
        let fits = |unit: &Unit| {
            let (high, others) = (unit.rows(tall(*unit)), if unit.is_raster() { LEAST } else { 0.0 });
            unit.columns(wide(*unit)) <= room.width() && high + others <= room.height()
        };
        let is_low = |unit: &Unit| unit.is_raster() || unit.rows(units(1.0)) < 2.0;
        let unit = room.text_units().filter(is_low).find(fits).unwrap_or(Unit::SIGN);
        let (_, mut free) = room.less(0.0, unit.rows(tall(unit))).cells();
        let mut rows = [0; 7];
        // Signs have no use for more room.
        let most = if unit.is_raster() { WANTED.len() } else { SIGNED };
        for (band, more) in WANTED.into_iter().take(most) {
            if more > free {
                break;
            }
            rows[band as usize] += more;
            free -= more;
        }
        let mut y = Len::default();
        let mut at = 0;
        let bands = rows.map(|rows| {
            let from = y;
            y = y + if at == Band::Cards as usize { tall(unit) } else { cells(1.0) * rows };
            at += 1;
            (from, rows)
        });
        let left = cells(((room.width() - unit.columns(wide(unit))) / 2.0).max(0.0).floor());
        let (columns, _) = room.cells();
        Self { unit, size: (cells(room.width()), y), columns, gap: gap(unit), left, bands }
    }

    /// The first row of a band that has any.
    fn row(&self, band: Band) -> Option<Len> {
        self.has(band).then(|| self.bands[band as usize].0)
    }

    fn has(&self, band: Band) -> bool {
        self.rows(band) > 0
    }

    fn rows(&self, band: Band) -> u64 {
        self.bands[band as usize].1
    }

    fn card(&self, at: u64) -> Place {
        let (y, end) = (self.bands[Band::Cards as usize].0, self.bands[Band::Equation as usize].0);
        Place { x: self.left + (units(1.0) + self.gap) * at, y, w: units(1.0), h: end - y }
    }
}

/// The answers to the cards that may be played next, where they decide.
struct Answers<'a> {
    fates: &'a Fates,
    /// The product that the first of these cards is multiplied with.
    from: u64,
}

impl<'a> Answers<'a> {
    /// The answers in a lost position, or after the factor that wins soonest while the cursor is on it.
    fn of(reason: Option<&'a Reason>, chosen: Option<u64>, now: u64) -> Option<Self> {
        let Some(Reason::Fates(fates)) = reason else { return None };
        let from = match fates.soonest() {
            Some(best) => (chosen == Some(best.factor)).then_some(best.product)?,
            None => now,
        };
        (!fates.answers.is_empty()).then_some(Self { fates, from })
    }

    /// Writes below each card its answer and where that lands, or else that the card goes too far.
    fn put(&self, row: Len, layout: &Layout, look: &Look, picture: &mut Picture<Factor>) {
        let tone = if self.fates.soonest().is_some() { Tone::Good } else { Tone::Theirs };
        for (factor, answer) in &self.fates.answers {
            let place = Place { y: row, h: cells(1.0), ..layout.card(factor - 2) };
            let Some(answer) = answer else {
                picture.mark(place, Sign::Loses, Tone::Bad);
                continue;
            };
            let short = format!("{}{answer}", look.glyphs().cross);
            let whole = format!("{short}={}", self.from.saturating_mul(*factor).saturating_mul(*answer));
            let fits = |text: &String| picture.unit.columns(wide(text)) < picture.unit.columns(units(1.0) + layout.gap);
            if let Some(text) = [whole, short].into_iter().find(fits) {
                picture.caption(place, text, tone);
            }
        }
    }
}

/// A factor as a card.
struct Card {
    factor: u64,
    legal: bool,
    chosen: bool,
    last: bool,
}

impl Card {
    fn put(&self, place: Place, picture: &mut Picture<Factor>) {
        let state = match self {
            Self { chosen: true, .. } => State::Chosen,
            Self { last: true, .. } => State::Moved,
            Self { legal: false, .. } => State::Gone,
            _ => State::Rest,
        };
        let is_card = picture.unit.is_raster();
        let click = self.legal.then_some(Factor(self.factor));
        picture.put(if is_card { Shape::Card } else { Shape::Slot }, state, place).click(click);
        let tone = match state {
            State::Chosen => Tone::Chosen,
            State::Moved => Tone::Moved,
            State::Gone => Tone::Dim,
            _ => Tone::Text,
        };
        let is_shut = is_card && state == State::Gone;
        if !is_shut && !picture.number(place, self.factor, true, state) {
            picture.caption(place, self.text(picture.unit), tone);
        }
        if self.last {
            let corner = (place.x + place.w - cells(1.0), place.y);
            picture.sign(corner, Align::Right, Sign::Last, Tone::Moved);
        }
    }

    /// The factor in signs: in brackets if it is chosen; one that may not be played has no sign before it.
    fn text(&self, unit: Unit) -> String {
        let factor = self.factor;
        match (self.chosen, self.legal) {
            _ if unit.columns(units(1.0)) < 3.0 || unit.is_raster() => factor.to_string(),
            (true, _) => format!("[{factor}]"),
            (_, true) => format!("*{factor} "),
            _ => format!(" {factor} "),
        }
    }
}
