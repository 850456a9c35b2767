//! The room left on a table, as a number: the coins that still fit if that is proved, else the places of a sample where one would.

use zugzwang_engine::{
    Cancel,
    games::{Table, table::Laid},
    theory::discs::Point,
};

use super::{Figure, Seen, Size, ledger::Ledger, say};

/// Draws the number now and after the cursor's coin.
pub fn left(game: &Table, seen: &Seen<'_, Table>, room: Size) -> Figure {
    let then = seen.then.as_ref();
    let (key, now, then) = match exactly(game, seen.now()) {
        // Wherever a coin is placed, one fewer fits.
        Some(left) => ("figure-coins-left", left, then.map(|_| left.saturating_sub(1))),
        None => ("figure-room", sampled(game, seen.now()), then.map(|then| sampled(game, then))),
    };
    Ledger::new([say!(seen.look, key)]).part("", [now], then.map(|then| [then])).lines(seen.look, room)
}

/// The number of coins that still fit, if it is proved.
fn exactly(game: &Table, laid: &Laid) -> Option<usize> {
    /// Beside more coins, a proof takes too long for a frame.
    const COINS: usize = 60;
    if laid.len() > COINS { None } else { game.exactly_left(laid, &Cancel::never()).ok()? }
}

/// The places of a sample where the middle of a coin could lie.
fn sampled(game: &Table, laid: &Laid) -> usize {
    /// Places from the middle of the table to its edge.
    const HALF: i64 = 16;
    let radius = game.plate().table.units();
    let at = |place: i64| radius / HALF * place;
    let places = (-HALF..=HALF).flat_map(|x| (-HALF..=HALF).map(move |y| Point::of_units(at(x), at(y))));
    places.filter(|place| game.obstacle(laid, *place).is_none()).count()
}
