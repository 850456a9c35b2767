//! The numbers of squares in the rows and columns of a bar of chocolate, now and as the cursor's bite would leave them.

use zugzwang_engine::games::{Chomp, chomp::Bar};

use super::{
    Figure, Seen, Size,
    ledger::{Ledger, landed},
    say,
};

/// Draws a row for each number, with that row of the bar and that column, the lowest and the first at the bottom.
pub fn lines(seen: &Seen<'_, Chomp>, room: Size) -> Figure {
    /// More columns are not counted.
    const MOST: u64 = 100;
    let (look, now, then) = (seen.look, seen.now(), seen.then.as_ref());
    let columns = Some(now.row(1)).filter(|columns| *columns <= MOST).unwrap_or(0);
    let entry = |number: u64, last: u64, count: u64| if number > last { String::new() } else { count.to_string() };
    let counts = |bar: &Bar, row: usize| {
        let number = row as u64;
        let tall = bar.0.iter().filter(|length| **length >= number).count() as u64;
        [entry(number, now.0.len() as u64, bar.row(row)), entry(number, columns, tall)]
    };
    let rows = now.0.len().max(usize::try_from(columns).unwrap_or(0));
    let ledger = Ledger::new(["rows", "columns"].map(|of| say!(look, "chomp-squares", of)));
    let ledger = (1..=rows).rev().fold(ledger, |ledger, row| {
        let before = counts(now, row);
        let after = then.map(|then| counts(then, row)).filter(|after| *after != before);
        ledger.part(row.to_string(), before, after)
    });
    let all = |bar: &Bar| [bar.squares()];
    let below = landed(seen.landings().map(Bar::to_string), look, room.width);
    ledger.total(say!(look, "chomp-squares", of = "all"), all(now), then.map(all)).over(below, look, room)
}
