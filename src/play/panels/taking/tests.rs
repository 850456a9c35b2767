//! The panel at every width, for rows small and large.

use zugzwang_engine::{
    Cancel, Outcome, Reason,
    row::Row,
    theory::taking::{Rule, RunValues},
};

use super::*;
use crate::{
    look::{glyphs::GlyphSet, theme::ThemeName},
    play::panels::sample::{self, Sample},
};

fn figures(row: &Row, rule: Rule, table: &RunValues) -> Taking {
    let mirror = if rule.least == 1 { MirroredRow::of(row, rule.most) } else { None };
    let winning = mirror.and_then(|mirror| mirror.reply).or_else(|| table.winning(row).next());
    Taking::of(row, table, winning, mirror)
}

fn lines(now: &Taking, after: &Taking, look: &Look, room: Size) -> Vec<Line<'static>> {
    let (reason, after) = (Reason::Taking(now.clone()), Reason::Taking(after.clone()));
    let sample = Sample { outcome: Outcome::won(now.nim_sum != 0), score: None, over: false };
    sample::lines(sample, &reason, &after, look, room)
}

#[test]
fn no_line_is_wider_than_the_panel() {
    let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
    let rules = [(1, 3), (2, 2), (1, 1), (7, 7), (1, 99_999)].map(|(least, most)| Rule { least, most });
    for rule in rules {
        let rows = ["1", "11111", "1101011", "111011101110", "110111011110111110111111011111110111111110"];
        let rows = rows.map(Row::of).into_iter().chain([200, 1000].map(Row::whole));
        for row in rows.filter(|row| rule.has_move(row)) {
            let table = RunValues::new(rule, row.longest(), &Cancel::never()).expect("nobody stops it");
            let now = figures(&row, rule, &table);
            for mv in rule.moves(&row).step_by(17).take(20) {
                let after = figures(&row.without(mv), rule, &table);
                for (width, height) in (33..100).step_by(4).zip((0..60).step_by(7).cycle()) {
                    for line in lines(&now, &after, &look, Size { width, height }) {
                        assert!(line.width() <= usize::from(width), "{row} -{mv} at {width}: {line}");
                    }
                }
            }
        }
    }
}

#[test]
fn equal_runs_cancel_in_pairs() {
    let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
    let table = RunValues::new(Rule { least: 1, most: 3 }, 20, &Cancel::never()).expect("nobody stops it");
    let rows = |text: &str, most| {
        let row = Row::of(text);
        let parts = figures(&row, Rule { least: 1, most: 3 }, &table).parts;
        rows::Rows::of(&parts, None, most, &look).shown.into_iter().map(|row| row.name).collect::<Vec<_>>()
    };
    assert_eq!(rows("1101101", 4), ["1: 1"]);
    assert_eq!(rows("11011010111", 4), ["3: 3", "1: 1"]);
    assert_eq!(rows("11011010111", 1), ["1 run: 3"]);
}
