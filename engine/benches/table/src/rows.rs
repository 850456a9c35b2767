//! The table of ratios.

use std::fmt::Write;

use rand::{RngExt, SeedableRng, rngs::StdRng};
use zugzwang_engine::{
    Cancel, Game, Outcome,
    games::{self, TickTackTwo},
    matchbox::{Learner, Method},
    theory::{
        eatcake::{Rectangle, RectangleValues, Sign},
        intervals::{Row as Numbers, prefix_sums},
        score_table,
        subtraction_set::Values,
        taking::{Octal, Sequence},
    },
};

use crate::{
    clobber,
    clock::{self, Took},
    domineering, peers, plain, plain_eatcake, plain_matchbox, plain_ticktacktwo,
};

type Work = Box<dyn Fn() -> u64>;

/// One comparison: our work and another's, with the same result.
struct Row {
    what: String,
    other: &'static str,
    ours: Work,
    theirs: Work,
}

/// The number of times that each is run, in turn.
const ROUNDS: usize = 5;

/// Pairs that take longer than this, in seconds, are run once.
const LONG: f64 = 10.0;

pub fn table(long: bool, wanted: impl Fn(&str) -> bool) -> String {
    let mut table =
        String::from("| what | beside | ours / other, median | least to most | peak memory, ours / other |\n");
    table.push_str("| --- | --- | ---: | ---: | ---: |\n");
    for row in rows(long).into_iter().filter(|row| wanted(&row.what)) {
        eprintln!("{} beside {}", row.what, row.other);
        let (ours, theirs) = measured(&row);
        let ratios: Vec<f64> = ours.iter().zip(&theirs).map(|(a, b)| a.seconds / b.seconds).collect();
        let (least, most) =
            ratios.iter().fold((f64::MAX, 0.0_f64), |(least, most), &ratio| (least.min(ratio), most.max(ratio)));
        let memory = |took: &[Took]| took.iter().map(|took| took.megabytes).fold(0.0, f64::max);
        let line = format!(
            "| {} | {} | {} | {} to {} | {:.1} / {:.1} MB |",
            row.what,
            row.other,
            ratio(clock::median(ratios)),
            ratio(least),
            ratio(most),
            memory(&ours),
            memory(&theirs)
        );
        eprintln!("{line}");
        let _ = writeln!(table, "{line}");
    }
    table
}

/// Formats a ratio with two significant figures.
fn ratio(ratio: f64) -> String {
    let places = (1.0 - ratio.log10().floor()).clamp(1.0, 9.0) as usize;
    format!("{ratio:.places$}")
}

fn measured(row: &Row) -> (Vec<Took>, Vec<Took>) {
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        let (a, took) = clock::run(&row.ours);
        ours.push(took);
        let (b, took) = clock::run(&row.theirs);
        theirs.push(took);
        assert_eq!(a, b, "{} comes to something else beside {}", row.what, row.other);
        if took.seconds + ours[0].seconds > LONG {
            break;
        }
    }
    (ours, theirs)
}

fn rows(long: bool) -> Vec<Row> {
    [taking(long), strips(), sets(), scores(), machines(), forms()].into_iter().flatten().collect()
}

fn taking(long: bool) -> Vec<Row> {
    const BY_THE_BOOK: usize = 100_000;
    let mut rows = Vec::new();
    for code in ["0.07", "0.77", "0.777", "0.6", "0.007", "0.0007"] {
        let what = format!("{code} to 10^5");
        rows.push(row(&what, "the textbook loop", octal(code, BY_THE_BOOK), plain_octal(code, BY_THE_BOOK)));
        rows.push(row(&what, "ogs 0.0.6", octal(code, BY_THE_BOOK), peers::octal(code, BY_THE_BOOK)));
    }
    let what = format!("{LONG_CODE} to 20000");
    rows.push(row(&what, "the textbook loop", octal(LONG_CODE, 20_000), plain_octal(LONG_CODE, 20_000)));
    for code in ["0.777", "0.6", "0.007"].into_iter().take(if long { 3 } else { 2 }) {
        let to = 1_000_000;
        rows.push(row(&format!("{code} to 10^6"), "ogs 0.0.6", octal(code, to), peers::octal(code, to)));
    }
    rows
}

