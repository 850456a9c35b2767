//! The table of how cost grows.

use std::fmt::Write;

use zugzwang_engine::{
    Cancel,
    theory::{
        intervals::Row as Numbers, intervals::prefix_sums, score_table, subtraction_set::Values, taking::Sequence,
    },
};

use crate::{clock, plain, rows};

/// Work that is measured at several sizes, the least first.
struct Growth {
    what: &'static str,
    sizes: Vec<usize>,
    ours: fn(usize) -> u64,
    /// The textbook loop, and the largest size at which it is run.
    plain: Option<(fn(usize) -> u64, usize)>,
}

pub fn table(wanted: impl Fn(&str) -> bool) -> String {
    let mut table = String::from("| what | n | ours | textbook |\n| --- | ---: | ---: | ---: |\n");
    for growth in growths().into_iter().filter(|growth| wanted(growth.what)) {
        eprintln!("{}", growth.what);
        let (mut ours, mut plain) = (Vec::new(), Vec::new());
        for &n in &growth.sizes {
            let (found, took) = measured(growth.ours, n);
            ours.push((n, took));
            let other = growth.plain.filter(|(_, most)| n <= *most).map(|(loops, _)| {
                let (expected, took) = measured(loops, n);
                assert_eq!(found, expected, "{} at {n}", growth.what);
                took
            });
            plain.extend(other.map(|seconds| (n, seconds)));
            let other = other.map_or_else(String::new, |seconds| format!("{:.2} ms", 1e3 * seconds));
            let _ = writeln!(table, "| {} | {n} | {:.2} ms | {other} |", growth.what, 1e3 * ours[ours.len() - 1].1);
        }
        let other = if plain.len() > 1 { format!("n^{:.2}", exponent(&plain)) } else { String::new() };
        let _ = writeln!(table, "| | grows as | n^{:.2} | {other} |", exponent(&ours));
    }
    table
}

/// Returns the result of the work and its median time in seconds over three runs.
fn measured(work: fn(usize) -> u64, n: usize) -> (u64, f64) {
    let runs = [0; 3].map(|_| clock::run(&|| work(n)));
    (runs[0].0, clock::median(runs.iter().map(|(_, took)| took.seconds).collect()))
}

/// Returns the value of one heap, because adding up all heaps would take time of its own.
fn value(code: &str, n: usize) -> u64 {
    let values = code.parse().ok().and_then(|code| Sequence::new(&code, n as u64, &Cancel::never()).ok());
    values.map_or(0, |values| values.get(n as u64).into())
}

/// Returns the value of a strip in which a move crosses out 1 to `most` cells.
fn strip_value(most: usize, n: usize) -> u64 {
    rows::strip_values(most, n).map_or(0, |values| values.get(n as u64).into())
}

fn plain_strip_value(most: usize, n: usize) -> u64 {
    plain::taking::values(&vec![7; most], n)[n].into()
}

fn plain_value(code: &str, n: usize) -> u64 {
    plain::taking::values(&rows::digits(code), n)[n].into()
}

/// The slope of the logarithms, by least squares.
fn exponent(points: &[(usize, f64)]) -> f64 {
    let logs: Vec<(f64, f64)> = points.iter().map(|&(n, seconds)| ((n as f64).ln(), seconds.ln())).collect();
    let count = logs.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| logs.iter().map(of).sum::<f64>() / count;
    let (x, y) = (mean(|log| log.0), mean(|log| log.1));
    let above: f64 = logs.iter().map(|log| (log.0 - x) * (log.1 - y)).sum();
    let below: f64 = logs.iter().map(|log| (log.0 - x) * (log.0 - x)).sum();
    above / below
}

fn doubling(least: usize, times: u32) -> Vec<usize> {
    (0..=times).map(|time| least << time).collect()
}

fn strips() -> Vec<usize> {
    vec![1_000, 2_000, 4_000, 25_000, 50_000, 100_000]
}

fn growths() -> Vec<Growth> {
    vec![
        Growth {
            what: "0.007, no period known",
            sizes: doubling(12_500, 4),
            ours: |n| value("0.007", n),
            plain: Some((|n| plain_value("0.007", n), 100_000)),
        },
        Growth {
            what: "0.777, sparse",
            sizes: doubling(25_000, 5),
            ours: |n| value("0.777", n),
            plain: Some((|n| plain_value("0.777", n), 100_000)),
        },
        Growth {
            what: "0.6, sparse",
            sizes: vec![10_000, 100_000, 1_000_000, 10_000_000],
            ours: |n| value("0.6", n),
            plain: Some((|n| plain_value("0.6", n), 100_000)),
        },
        Growth {
            what: "a long code",
            sizes: vec![2_500, 5_000, 10_000, 25_000, 50_000, 100_000],
            ours: |n| value(rows::LONG_CODE, n),
            plain: Some((|n| plain_value(rows::LONG_CODE, n), 10_000)),
        },
        Growth {
            what: "a strip, k = 100",
            sizes: strips(),
            ours: |n| strip_value(100, n),
            plain: Some((|n| plain_strip_value(100, n), 4_000)),
        },
        Growth {
            what: "a strip, k = n/5",
            sizes: strips(),
            ours: |n| strip_value(n / 5, n),
            plain: Some((|n| plain_strip_value(n / 5, n), 4_000)),
        },
        Growth {
            what: "a strip, k = n/2",
            sizes: strips(),
            ours: |n| strip_value(n / 2, n),
            plain: Some((|n| plain_strip_value(n / 2, n), 4_000)),
        },
        Growth {
            what: "0.77, a period",
            sizes: doubling(25_000, 5),
            ours: |n| value("0.77", n),
            plain: Some((|n| plain_value("0.77", n), 100_000)),
        },
        Growth {
            what: "64 sizes up to 971",
            sizes: doubling(1_250_000, 4),
            ours: |n| {
                let set: Vec<u64> = rows::sizes().into_iter().map(|size| size as u64).collect();
                Values::of(&set, n as u64, &Cancel::never()).map_or(0, |values| values.get(n as u64).unwrap_or(0))
            },
            plain: Some((|n| plain::subtraction::values(&rows::sizes(), n)[n].into(), 20_000_000)),
        },
        Growth {
            what: "bars of gold",
            sizes: doubling(2_500, 3),
            ours: |n| {
                score_table::solve(&rows::numbers(n), 1, 1, &Cancel::never())
                    .map_or(0, |solved| solved.table.score as u64)
            },
            plain: Some((|n| plain::gold::score(&rows::numbers(n)) as u64, 10_000)),
        },
        Growth {
            what: "both ends",
            sizes: doubling(2_500, 4),
            ours: |n| {
                Numbers::of(&prefix_sums(&rows::numbers(n)), &Cancel::never()).map_or(0, |row| row.margin() as u64)
            },
            plain: Some((|n| plain::both_ends::margin(&rows::numbers(n)) as u64, 40_000)),
        },
        Growth {
            what: "all rectangles to n×n",
            sizes: vec![8, 12, 16, 20],
            ours: |n| rows::rectangles(n)(),
            plain: None,
        },
    ]
}
