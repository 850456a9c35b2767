//! The table of results: a row for each game and machine.

use super::{WIDE, cell};
use crate::{
    keep::{keeper::Zone, storage::Tally},
    screens::{
        pointer::Pointer,
        prelude::*,
        shelf::{MachineTally, machine_words},
    },
};

/// Space between two columns of the table.
const GAP: usize = 2;

/// Content of a column of a tally.
type Of = Box<dyn Fn(&Tally) -> String>;

/// A column: its heading, its width, and what it shows of a tally.
struct Column {
    head: String,
    width: usize,
    of: Of,
}

/// Draws the table. Returns where a click selects which row.
pub(super) fn draw(
    tallies: &[MachineTally],
    zone: Zone,
    pointer: Pointer,
    area: Rect,
    buf: &mut Buffer,
    look: &Look,
) -> Hits {
    // One row is the heading.
    let room = usize::from(area.height.saturating_sub(3));
    let inside = pane(&say!(look, "shelf-results"), &pointer.range(room, look), area, buf, look);
    let first = pointer.sight(room).start;
    let columns = columns(tallies, area.width >= WIDE, zone, look);
    let machines: Vec<String> = tallies.iter().map(|row| machine_words(&row.machine, look)).collect();
    let against = say!(look, "results-against");
    let taken: usize = columns.iter().map(|column| column.width).sum();
    let free = usize::from(inside.width).saturating_sub(taken + 3);
    // With little room, the game gets the larger half.
    let widest = machines.iter().chain([&against]).map(|name| width_of(name)).max().unwrap_or(0) + GAP;
    let names = [free - widest.min(free / 2), widest.min(free / 2)];
    let row = |sign: &str, game: &str, machine: &str, cells: &[String]| {
        let cells = cells.iter().zip(&columns).map(|(text, column)| cell(text, column.width, true, look));
        let game = cell(game, names[0].saturating_sub(1), false, look);
        let machine = cell(machine, names[1], false, look);
        format!("{sign} {game} {machine}{}", cells.collect::<String>())
    };
    let mut places = inside.rows();
    if let Some(place) = places.next() {
        let heads: Vec<String> = columns.iter().map(|column| column.head.clone()).collect();
        Line::styled(row(" ", &say!(look, "results-game"), &against, &heads), look.theme.dim).render(place, buf);
    }
    let mut hits = Vec::new();
    for (place, (number, (against, machine))) in places.zip(tallies.iter().zip(&machines).enumerate().skip(first)) {
        let chosen = number == pointer.at();
        let (sign, style) = look.row(chosen);
        let title = words::title(against.game, look);
        let cells: Vec<String> = columns.iter().map(|column| (column.of)(&against.tally)).collect();
        let words = Span::styled(row("", &title, machine, &cells), style);
        Line::from(vec![sign, words]).style(look.fill(chosen)).render(place, buf);
        hits.push((place, Hit::Item(number)));
    }
    hits
}

/// The columns of numbers and the day; with little room, the most important.
fn columns(tallies: &[MachineTally], wide: bool, zone: Zone, look: &Look) -> Vec<Column> {
    let all: [(bool, String, Of); 6] = [
        (true, say!(look, "results-won"), Box::new(|tally| tally.won.to_string())),
        (true, say!(look, "results-lost"), Box::new(|tally| tally.lost.to_string())),
        (wide, say!(look, "results-drawn"), Box::new(|tally| tally.drawn.to_string())),
        (true, say!(look, "results-streak"), Box::new(|tally| tally.streak.to_string())),
        (wide, say!(look, "results-best"), Box::new(|tally| tally.best.to_string())),
        (wide, say!(look, "results-last"), Box::new(move |tally| zone.day(tally.last).to_string())),
    ];
    let shown = all.into_iter().filter(|(shown, ..)| *shown);
    let column = |(_, head, of): (bool, String, Of)| {
        let widest = tallies.iter().map(|row| of(&row.tally)).chain([head.clone()]);
        let width = widest.map(|text| width_of(&text)).max().unwrap_or(0) + GAP;
        Column { head, width, of }
    };
    shown.map(column).collect()
}
