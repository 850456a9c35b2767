//! Chomp: a bar of chocolate with the poisoned square at the bottom left. The arrows move the cursor from square to square.

mod picture;

use zugzwang_engine::{
    games::{Chomp, chomp::Bar},
    theory::chomp::Bite,
};

use super::prelude::*;

impl Board for Chomp {
    type Game = Self;

    /// The square under the cursor.
    type Cursor = Bite;

    fn cursor(_: &Self, bar: &Bar, before: Option<&Bite>) -> Bite {
        before.map_or_else(|| corner(bar), |bite| within(bar, *bite))
    }

    fn chosen(game: &Self, bar: &Bar, bite: &Bite) -> Option<Bite> {
        game.play(bar, bite).is_ok().then_some(*bite)
    }

    fn steer(_: &Self, bar: &Bar, bite: &Bite, step: Step) -> Bite {
        let Bite { row, column } = *bite;
        let length = bar.row(row).max(1);
        let far = large_step(length);
        let wanted = match step {
            Step::Up => Bite { row: row + 1, column },
            Step::Down => Bite { row: row.saturating_sub(1), column },
            Step::Left => Bite { row, column: column.saturating_sub(1) },
            Step::Right => Bite { row, column: column.saturating_add(1) },
            Step::Less => Bite { row, column: column.saturating_sub(far) },
            Step::More => Bite { row, column: column.saturating_add(far) },
            Step::Least => Bite { row, column: 1 },
            Step::Most => Bite { row, column: length },
            Step::Clear => corner(bar),
        };
        within(bar, wanted)
    }

    fn meant(_: &Self, bar: &Bar, bite: &Bite) -> Option<Bite> {
        (*bite == Bite::POISON && bar.squares() > 1).then_some(*bite)
    }

    fn picture(game: &Self, scene: &Scene<'_, Self>, room: Room) -> Picture<Bite> {
        picture::picture(game, scene, room)
    }

    /// A row for each number, with that row of the bar and that column, the lowest and the first at the bottom.
    fn untold(_: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
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

    fn words(_: &Self, bar: &Bar, bite: &Bite, look: &Look) -> String {
        let squares = bar.squares().saturating_sub(bar.after(*bite).squares());
        say!(look, "chomp-move", row = bite.row, column = bite.column, squares = squares)
    }

    fn recite(_: &Self, bar: &Bar, look: &Look) -> Vec<String> {
        parts(<Self as Game>::ID, &bar.0, look)
    }
}

/// The last square of the highest row, which is the smallest bite.
fn corner(bar: &Bar) -> Bite {
    Bite { row: bar.0.len().max(1), column: bar.0.last().copied().unwrap_or(1) }
}

/// The square of the bar nearest to this one, in its row or in the highest one.
fn within(bar: &Bar, bite: Bite) -> Bite {
    let row = bite.row.clamp(1, bar.0.len().max(1));
    Bite { row, column: bite.column.clamp(1, bar.row(row).max(1)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::boards::testing::game;

    #[test]
    fn arrows_go_from_square_to_square_within_the_bar() {
        use Step::{Down, Left, Most, Right, Up};
        let chomp: Chomp = game(&["bar=5,3,1"]);
        let start = chomp.start();
        for (from, steps, to) in [
            ("1:5", &[Up][..], "2:3"),
            ("2:3", &[Up], "3:1"),
            ("3:1", &[Up, Right], "3:1"),
            ("2:3", &[Left, Left, Left], "2:1"),
            ("2:1", &[Down, Most], "1:5"),
            ("1:1", &[Down, Left], "1:1"),
        ] {
            let from: Bite = from.parse().expect("a move");
            let reached = steps.iter().fold(from, |bite, step| Chomp::steer(&chomp, &start, &bite, *step));
            assert_eq!(reached.to_string(), to, "{from} {steps:?}");
        }
        assert_eq!(Chomp::cursor(&chomp, &start, None).to_string(), "3:1");
        assert_eq!(Chomp::chosen(&chomp, &start, &Bite::POISON), None);
        assert_eq!(Chomp::meant(&chomp, &start, &Bite::POISON), Some(Bite::POISON));
    }
}
