//! Eatcake: known values, and sums of rectangles against search.

use std::collections::HashMap;

use rand::{RngExt, SeedableRng, rngs::StdRng};
use zugzwang_engine::{
    Cancel, Seat, Stopped,
    theory::{
        canonical::{Name, Value},
        eatcake::{Line, Parts, Rectangle, RectangleValues, Sign, parts},
    },
};

fn known(table: &mut RectangleValues, rows: usize, cols: usize) -> Value {
    table.value(Rectangle { rows, cols }, &Cancel::never()).expect("not stopped")
}

fn name(table: &mut RectangleValues, rows: usize, cols: usize) -> Name {
    let alone = parts([Rectangle { rows, cols }]);
    table.figures(&alone, Seat::First, None, &Cancel::never()).expect("not stopped").sum
}

#[test]
fn small_rectangles_have_their_values() {
    let mut table = RectangleValues::default();
    for (rows, cols, value) in [
        (1, 1, "*"),
        (1, 2, "↑"),
        (2, 1, "↓"),
        (1, 3, "*"),
        (2, 2, "*"),
        (3, 2, "{⇑|*}"),
        (2, 3, "{*|⇓}"),
        (5, 2, "{{↑3|↑*}|*}"),
    ] {
        assert_eq!(name(&mut table, rows, cols).to_string(), value, "{rows}×{cols}");
    }
}

#[test]
fn the_first_player_loses_only_with_even_rows_and_odd_columns() {
    let mut table = RectangleValues::default();
    for rows in 1..=20 {
        for cols in 1..=20 {
            let value = known(&mut table, rows, cols);
            let lost = !table.sign(value).wins(Seat::First);
            assert_eq!(lost, rows % 2 == 0 && cols % 2 == 1, "{rows}×{cols}");
        }
    }
}

#[test]
fn odd_boards_are_stars_and_odd_by_even_boards_depend_on_rows_alone() {
    let mut table = RectangleValues::default();
    let star = known(&mut table, 1, 1);
    for rows in (1..=19).step_by(2) {
        let narrow = known(&mut table, rows, 2);
        for cols in 1..=20 {
            let wanted = if cols % 2 == 1 { star } else { narrow };
            assert_eq!(known(&mut table, rows, cols), wanted, "{rows}×{cols}");
        }
    }
}

#[test]
fn turning_a_rectangle_negates_it() {
    let mut table = RectangleValues::default();
    for (rows, cols) in [(2, 4), (3, 6), (4, 6), (8, 10), (12, 12)] {
        let both = parts([Rectangle { rows, cols }, Rectangle { rows: cols, cols: rows }]);
        assert_eq!(table.sum(&both, &Cancel::never()), Ok(Value::ZERO));
    }
}

#[test]
fn the_table_can_be_stopped() {
    let cancel = Cancel::never();
    cancel.stop();
    assert_eq!(RectangleValues::default().value(Rectangle { rows: 20, cols: 20 }, &cancel), Err(Stopped));
}

/// Solves boards by looking ahead line by line, without using any value.
#[derive(Default)]
struct Search(HashMap<(Parts, Seat), bool>);

impl Search {
    fn wins(&mut self, parts: &Parts, mover: Seat) -> bool {
        let key = (parts.clone(), mover);
        if let Some(&known) = self.0.get(&key) {
            return known;
        }
        let found = lines(parts, mover).iter().any(|&line| self.keeps(parts, mover, line));
        self.0.insert(key, found);
        found
    }

    fn keeps(&mut self, parts: &Parts, mover: Seat, Line { of, before }: Line) -> bool {
        !self.wins(&after(parts, of, mover, before), mover.other())
    }
}

/// Returns what a line leaves.
fn after(all: &Parts, of: Rectangle, mover: Seat, before: usize) -> Parts {
    let mut left = all.clone();
    left.entry(of).and_modify(|count| *count -= 1);
    for part in of.without(mover, before).into_iter().filter(|part| part.cells() > 0) {
        *left.entry(part).or_default() += 1;
    }
    left.retain(|_, count| *count > 0);
    left
}

