//! How soon the arcade shows its first frame, how much memory it takes and how much it writes, compared with other programs in a
//! terminal of 80 by 24: `cargo bench --bench screen` prints a table. `PEERS` names more programs with their arguments, separated
//! by `;`, and `STARTS` is the number of starts of each.
#![allow(clippy::expect_used, reason = "a measurement stops where it cannot go on")]
#![allow(clippy::cast_precision_loss, reason = "nothing here is larger than 2^53")]

#[path = "screen/bare.rs"]
mod bare;
#[path = "screen/run.rs"]
mod run;

use run::{Figures, Home, Program, median};

const ARCADE: &str = env!("CARGO_BIN_EXE_zugzwang");
const DOWN: &str = "\x1b[B";
const UP: &str = "\x1b[A";
const LEFT: &str = "\x1b[D";
const RIGHT: &str = "\x1b[C";
/// Keys between the fields of a form, during which its panel stays.
const TAB_ROUND: [&str; 2] = [DOWN, UP];

fn main() {
    if std::env::args().any(|arg| arg == bare::FLAG) {
        return bare::run().expect("the program runs in a terminal");
    }
    let starts = std::env::var("STARTS").ok().and_then(|starts| starts.parse().ok()).unwrap_or(15);
    let programs = programs();
    let home = Home::new();
    let mut measured: Vec<Vec<Figures>> = programs.iter().map(|_| Vec::new()).collect();
    for round in 0..=starts {
        for (program, all) in programs.iter().zip(&mut measured) {
            let figures = program.measure(&home, round == 0);
            all.push(figures);
        }
    }
    let first = |all: &[Figures]| median(all.iter().skip(1).map(|figures| figures.first_frame));
    // All others are compared with the bare program, which comes before the peers.
    let bare = measured.get(programs.iter().position(|program| program.name == bare::NAME).unwrap_or(0));
    let floor = bare.map_or(1.0, |all| first(all));
    println!(
        "| program | first frame | peak memory | bytes to start | bytes a key, median (most) | idle for 2 s: bytes, switches |"
    );
    println!("| --- | --- | --- | --- | --- | --- |");
    for (program, all) in programs.iter().zip(&measured) {
        let Some(long) = all.first() else { continue };
        let time = first(all);
        let memory = median(all.iter().filter_map(|figures| figures.memory).map(|kilobytes| kilobytes as f64));
        let keys = median(long.keys.iter().map(|bytes| *bytes as f64));
        let most = long.keys.iter().max().copied().unwrap_or(0);
        let idle = long.idle.map_or_else(|| "-".to_owned(), |(bytes, switches)| format!("{bytes}, {switches}"));
        let name = program.name.as_str();
        println!(
            "| {name} | {:.1} ms ({:.2}) | {:.1} MB | {} | {keys} ({most}) | {idle} |",
            time * 1e3,
            time / floor,
            memory / 1e3,
            long.start
        );
    }
}

/// The programs, each with two keys that are pressed in turn.
fn programs() -> Vec<Program> {
    let arcade = |name: &str, args: &[&str], before: &str, keys: [&'static str; 2]| {
        let args = args.iter().map(|arg| (*arg).to_owned()).collect();
        Program { name: name.to_owned(), path: ARCADE.into(), args, before: before.to_owned(), keys }
    };
    let own = std::env::current_exe().expect("the program that runs has a path");
    let mut programs = vec![
        arcade("arcade, menu", &[], "", [DOWN, UP]),
        arcade("arcade, a game and its panel", &["play", "nim", "heaps=18,8,14,9,23"], "", [LEFT, RIGHT]),
        arcade("arcade, a form", &[], "\r", TAB_ROUND),
        Program {
            name: bare::NAME.to_owned(),
            path: own,
            args: vec![bare::FLAG.to_owned()],
            before: String::new(),
            keys: [DOWN, UP],
        },
    ];
    let peers = std::env::var("PEERS").unwrap_or_default();
    for peer in peers.split(';') {
        let mut words = peer.split_whitespace().map(ToOwned::to_owned);
        let Some(path) = words.next() else { continue };
        let name = path.rsplit('/').next().unwrap_or(&path).to_owned();
        programs.push(Program {
            name,
            path: path.into(),
            args: words.collect(),
            before: String::new(),
            keys: [DOWN, UP],
        });
    }
    programs
}
