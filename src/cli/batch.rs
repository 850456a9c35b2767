//! `zugzwang batch euclid`: a file of setups in, the games of the perfect player against itself out.
//!
//! The first line of the file is the number of tests, then each line has two numbers. Nothing is written before the whole file
//! is read, so a malformed one gets its error and no half of an answer.

use std::io::{self, BufRead, BufWriter, Read, Write};

use clap::ArgMatches;
use zugzwang_engine::{Game, Setup, SetupError, Watch, games::Euclid};

use super::{CliError, Done, bad, source};
use crate::{look::Look, request::AskError, say, words};

/// The longest line read: two numbers fit many times over.
const LONGEST: u64 = 1 << 12;

/// What is wrong with a line of the file.
enum Fault {
    /// Said in words, as it is.
    Said(String),
    /// A number is out of range or none.
    Setup(SetupError),
}

pub(super) fn run(sub: &ArgMatches, look: &Look) -> Done {
    let Some(file) = sub.get_one::<String>("file") else { return Ok(()) };
    let tests = tests(&mut source(file, look)?, look, file)?;
    let mut out = BufWriter::new(io::stdout().lock());
    for (at, game) in tests.iter().enumerate() {
        if at > 0 {
            out.write_all(b"\n")?;
        }
        play(game, &mut out, look)?;
    }
    Ok(out.flush()?)
}

/// The games of the file, all of them sound: 16 bytes each, however many there are.
fn tests(source: &mut impl BufRead, look: &Look, file: &str) -> Result<Vec<Euclid>, CliError> {
    let failed = |reason: String| CliError::Bad(say!(look, "error-file", file = file, reason = reason));
    let at_line = |line: u64, fault: Fault| {
        let what = match fault {
            Fault::Said(what) => return failed(what),
            Fault::Setup(error) => words::setup_error(&error, Euclid::ID, Euclid::FIELDS, look),
        };
        failed(say!(look, "error-batch-line", line = line, what = what))
    };
    let mut games = Vec::new();
    let mut tests = None;
    for number in 1_u64.. {
        let mut line = Vec::new();
        let read = source.by_ref().take(LONGEST + 1).read_until(b'\n', &mut line);
        if read.map_err(|error| failed(error.to_string()))? == 0 {
            let Some(tests) = tests else {
                return Err(failed(say!(look, "error-batch-count", line = 1_u64, given = "")));
            };
            let found = games.len() as u64;
            let missing = || failed(say!(look, "error-batch-missing", line = number, tests = tests, found = found));
            return if found < tests { Err(missing()) } else { Ok(games) };
        }
        let text = text(&line, number, look).map_err(|fault| at_line(number, fault))?;
        match tests {
            None => tests = Some(count(text, number, look).map_err(|fault| at_line(number, fault))?),
            Some(tests) if games.len() as u64 == tests => {
                // Empty lines at the end change nothing.
                if !text.trim().is_empty() {
                    return Err(failed(say!(look, "error-batch-more", line = number, tests = tests)));
                }
            }
            Some(_) => games.push(pair(text, number, look).map_err(|fault| at_line(number, fault))?),
        }
    }
    Ok(games)
}

fn text<'a>(line: &'a [u8], number: u64, look: &Look) -> Result<&'a str, Fault> {
    if line.len() as u64 > LONGEST {
        return Err(Fault::Said(say!(look, "error-file-too-long", line = number, most = LONGEST)));
    }
    str::from_utf8(line).map_err(|_| Fault::Said(say!(look, "error-file-not-text", line = number)))
}

/// The first line: how many tests follow.
fn count(text: &str, number: u64, look: &Look) -> Result<u64, Fault> {
    // Some editors begin a file with a mark of its encoding.
    let given = text.trim_start_matches('\u{feff}').trim();
    let digits = !given.is_empty() && given.bytes().all(|b| b.is_ascii_digit());
    let count = given.parse().ok().filter(|_| digits);
    count.ok_or_else(|| Fault::Said(say!(look, "error-batch-count", line = number, given = words::shortened(given))))
}

/// A test: two numbers in the range of the game's own fields.
fn pair(text: &str, number: u64, look: &Look) -> Result<Euclid, Fault> {
    let given: Vec<&str> = text.split_ascii_whitespace().collect();
    if given.len() != Euclid::FIELDS.len() {
        let given = words::shortened(text.trim());
        return Err(Fault::Said(say!(look, "error-batch-pair", line = number, given = given)));
    }
    let words: Vec<String> =
        Euclid::FIELDS.iter().zip(given).map(|(field, given)| format!("{}={given}", field.name)).collect();
    Setup::read(Euclid::FIELDS, &words).and_then(|setup| Euclid::new(&setup)).map_err(Fault::Setup)
}

/// Plays the perfect player against itself and writes every position.
fn play(game: &Euclid, out: &mut impl Write, look: &Look) -> Done {
    let mut piles = game.start();
    loop {
        let [a, b] = piles.0;
        writeln!(out, "{a} {b}")?;
        let analysis = game.analyse(&piles, &Watch::idle());
        let Some(mv) = analysis.map_err(|stopped| bad(&AskError::from(stopped), look))?.suggested else {
            return Ok(());
        };
        let next = game.play(&piles, &mv);
        piles = next.map_err(|fault| CliError::Bad(words::move_fault(&fault, Euclid::ID, look)))?;
    }
}
