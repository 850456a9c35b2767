//! The table with its coins to scale, the coin under the cursor and, if it is known, what the reason says.

use zugzwang_engine::{
    Outcome,
    decimal::Decimal,
    games::{Table, table::Obstacle},
    theory::{discs::Point, mirror::Mirror},
};

use super::Aim;
use crate::play::{boards::prelude::*, scene::Round};

pub(super) fn picture(game: &Table, scene: &Scene<'_, Table>, room: Room) -> Picture<Aim> {
    let why = scene.reason.and_then(|reason| if let Reason::Mirror(why) = reason { Some(why) } else { None });
    let round = Round::new(game.plate().table.units(), room);
    let top = Top { game, scene, why, round };
    let mut picture = round.picture();
    top.put_clicks(&mut picture);
    top.put_reply(&mut picture);
    for (coin, number) in scene.position.iter().zip(1..) {
        top.put_coin(coin, number, &mut picture);
    }
    top.put_cursor(&mut picture);
    top.put_keys(&mut picture);
    picture
}

/// The table at the scale of a room.
struct Top<'a> {
    game: &'a Table,
    scene: &'a Scene<'a, Table>,
    why: Option<&'a Mirror>,
    round: Round,
}

/// The cells that a finger touches along with one.
fn around(cell: Place) -> Place {
    cell.inset(cells(-2.0), cells(-1.0))
}

const fn units(at: Point) -> (i64, i64) {
    (at.x.units(), at.y.units())
}