/// Strips. Where the textbook loop would take far too long, we compare with a loop that visits each m once.
fn strips() -> Vec<Row> {
    const SHORT: usize = 4_000;
    const LONG: usize = 100_000;
    let short = [100, 800, 2_000].map(|most| {
        let textbook = move || plain::taking::values(&vec![7; most], SHORT).into_iter().map(u64::from).sum();
        let what = format!("a strip of {SHORT}, k = {most}");
        row(&what, "the textbook loop", strip(most, SHORT), Box::new(textbook))
    });
    let long = [100, 200, 20_000, 50_000].map(|most| {
        let each_once = move || plain::taking::rows(most, LONG).into_iter().map(u64::from).sum();
        let what = format!("a strip of {LONG}, k = {most}");
        row(&what, "each m once, plainly", strip(most, LONG), Box::new(each_once))
    });
    short.into_iter().chain(long).collect()
}

fn sets() -> Vec<Row> {
    let what = "64 sizes up to 971, piles to 10^7";
    let textbook = || sum(plain::subtraction::values(&sizes(), PILES));
    vec![
        row(what, "the textbook loop", subtraction(), Box::new(textbook)),
        row(what, "cgt 0.11", subtraction(), Box::new(|| peers::subtraction(&sizes(), PILES))),
    ]
}

fn scores() -> Vec<Row> {
    const COUNTS: [usize; 2] = [5_000, 20_000];
    let gold = COUNTS.map(|count| {
        let (bars, same) = (numbers(count), numbers(count));
        let ours =
            move || score_table::solve(&bars, 1, 1, &Cancel::never()).map_or(0, |solved| solved.table.score as u64);
        let theirs = move || plain::gold::score(&same) as u64;
        row(&format!("{count} bars of gold"), "the textbook table", Box::new(ours), Box::new(theirs))
    });
    let ends = COUNTS.map(|count| {
        let (some, same) = (numbers(count), numbers(count));
        let ours = move || Numbers::of(&prefix_sums(&some), &Cancel::never()).map_or(0, |row| row.margin() as u64);
        let theirs = move || plain::both_ends::margin(&same) as u64;
        row(&format!("{count} numbers, both ends"), "the textbook loop", Box::new(ours), Box::new(theirs))
    });
    gold.into_iter().chain(ends).collect()
}

fn machines() -> Vec<Row> {
    // What is learned depends on chance, so only the number of games is compared.
    let theirs = || if plain_matchbox::plies(GAMES, SEED) > GAMES { GAMES } else { 0 };
    let boxes = "50,000 games of matchboxes at nim 3,4,5";
    vec![
        row(boxes, "the textbook loop", matchboxes(), Box::new(theirs)),
        row(
            "tick-tack-two, every position",
            "the textbook loop",
            Box::new(tick_tack_two),
            Box::new(plain_tick_tack_two),
        ),
    ]
}

fn forms() -> Vec<Row> {
    let positive = || {
        let mut table = plain_eatcake::Rectangles::default();
        let all = (1..=8).flat_map(|rows| (1..=8).map(move |cols| (rows, cols)));
        let zero = table.form(0, 0);
        let above = |form: &_| plain_eatcake::at_most(&zero, form) && !plain_eatcake::at_most(form, &zero);
        all.filter(|(rows, cols)| above(&table.form(*rows, *cols))).count() as u64
    };
    vec![
        row("rectangles to 8×8", "forms by the book", rectangles(8), Box::new(positive)),
        row("rectangles to 12×12", "cgt 0.11", rectangles(12), Box::new(|| peers::rectangles(12))),
        row(
            "domineering to 4×4 by its rules, thermographs",
            "cgt 0.11",
            Box::new(|| domineering::boards(4)),
            Box::new(|| peers::domineering(4)),
        ),
        row(
            "domineering to 5×5 by its rules, thermographs",
            "cgt 0.11",
            Box::new(|| domineering::boards(5)),
            Box::new(|| peers::domineering(5)),
        ),
        row(
            "clobber to 3×4 by its rules, thermographs",
            "cgt 0.11",
            Box::new(|| clobber::ours(3, 4)),
            Box::new(|| clobber::theirs(3, 4)),
        ),
        row(
            "clobber to 4×4 by its rules, thermographs",
            "cgt 0.11",
            Box::new(|| clobber::ours(4, 4)),
            Box::new(|| clobber::theirs(4, 4)),
        ),
    ]
}

