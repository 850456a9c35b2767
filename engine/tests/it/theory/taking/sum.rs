//! Rows of runs: their winning moves and figures.

use zugzwang_engine::{
    Cancel,
    row::{Row, Segment},
    theory::taking::{Rule, RunValues, Taking},
};

fn table(least: u64, most: u64, longest: u64) -> RunValues {
    RunValues::new(Rule { least, most }, longest, &Cancel::never()).expect("it is not stopped")
}

#[test]
fn looking_up_finds_the_same_moves_as_trying_all() {
    for longest in [40, 57, 80] {
        let row = Row::whole(longest).without(Segment::of(longest / 3, 2));
        let looked_up = table(1, 25, longest);
        let found: Vec<Segment> = looked_up.winning(&row).collect();
        assert!(!found.is_empty());
        let wins = |take: &Segment| looked_up.nim_sum(&row.without(*take)) == 0;
        let tried: Vec<Segment> = Rule { least: 1, most: 25 }.moves(&row).filter(wins).collect();
        assert_eq!(found, tried);
    }
}

#[test]
fn the_figures_contain_the_winning_move() {
    let (table, row) = (table(2, 2, 10), Row::whole(10));
    let first = table.winning(&row).next();
    let why = Taking::of(&row, &table, first, None);
    assert_eq!((why.nim_sum, why.crosses.as_slice(), why.code.as_deref()), (3, &[2, 1][..], Some("0.07")));
    let keep = why.keep.expect("it is won");
    assert_eq!((keep.take.count(), keep.left + keep.right, keep.value), (2, 8, 0));
    assert_eq!(why.period.map(|period| (period.length, period.from, period.proved_by)), Some((34, 53, 175)));
}

#[test]
fn the_move_in_a_lost_row_takes_few_cells() {
    let (table, row) = (table(1, 3, 8), Row::of("11101110"));
    assert_eq!(table.nim_sum(&row), 0);
    assert_eq!(table.hold_out(&row).map(Segment::count), Some(1));
    assert_eq!(table.hold_out(&Row::of("000")), None);
}
