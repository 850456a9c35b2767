//! Writes down what the program does, so that two versions can be compared: answers, frames, and journals of monkeys.
//!
//! `RECORDS=FOLDER cargo test --test it records -- --ignored` writes them. `diff -r` of two such folders shows every
//! difference.

use std::{
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

use zugzwang::play::{board::Side, boards};
use zugzwang_engine::{
    Rng,
    games::{self, Entry},
};

use crate::{
    common::{
        Arcade,
        binary::{ANSWERING, run_with_input},
        frames::looks,
        sheet,
    },
    monkeys::{Driver, Event, Monkey},
};

/// Number of questions for each game.
const QUESTIONS: u64 = 5_000 / games::ALL.len() as u64 + 1;
/// Number of monkeys. Together they visit every game, every screen and every look.
const MONKEYS: u64 = 66;
/// Number of events for each.
const EVENTS: usize = 160;

/// Returns the folder that records are written to.
fn folder(kind: &str) -> PathBuf {
    let folder = std::env::var_os("RECORDS").expect("RECORDS=FOLDER sets the folder");
    let folder = Path::new(&folder).join(kind);
    fs::create_dir_all(&folder).expect("the folder can be created");
    folder
}

/// Returns a position of a game some moves after the setup of a seed, as a line of words.
fn question(game: &Entry, seed: u64) -> String {
    let words = game.of_seed(seed);
    let mut record = game.open(&words).expect("a seed's setup opens");
    let mut draw = Rng::new(seed, "records");
    for _ in 0..draw.below(8) {
        let legal = record.legal(64);
        if legal.is_empty() {
            break;
        }
        record.play(&legal[draw.below(legal.len())]).expect("the move is legal");
    }
    format!("{} {} --moves \"{}\"", game.id, words.join(" "), record.moves().join(" "))
}

#[test]
#[ignore = "writes what another version is compared with"]
fn answers() {
    let folder = folder("answers");
    for game in games::ALL {
        let lines: Vec<String> = (0..QUESTIONS).map(|seed| question(game, seed)).collect();
        let (output, _) = run_with_input(&ANSWERING, lines.join("\n") + "\n");
        fs::write(folder.join(format!("{}.jsonl", game.id)), output.stdout).expect("it is written");
    }
}

#[test]
#[ignore = "writes what another version is compared with"]
fn frames() {
    let folder = folder("frames");
    for entry in boards::ALL {
        let mut frames = String::new();
        for preset in entry.game.presets {
            for (look, size, theme, glyphs) in looks() {
                let mut arcade = Arcade::new(size, theme, glyphs).open(entry.game.id, preset.words, &[], Side::First);
                for keys in ["i", "Enter", "Right", "w", "w w Tab", "Tab e", "e v", "Esc c Space Space"] {
                    arcade.press(keys);
                    let shown = sheet(&arcade.buffer());
                    writeln!(frames, "== {} {look} {keys}\n{shown}", preset.id).expect("writing to a string succeeds");
                }
            }
        }
        fs::write(folder.join(format!("{}.txt", entry.game.id)), frames).expect("it is written");
    }
}

#[test]
#[ignore = "writes what another version is compared with"]
fn journals() {
    let folder = folder("journals");
    for seed in 0..MONKEYS {
        let mut journal = String::new();
        let mut driver = Driver::prompt(Monkey::looks(seed));
        let mut monkey = Monkey::new(seed);
        for _ in 0..EVENTS {
            let event = monkey.next(&mut driver);
            // Where machines answer at once, undone moves cannot always be redone.
            if event == Event::Undo {
                continue;
            }
            driver.let_happen(&event);
            writeln!(journal, "{event}\t{}", driver.trace()).expect("writing to a string succeeds");
        }
        fs::write(folder.join(format!("{seed}.txt")), journal).expect("it is written");
    }
}