fn lines(parts: &Parts, mover: Seat) -> Vec<Line> {
    parts.keys().flat_map(|&of| (0..of.lines(mover)).map(move |before| Line { of, before })).collect()
}

#[test]
fn sums_of_rectangles_agree_with_search() {
    let (mut table, mut search, mut rng) = (RectangleValues::default(), Search::default(), StdRng::seed_from_u64(1973));
    for _ in 0..300 {
        let rectangles = (0..rng.random_range(1..=4)).map(|_| {
            let rows = rng.random_range(1..=5);
            Rectangle { rows, cols: rng.random_range(1..=if rows > 3 { 3 } else { 4 }) }
        });
        let parts = parts(rectangles);
        let sum = table.sum(&parts, &Cancel::never()).expect("not stopped");
        for mover in Seat::ALL {
            assert_eq!(table.sign(sum).wins(mover), search.wins(&parts, mover), "{parts:?}");
            let mut winning = lines(&parts, mover);
            winning.retain(|&line| search.keeps(&parts, mover, line));
            assert_eq!(table.winning(&parts, mover, &Cancel::never()), Ok(winning), "{parts:?}");
        }
    }
}

#[test]
fn a_rectangle_beside_its_turned_twin_is_zero() {
    let mut table = RectangleValues::default();
    let [one, other] = [Rectangle { rows: 8, cols: 14 }, Rectangle { rows: 14, cols: 8 }];
    let both = parts([one, other, Rectangle { rows: 0, cols: 3 }]);
    let figures = table.figures(&both, Seat::First, None, &Cancel::never()).expect("not stopped");
    assert_eq!((figures.sign, figures.sum.to_string().as_str()), (Sign::Zero, "0"));
    assert_eq!(figures.rectangles.len(), 2, "an empty rectangle does not count");
}

/// The values that A. Siegel's `CGSuite` gives for n rows of eight columns; it writes `{a|{b|c}}` as `{a||b|c}`.
#[test]
fn strips_of_eight_have_their_published_values() {
    let mut table = RectangleValues::default();
    for (rows, published) in (1..).zip([
        "^",
        "{^|{{^*|v}|0}}",
        "{^^|*}",
        "{{^^|*}|0,{0|vv*}}",
        "{{^3|^*}|*}",
        "{{{^3|^*}|*}|0,{0,{^|0,v*}|{{0|vv*}|0}}}",
        "{{0|{^^*|0}}|*}",
        "*",
    ]) {
        assert_eq!(format!("{:#}", name(&mut table, rows, 8)), published, "{rows}×8");
    }
}

#[test]
fn the_loser_leaves_the_most_losing_replies() {
    let (mut table, mut search, mut rng) = (RectangleValues::default(), Search::default(), StdRng::seed_from_u64(1982));
    let mut lost = 0;
    for _ in 0..300 {
        let rectangles = (0..rng.random_range(1..=3))
            .map(|_| Rectangle { rows: rng.random_range(1..=4), cols: rng.random_range(1..=4) });
        let parts = parts(rectangles);
        for mover in Seat::ALL {
            if search.wins(&parts, mover) {
                continue;
            }
            lost += 1;
            let least = parts.keys().map(|of| of.lines(mover.other())).min().expect("there is a rectangle");
            let mut wrong = |line: &Line| {
                let after = after(&parts, line.of, mover, line.before);
                let loses = |reply: &&Line| !search.keeps(&after, mover.other(), **reply);
                let replies = lines(&after, mover.other());
                let wrong: Vec<&Line> = replies.iter().filter(loses).collect();
                wrong.iter().map(|reply| after[&reply.of]).sum::<u64>()
            };
            let mut wanted = lines(&parts, mover);
            wanted
                .retain(|line| line.of.lines(mover.other()) == least && line.before < line.of.lines(mover).div_ceil(2));
            let most = wanted.iter().map(&mut wrong).max();
            wanted.retain(|line| Some(wrong(line)) == most);
            assert_eq!(table.holding_out(&parts, mover, &Cancel::never()), Ok(wanted), "{parts:?} {mover:?}");
        }
    }
    assert!(lost > 50, "{lost}");
}
