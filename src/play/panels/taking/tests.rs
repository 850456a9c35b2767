//! The panel at every width, for rows small and large.

use zugzwang_engine::{
    Cancel, Outcome, Reason, Rng,
    row::Row,
    theory::taking::{Rule, RunValues},
};

use super::{
    super::sample::{self, Sample, numbers},
    *,
};
use crate::{look::language::Language, play::panels::sentences};

fn table(rule: Rule, longest: u64) -> RunValues {
    RunValues::new(rule, longest, &Cancel::never()).expect("nobody stops it")
}

fn figures(row: &Row, rule: Rule, table: &RunValues) -> Taking {
    let mirror = if rule.least == 1 { MirroredRow::of(row, rule.most) } else { None };
    let winning = mirror.and_then(|mirror| mirror.reply).or_else(|| table.winning(row).next());
    Taking::of(row, table, winning, mirror)
}

#[test]
fn no_line_is_wider_than_the_panel() {
    let look = sample::look();
    let rules = [(1, 3), (2, 2), (1, 1), (7, 7), (1, 99_999)].map(|(least, most)| Rule { least, most });
    for rule in rules {
        let rows = ["1", "11111", "1101011", "111011101110", "110111011110111110111111011111110111111110"];
        let rows = rows.map(Row::of).into_iter().chain([200, 1000].map(Row::whole));
        for row in rows.filter(|row| rule.has_move(row)) {
            let table = table(rule, row.longest());
            let now = figures(&row, rule, &table);
            for mv in rule.moves(&row).step_by(17).take(20) {
                let after = Reason::Taking(figures(&row.without(mv), rule, &table));
                let reason = Reason::Taking(now.clone());
                sample::assert_fits(&format!("{row} -{mv}"), (33..100).step_by(4), |room| {
                    let outcome = Outcome::won(now.nim_sum != 0);
                    sample::lines(Sample { outcome, score: None, over: false }, &reason, &after, &look, room)
                });
            }
        }
    }
}

#[test]
fn equal_runs_cancel_in_pairs() {
    let look = sample::look();
    let rule = Rule { least: 1, most: 3 };
    let table = table(rule, 20);
    let rows = |text: &str, most| {
        let row = Row::of(text);
        let parts = figures(&row, rule, &table).parts;
        rows::Rows::of(&parts, most, &look)
            .shown
            .into_iter()
            .map(|Entry { name, value }| format!("{name}: {value}"))
            .collect::<Vec<_>>()
    };
    assert_eq!(rows("1101101", 4), ["1: 1"]);
    assert_eq!(rows("11011010111", 4), ["3: 3", "1: 1"]);
    assert_eq!(rows("11011010111", 1), ["1 run: 3", "1 run: 1"]);
}

#[test]
fn a_count_of_runs_is_named_without_their_value_in_every_language() {
    let rule = Rule { least: 1, most: 3 };
    let parts = figures(&Row::of("11011010111"), rule, &table(rule, 20)).parts;
    for (language, size) in Language::ALL.into_iter().zip(["1 run", "1 группа", "1 група", "1 段"]) {
        let shown = rows::Rows::of(&parts, 1, &sample::look().in_language(language)).shown;
        assert_eq!(shown.iter().map(|row| row.name.as_str()).collect::<Vec<_>>(), [size; 2]);
    }
}

#[test]
fn a_strip_is_crossed_out_and_not_taken() {
    for (row, mirrored) in [(Row::whole(11), true), (Row::of("1110111"), true), (Row::of("11011111"), false)] {
        let rule = Rule { least: 1, most: 3 };
        let why = figures(&row, rule, &table(rule, row.longest()));
        assert_eq!(why.mirror.is_some(), mirrored, "{row}");
        let outcome = Outcome::won(why.nim_sum != 0);
        let reason = Reason::Taking(why);
        for (language, takes) in [
            (Language::English, "take"),
            (Language::Russian, "возьм"),
            (Language::Bulgarian, "взем"),
            (Language::Chinese, "取"),
        ] {
            for wording in [Wording::Plain, Wording::Picture] {
                let look = sample::look_in(language, wording);
                let told = sample::story(&reason, outcome, &look).join(" ").to_lowercase();
                assert!(!told.contains(takes), "{told}");
            }
        }
    }
}

const RULES: [(u64, u64); 8] = [(1, 1), (1, 2), (1, 3), (1, 40), (2, 2), (2, 5), (3, 3), (7, 7)];

#[test]
fn the_values_of_short_runs_are_those_of_the_engine() {
    for (least, most) in RULES {
        let table = table(Rule { least, most }, values::LONGEST);
        let engine: Vec<u64> = (0..=values::LONGEST).map(|length| table.value(length)).collect();
        assert_eq!(values::of(least, most, values::LONGEST), engine, "{least} to {most}");
    }
}

#[test]
fn the_proof_of_a_row_is_true() {
    let look = sample::worded(Wording::Notation);
    let mut rng = Rng::new(1, "held-taking");
    let mut seen = [0; KINDS];
    for (least, most) in RULES.iter().copied().cycle().take(400) {
        let rule = Rule { least, most };
        let cells: String = (0..=rng.below(24)).map(|_| if rng.below(4) == 0 { '0' } else { '1' }).collect();
        let row = Row::of(&cells);
        if !rule.has_move(&row) {
            continue;
        }
        let table = table(rule, row.longest());
        let why = figures(&row, rule, &table);
        let after = why.keep.as_ref().map_or_else(|| row.clone(), |keep| row.without(keep.take));
        assert_eq!(table.nim_sum(&after), 0, "{cells}");
        for text in sentences(&holds::proof(&why, &look), &look) {
            seen[assert_true(&text, &why, &after, &table)] += 1;
        }
    }
    assert!(seen.iter().all(|count| *count > 10), "{seen:?}");
}

/// The number of kinds of sentences in the proof: six that are checked against the row, and the rest.
const KINDS: usize = 7;

/// Checks one sentence of the proof against the row that the loser has to move from; returns its kind.
fn assert_true(text: &str, why: &Taking, after: &Row, table: &RunValues) -> usize {
    let told = numbers(text);
    let is_free = |cell: u64| after.runs().iter().any(|run| run.at <= cell && cell <= run.last());
    if text.contains("least number missing") {
        let [length, ref reached @ .., value] = told[..] else { panic!("{text}") };
        assert_eq!(value, table.value(length), "{text}");
        assert!(!reached.contains(&value) && (0..value).all(|less| reached.contains(&less)), "{text}");
        0
    } else if text.contains("Taking") {
        let [.., from, to, 0] = told[..] else { panic!("{text}") };
        assert_eq!(why.nim_sum ^ from ^ to, 0, "{text}");
        1
    } else if text.contains("nim-sum 0") {
        assert_eq!(why.nim_sum, 0, "{text}");
        2
    } else if text.contains("each move takes") {
        assert_eq!(told[0], after.runs().iter().map(|run| run.length).sum::<u64>(), "{text}");
        3
    } else if text.contains("exactly when") {
        let sum = *told.last().expect("a sum");
        assert!((1..sum).all(|cell| is_free(cell) == is_free(sum - cell)), "{text}");
        4
    } else if text.contains("has no move") {
        assert!(after.runs().iter().all(|run| run.length < why.least), "{text}");
        5
    } else {
        assert!(OTHERS.iter().any(|other| text.contains(other)), "{text}");
        6
    }
}

/// Sentences that are told of every row.
const OTHERS: [&str; 4] = ["No move reaches across", "shares no cell with its mirror", "no longer 0", "Octal theorem"];