fn row(what: &str, other: &'static str, ours: Work, theirs: Work) -> Row {
    Row { what: what.to_owned(), other, ours, theirs }
}

/// A long code with fifteen digits that may break a heap, in nine stretches.
pub const LONG_CODE: &str = "0.0517260154076470476077701734044";

const PILES: usize = 10_000_000;
const GAMES: u64 = 50_000;
const SEED: u64 = 1;

/// Builds the boxes with the theory's answers, and plays games from them.
fn matchboxes() -> Work {
    Box::new(|| {
        let cabinet = games::find("nim").and_then(|nim| nim.cabinet(&["heaps=3,4,5"], &Cancel::never()).ok());
        let learner = cabinet.map(|cabinet| Learner::new(cabinet.into(), Method::default(), SEED));
        learner.map_or(0, |mut learner| learner.train(GAMES, &Cancel::never()).map_or(0, |()| learner.games()))
    })
}

fn octal(code: &str, to: usize) -> Work {
    let code = code.parse().ok();
    Box::new(move || {
        let values = code.as_ref().and_then(|code| Sequence::new(code, to as u64, &Cancel::never()).ok());
        values.map_or(0, |values| sum_of_values(&values, to))
    })
}

fn strip(most: usize, to: usize) -> Work {
    Box::new(move || strip_values(most, to).map_or(0, |values| sum_of_values(&values, to)))
}

/// Returns the values of strips in which a move crosses out 1 to `most` cells.
pub fn strip_values(most: usize, to: usize) -> Option<Sequence> {
    Sequence::new(&Octal::row(1, most).into(), to as u64, &Cancel::never()).ok()
}

fn sum_of_values(values: &Sequence, to: usize) -> u64 {
    (0..=to as u64).map(|n| u64::from(values.get(n))).sum()
}

/// Returns the digits of a code 0.….
pub fn digits(code: &str) -> Vec<u8> {
    code.bytes().skip(2).map(|digit| digit - b'0').collect()
}

fn plain_octal(code: &str, to: usize) -> Work {
    let digits = digits(code);
    Box::new(move || plain::taking::values(&digits, to).into_iter().map(u64::from).sum())
}

/// Returns 64 sizes, the largest 971.
pub fn sizes() -> Vec<usize> {
    let mut draw = StdRng::seed_from_u64(7);
    let mut sizes = std::collections::BTreeSet::from([971]);
    while sizes.len() < 64 {
        sizes.insert(draw.random_range(1..971));
    }
    sizes.into_iter().collect()
}

fn subtraction() -> Work {
    Box::new(|| {
        let set: Vec<u64> = sizes().into_iter().map(|size| size as u64).collect();
        let values = Values::of(&set, PILES as u64, &Cancel::never());
        values.map_or(0, |values| (0..=PILES as u64).filter_map(|pile| values.get(pile)).sum())
    })
}

fn sum(values: Vec<u8>) -> u64 {
    values.into_iter().map(u64::from).sum()
}

pub fn numbers(count: usize) -> Vec<i64> {
    let mut draw = StdRng::seed_from_u64(count as u64);
    (0..count).map(|_| draw.random_range(1..=1_000)).collect()
}

/// Returns the outcome of the empty board, which needs every position.
fn tick_tack_two() -> u64 {
    let game = TickTackTwo::default();
    game.analyse(&game.start(), &Cancel::never()).map_or(9, |analysis| analysis.worth.outcome.rank().into())
}

fn plain_tick_tack_two() -> u64 {
    let sign = plain_ticktacktwo::solve().get(&([0; 9], 1)).map_or(9, |worth| worth.sign);
    let outcome = if sign > 0 {
        Outcome::Win
    } else if sign < 0 {
        Outcome::Loss
    } else {
        Outcome::Draw
    };
    outcome.rank().into()
}

/// Counts the positive rectangles.
pub fn rectangles(side: usize) -> Work {
    Box::new(move || {
        let mut values = RectangleValues::default();
        let all = (1..=side).flat_map(|rows| (1..=side).map(move |cols| Rectangle { rows, cols }));
        let mut positive =
            |size| values.value(size, &Cancel::never()).is_ok_and(|value| values.sign(value) == Sign::Positive);
        all.filter(|size| positive(*size)).count() as u64
    })
}
