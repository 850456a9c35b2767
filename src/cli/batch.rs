//! `zugzwang batch euclid`: reads setups from a file and plays each with the perfect player on both sides.
//!
//! The first line of the file is the number of tests, and each further line has two numbers. Nothing is written until the whole file
//! is read, so that a malformed file gets an error and no partial answer.

use std::io::{self, BufWriter, Write};

use clap::ArgMatches;
use zugzwang_engine::{Cancel, Game, Rules, Setup, games::Euclid};

use super::{CliError, Done, bad, lines::Lines};
use crate::{look::Look, play::request::AskError, say, terminal::disk::Line, words};

/// Maximum length of a line in bytes, many times that of two numbers.
const LONGEST: u64 = 1 << 12;

pub(super) fn run(sub: &ArgMatches, look: &Look) -> Done {
    let Some(file) = sub.get_one::<String>("file") else { return Ok(()) };
    let tests = tests(&mut Lines::open(file, LONGEST, look)?, look)?;
    let mut out = BufWriter::new(io::stdout().lock());
    for (at, game) in tests.iter().enumerate() {
        if at > 0 {
            out.write_all(b"\n")?;
        }
        play(game, &mut out, look)?;
    }
    Ok(out.flush()?)
}

/// Reads and checks all games of the file, each of which takes 16 bytes.
fn tests(lines: &mut Lines<'_>, look: &Look) -> Result<Vec<Euclid>, CliError> {
    let mut games = Vec::new();
    let mut tests = None;
    loop {
        let line = lines.next()?;
        let (number, found) = (lines.number(), games.len() as u64);
        if line == Line::End {
            return match tests {
                Some(tests) if found < tests => {
                    Err(lines.failed(&say!(look, "error-batch-missing", line = number, tests = tests, found = found)))
                }
                Some(_) => Ok(games),
                None => Err(lines.refused(&say!(look, "error-batch-count.unquoted"))),
            };
        }
        let refused = |what: String| lines.refused(&what);
        // The file's own text is not shown: it may be another file than the user meant.
        let of_line = |key: &'static str, quoted: String| {
            refused(if lines.may_be_quoted() { quoted } else { look.texts.say(key, &[]) })
        };
        let text = lines.text(&line, look).map_err(refused)?;
        match tests {
            None => tests = Some(count(text, look).map_err(|quoted| of_line("error-batch-count.unquoted", quoted))?),
            Some(tests) if found == tests => {
                // Empty lines at the end are ignored.
                if !text.trim().is_empty() {
                    return Err(lines.failed(&say!(look, "error-batch-more", line = number, tests = tests)));
                }
            }
            Some(_) => games.push(pair(text, look).map_err(|quoted| of_line("error-batch-pair.unquoted", quoted))?),
        }
    }
}

fn count(text: &str, look: &Look) -> Result<u64, String> {
    // Some editors write a byte order mark.
    let given = text.trim_start_matches('\u{feff}').trim();
    let digits = !given.is_empty() && given.bytes().all(|b| b.is_ascii_digit());
    let count = given.parse().ok().filter(|_| digits);
    count.ok_or_else(|| say!(look, "error-batch-count", given = words::shortened(given)))
}

fn pair(text: &str, look: &Look) -> Result<Euclid, String> {
    let given: Vec<&str> = text.split_ascii_whitespace().collect();
    if given.len() != Euclid::FIELDS.len() {
        return Err(say!(look, "error-batch-pair", given = words::shortened(text.trim())));
    }
    let words: Vec<String> =
        Euclid::FIELDS.iter().zip(given).map(|(field, given)| format!("{}={given}", field.name)).collect();
    let game = Setup::read(Euclid::FIELDS, &words).and_then(|setup| Euclid::new(&setup));
    game.map_err(|error| words::setup_error(&error, Euclid::ID, Euclid::FIELDS, look))
}

/// Plays a game perfectly on both sides and writes every position.
fn play(game: &Euclid, out: &mut impl Write, look: &Look) -> Done {
    let mut piles = game.start();
    loop {
        let [a, b] = piles.0;
        writeln!(out, "{a} {b}")?;
        let analysis = game.analyse(&piles, &Cancel::never());
        let Some(mv) = analysis.map_err(|stopped| bad(&AskError::from(stopped), look))?.suggested else {
            return Ok(());
        };
        let next = game.play(&piles, &mv);
        piles = next.map_err(|fault| CliError::Bad(words::move_fault(&fault, Euclid::ID, look)))?;
    }
}
