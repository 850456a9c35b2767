//! The two solutions of crossing a strip, symmetry and the nim-sum of the runs, agree. Large rows are solved and can be
//! cancelled.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use crate::common::game;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use zugzwang_engine::{
    Analysis, Cancel, Game, Outcome, Stopped,
    games::{Matches, Strip},
    row::Row,
    theory::{
        mirrored_row::MirroredRow,
        taking::{Rule, RunValues},
    },
};

fn table(most: u64, longest: u64) -> RunValues {
    RunValues::new(Rule { least: 1, most }, longest, &Cancel::never()).expect("not stopped")
}

/// Checks that symmetry decides correctly, and that its move wins.
fn assert_agree(row: &Row, most: u64, table: &RunValues) {
    let Some(mirror) = MirroredRow::of(row, most) else { return };
    assert_eq!(mirror.is_lost(), table.nim_sum(row) == 0, "{row} with {most}");
    if let Some(reply) = mirror.reply {
        assert!(row.has(reply) && reply.count() <= most, "{row} with {most}: {reply}");
        assert_eq!(table.nim_sum(&row.without(reply)), 0, "{row} with {most}: {reply}");
    }
}

#[test]
fn an_untouched_strip_is_lost_only_if_it_is_even_and_moves_take_one_cell() {
    for most in 1..=20 {
        let table = table(most, 400);
        for cells in most..=400 {
            let row = Row::whole(cells);
            let mirror = MirroredRow::of(&row, most).expect("it is its own image");
            assert_eq!(mirror.is_lost(), most == 1 && cells % 2 == 0, "{cells} cells with {most}");
            assert_agree(&row, most, &table);
        }
    }
}

#[test]
fn solutions_agree_on_all_small_rows() {
    for most in 1..=5 {
        let table = table(most, 12);
        for cells in 1..=12_usize {
            for bits in 0..1_u32 << cells {
                assert_agree(&Row::of(&format!("{bits:0cells$b}")), most, &table);
            }
        }
    }
}

#[test]
fn solutions_agree_on_random_nearly_symmetric_rows() {
    let mut rng = StdRng::seed_from_u64(1907);
    for _ in 0..2000 {
        let (most, cells) = (rng.random_range(1..=6_u64), rng.random_range(1..=120_usize));
        let table = table(most, cells as u64);
        let mut row = vec!['1'; cells];
        for _ in 0..rng.random_range(0..cells) {
            let at = rng.random_range(0..cells);
            row[at] = '0';
            row[cells - 1 - at] = '0';
        }
        let at = rng.random_range(0..cells);
        let until = (at + rng.random_range(0..=6)).min(cells);
        row[at..until].fill('0');
        assert_agree(&Row::of(&row.iter().collect::<String>()), most, &table);
    }
}

fn answer<G: Game>(words: &str) -> Analysis<G::Move> {
    let game: G = game(words);
    game.analyse(&game.start(), &Cancel::never()).expect("not stopped")
}

#[test]
fn a_cancelled_question_can_be_asked_again() {
    let game: Matches = game("n=2000 k=3");
    let cancel = Cancel::never();
    cancel.stop();
    assert_eq!(game.analyse(&game.start(), &cancel), Err(Stopped));
    let asked_again = game.analyse(&game.start(), &Cancel::never()).expect("not stopped");
    assert_eq!(asked_again, answer::<Matches>("n=2000 k=3"));
}

#[test]
fn the_longest_rows_are_solved() {
    for (words, middle) in [
        ("n=1000000 k=2", "500000-500001"),
        ("n=999999 k=1", "500000"),
        ("n=100000 k=4", "50000-50001"),
        ("n=100000 k=100000", "50000-50001"),
    ] {
        let strip = answer::<Strip>(words);
        assert_eq!(strip.worth.outcome, Outcome::Win, "{words:?}");
        assert_eq!(strip.suggested.map(|middle| middle.to_string()).as_deref(), Some(middle), "{words:?}");
        assert!(strip.best.truncated && strip.best.moves.len() == 64, "{words:?}");
    }
    assert_eq!(answer::<Strip>("n=1000000 k=1").worth.outcome, Outcome::Loss);
    assert_eq!(answer::<Matches>("n=1000000 k=2").grundy, answer::<Matches>("n=60 k=2").grundy);
}
