//! What can be seen while nothing is told: what each has taken; where to look are the sums of the row from its left end.

use ratatui::{layout::Size, text::Line};
use zugzwang_engine::{
    Game,
    games::{BothEnds, both_ends::Rest},
};

use crate::{
    play::{
        board::Seen,
        figures::{
            sums::Sums,
            tallies::{Tallies, Tally},
        },
    },
    say,
};

/// Lines for the sums, and one above them.
const SUMS: u16 = 4;

/// The figure.
pub(super) fn lines(game: &BothEnds, seen: &Seen<'_, BothEnds>, room: Size) -> Vec<Line<'static>> {
    let tally = |rest: &Rest| {
        let taken = game.totals(rest).unwrap_or_default();
        Tally { taken, left: rest.sum(), limit: None }
    };
    let trail: Vec<Tally> = seen.trail.iter().map(tally).collect();
    let then = seen.then.as_ref();
    let tallies = Tallies { trail: &trail, skipped: seen.skipped, then: then.map(tally) };
    if !seen.looks || room.height <= 2 * SUMS {
        return tallies.lines(seen.look, room);
    }
    let mut lines = tallies.lines(seen.look, Size { height: room.height - SUMS, ..room });
    let ends = |rest: &Rest| rest.from()..=rest.from() + rest.numbers().len();
    let now = ends(seen.now());
    let sums: Vec<String> = sums(&game.start()).into_iter().map(|sum| sum.to_string()).collect();
    let shown = sums.get(now.clone()).unwrap_or(&[]);
    let from = *now.start();
    let kept = then.map(ends).map(|kept| kept.start() - from..=kept.end() - from);
    let at = kept.as_ref().map_or(0, |kept| if *kept.start() > 0 { *kept.start() } else { *kept.end() });
    let label = say!(seen.look, "figure-sums");
    lines.push(Line::default());
    lines.extend(Sums { label: &label, numbers: shown, kept, at }.lines(seen.look, room.width, usize::from(SUMS) - 1));
    lines
}

/// The sums of the row from its left end up to each cut.
fn sums(start: &Rest) -> Vec<i64> {
    let numbers = start.numbers().iter();
    std::iter::once(0)
        .chain(numbers.scan(0, |sum, number| {
            *sum += number;
            Some(*sum)
        }))
        .collect()
}