impl Top<'_> {
    fn place(&self, coin: Point) -> Place {
        self.round.disc(units(coin), self.game.plate().coin.units())
    }

    fn cell(&self, at: Point) -> Place {
        self.round.cell(units(at))
    }

    fn fits(&self, at: Point) -> bool {
        self.game.obstacle(self.scene.position, at).is_none()
    }

    /// The coin whose opposite is of interest: the last one as long as that is free, or else the cursor's.
    fn turned(&self) -> Option<Point> {
        let last = self.scene.position.last().filter(|last| self.fits(-*last));
        last.or_else(|| self.scene.cursor.map(|aim| aim.at))
    }

    /// Makes a click on a cell mean a point in it: one with few decimals, but exactly the centre, the opposite of a coin, and the coin
    /// that wins.
    fn put_clicks(&self, picture: &mut Picture<Aim>) {
        let is_touched = self.scene.look.is_touched();
        let step = self.scene.cursor.and_then(|aim| aim.step).or_else(|| is_touched.then(|| super::fine(self.game)));
        let grain = 10_i64.pow(self.round.grain().ilog10());
        let rounded = |units: i64| (units + grain / 2).div_euclid(grain) * grain;
        let cells = self.round.cells().map(|(cell, (x, y))| (cell, Point::of_units(rounded(x), rounded(y))));
        let wins = self.why.and_then(Mirror::wins);
        let exact = [Some(Point::CENTRE), self.turned().map(|at| -at), wins];
        let exact = exact.into_iter().flatten().map(|at| (self.cell(at), at));
        // A finger is wider than a cell.
        let exact = exact.map(|(cell, at)| if is_touched { (around(cell), at) } else { (cell, at) });
        let cells = cells.map(|(cell, at)| (cell, if is_touched { self.beside(at).unwrap_or(at) } else { at }));
        for (cell, at) in exact.chain(cells) {
            picture.put(Shape::Slot, State::Rest, cell).click(Some(Aim { at, step }));
        }
    }

    /// The nearest place straight away from what is in the way of a point, if there is one close by.
    fn beside(&self, at: Point) -> Option<Point> {
        /// Parts of the distance from a coin, and from the centre, and the most of them that a point is moved by.
        const OFF: (i64, i64) = (32, 40);
        const INWARD: (i64, i64) = (64, 16);
        let (from, way, (parts, most)) = match self.game.obstacle(self.scene.position, at)? {
            Obstacle::Coin(_, coin) => (coin, 1, OFF),
            Obstacle::Edge => (Point::CENTRE, -1, INWARD),
        };
        let along = |whole: i64, from: i64, step: i64| whole + (whole - from) / parts * step * way;
        let moved = |step: i64| {
            Point::of_units(along(at.x.units(), from.x.units(), step), along(at.y.units(), from.y.units(), step))
        };
        (1..=most).map(moved).find(|at| self.fits(*at))
    }

    /// Marks the place that wins or, if none does, that of the answer to the coin under the cursor.
    fn put_reply(&self, picture: &mut Picture<Aim>) {
        let Some(why) = self.why else { return };
        let goal = why.wins().filter(|at| self.fits(*at));
        let answered = self.scene.cursor.map(|aim| aim.at).filter(|at| *at != Point::CENTRE && self.fits(*at));
        let answer =
            answered.map(|at| -at).filter(|at| why.outcome() == Outcome::Loss && why.room.is_none() && self.fits(*at));
        let (at, state, tone) = match (goal, answer) {
            (Some(at), _) => (at, State::Good, Tone::Good),
            (None, Some(at)) => (at, State::Theirs, Tone::Theirs),
            (None, None) => return,
        };
        if goal.is_none() || why.reply.is_some() {
            self.put_line(at, tone, picture);
        }
        picture.put(Shape::Ring(false), state, self.place(at));
        if goal.is_some() {
            picture.caption(self.cell(at), self.scene.look.glyphs().goal.to_owned(), tone);
        }
    }

    /// Draws dots from a point to its opposite, where nothing lies.
    fn put_line(&self, end: Point, tone: Tone, picture: &mut Picture<Aim>) {
        let radius = i128::from(self.game.plate().coin.units());
        let laid = || self.scene.position.iter().chain([end, -end]);
        for (x, y) in self.round.across(units(end)) {
            let at = Point::of_units(x, y);
            if laid().all(|coin| coin.square_to(at) > radius.pow(2)) {
                picture.caption(self.cell(at), self.scene.look.glyphs().dot.to_owned(), tone);
            }
        }
    }

    /// A coin of a pair is that of the player who is to move, or the other's.
    fn state(&self, number: usize) -> State {
        let is_paired = |why: &Mirror| why.pairs.iter().flatten().any(|placed| placed.coin == number);
        match () {
            () if !self.why.is_some_and(is_paired) => State::Rest,
            () if (self.scene.position.len() + 1 - number).is_multiple_of(2) => State::Good,
            () => State::Theirs,
        }
    }

    /// Puts a coin with its number if that fits, the last one with a mark.
    fn put_coin(&self, coin: Point, number: usize, picture: &mut Picture<Aim>) {
        let (place, is_last) = (self.place(coin), self.scene.position.last() == Some(coin));
        let piece = Stage::piece(0, u64::try_from(number - 1).unwrap_or(u64::MAX));
        let state = self.state(number);
        picture.put(Shape::Disc, state, place).id(piece);
        let sign = self.scene.look.glyphs().last;
        let fits = |text: &str| picture.unit.columns(wide(text)) < picture.unit.columns(place.w);
        let marked = [format!("{number}{sign}"), sign.to_owned()].into_iter().filter(|_| is_last);
        let text = marked.chain([number.to_string()]).find(|text| fits(text) || is_last && text == sign);
        if is_last {
            picture.put(Shape::Ring(false), State::Moved, place);
        }
        let tone = match state {
            State::Good => Tone::Good,
            _ if is_last => Tone::Moved,
            State::Theirs => Tone::Theirs,
            _ => Tone::Title,
        };
        let Some(text) = text else { return };
        let cell = self.cell(coin);
        if is_last && self.scene.cursor.is_some_and(|aim| self.cell(aim.at) == cell) {
            // The cursor's sign hides it.
            picture.label((cell.x + cell.w, cell.y), Align::Left, sign.to_owned(), tone);
        } else {
            picture.caption(place, text, tone);
        }
    }

    /// Puts the coin under the cursor, and in its middle whether it fits.
    fn put_cursor(&self, picture: &mut Picture<Aim>) {
        let Some(aim) = self.scene.cursor else { return };
        let [fits, overlaps, hangs] = self.scene.look.glyphs().placing;
        let (shape, sign) = match self.game.obstacle(self.scene.position, aim.at) {
            None => (Shape::Disc, fits),
            Some(Obstacle::Coin(..)) => (Shape::Ring(true), overlaps),
            Some(Obstacle::Edge) => (Shape::Ring(true), hangs),
        };
        let place = self.place(aim.at);
        picture.put(shape, State::Chosen, place);
        // A large coin that fits has a dot in its middle.
        if shape != Shape::Disc || !picture.unit.is_raster() || picture.unit.rows(place.h) < 3.0 {
            picture.caption(self.cell(aim.at), sign.to_owned(), Tone::Chosen);
        }
    }

    /// Writes the cursor's step and its keys beside the table: from above on the left, the last one below, or from below on the right.
    fn put_keys(&self, picture: &mut Picture<Aim>) {
        let (look, Some(aim)) = (self.scene.look, self.scene.cursor) else { return };
        let step = Decimal::of_units(aim.stride(self.game).units()).to_string();
        let lines = [
            say!(look, "table-step", step = step),
            say!(look, "table-step-keys"),
            say!(look, "table-centre-key"),
            // Before anything is told, the key would be the trick.
            if self.scene.reason.is_some() { say!(look, "table-mirror-key") } else { String::new() },
        ];
        let Some(last) = self.round.height().checked_sub(1).filter(|_| !look.is_touched()) else { return };
        let rows = (0..last).take(lines.len() - 1).chain([last]);
        let fits = |row: u16, text: &str| width_of(text) + 1 < usize::from(self.round.beside(row));
        let mut right = (0..=last).rev();
        for (row, text) in rows.zip(lines) {
            let (row, is_right) = if fits(row, &text) {
                (row, false)
            } else if let Some(row) = right.find(|row| fits(*row, &text)) {
                (row, true)
            } else {
                continue;
            };
            let align = if is_right { Align::Right } else { Align::Left };
            picture.label(self.round.end(row, is_right), align, text, Tone::Dim);
        }
    }
}
