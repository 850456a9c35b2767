//! Measures the engine against its peers and the textbook loops, each pair in turn in one run. Prints the tables of
//! `engine/benches/README.md`.
//!
//! `--write` writes them to that file, and `--long` adds rows that take minutes. Other words select the rows that have one of them
//! in their name.

mod clobber;
mod clock;
mod domineering;
mod peers;
#[path = "../../plain/mod.rs"]
mod plain;
#[path = "../../plain/eatcake.rs"]
mod plain_eatcake;
#[path = "../../plain/matchbox.rs"]
mod plain_matchbox;
#[path = "../../plain/ticktacktwo.rs"]
mod plain_ticktacktwo;
mod rows;
mod scale;

use std::{fs, process::ExitCode};

#[global_allocator]
static MEMORY: peak_alloc::PeakAlloc = peak_alloc::PeakAlloc;

const README: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../README.md");

fn main() -> ExitCode {
    let (options, words): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|word| word.starts_with("--"));
    let (write, long) =
        (options.iter().any(|option| option == "--write"), options.iter().any(|option| option == "--long"));
    let wanted = |name: &str| words.is_empty() || words.iter().any(|word| name.contains(word.as_str()));
    let ratios = rows::table(long, wanted);
    let scale = scale::table(wanted);
    if !write {
        println!("{ratios}\n{scale}");
        return ExitCode::SUCCESS;
    }
    let written = fs::read_to_string(README).and_then(|text| {
        let text = between(&text, "ratios", &ratios);
        fs::write(README, between(&text, "scale", &scale))
    });
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{README}: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Returns the text with everything between two marks replaced.
fn between(text: &str, mark: &str, new: &str) -> String {
    let (open, close) = (format!("<!-- {mark} -->\n"), format!("<!-- /{mark} -->"));
    let place = text.split_once(&open).and_then(|(before, rest)| Some((before, rest.split_once(&close)?.1)));
    match place {
        Some((before, after)) => format!("{before}{open}{new}{close}{after}"),
        None => format!("{text}\n{open}{new}{close}\n"),
    }
}
