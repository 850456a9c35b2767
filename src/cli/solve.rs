//! `zugzwang solve`: who wins, by which moves, and why.

use std::{
    fs::File,
    io::{self, BufRead, BufReader, BufWriter, Read, Write},
};

use clap::ArgMatches;
use serde::Serialize;
use zugzwang_engine::{Answer, Outcome, Seat, games};

use super::{CliError, Done, bad, request};
use crate::{look::Look, panels::Who, request::Request, say, told};

/// The longest line read from a file: the longest list there is fits many times over.
const LONGEST: u64 = 1 << 20;

pub(super) fn run(sub: &ArgMatches, look: &Look) -> Done {
    if let Some(file) = sub.get_one::<String>("from") {
        return from(file, look);
    }
    let answer = request(sub).answer().map_err(|error| bad(&error, look))?;
    let text = if sub.get_flag("json") { json(&answer)? } else { told(&answer, look) };
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.write_all(b"\n")?)
}

fn json(value: &impl Serialize) -> Result<String, CliError> {
    Ok(serde_json::to_string(value).map_err(io::Error::from)?)
}

#[derive(Serialize)]
struct Failed {
    error: String,
}

/// Answers one request a line, each as soon as it is read.
fn from(file: &str, look: &Look) -> Done {
    let unreadable =
        |error: io::Error| CliError::Bad(say!(look, "error-file", file = file, reason = error.to_string()));
    let source: Box<dyn Read> =
        if file == "-" { Box::new(io::stdin()) } else { Box::new(File::open(file).map_err(unreadable)?) };
    let mut source = BufReader::new(source);
    // Programs read the errors within the answers, so these are the same in every language.
    let english = look.english();
    let mut out = BufWriter::new(io::stdout().lock());
    for number in 1_u64.. {
        let mut line = Vec::new();
        let read = source.by_ref().take(LONGEST + 1).read_until(b'\n', &mut line).map_err(unreadable)?;
        if read == 0 {
            break;
        }
        let too_long = line.len() as u64 > LONGEST;
        if too_long && line.last() != Some(&b'\n') {
            source.skip_until(b'\n').map_err(unreadable)?;
        }
        let answer = if too_long {
            Err(say!(english, "error-file-too-long", line = number, most = LONGEST))
        } else {
            answer(&line, number, &english)
        };
        let text = match answer {
            Ok(answer) => json(&answer)?,
            Err(error) => json(&Failed { error })?,
        };
        out.write_all(text.as_bytes())?;
        out.write_all(b"\n")?;
        // Whoever asks the next question only after this answer gets it; whoever has asked on already need not wait for each.
        if !source.buffer().contains(&b'\n') {
            out.flush()?;
        }
    }
    Ok(out.flush()?)
}

fn answer(line: &[u8], number: u64, look: &Look) -> Result<Answer, String> {
    let line = str::from_utf8(line).map_err(|_| say!(look, "error-file-not-text", line = number))?;
    let request = Request::parse(line).map_err(|error| crate::request::AskError::from(error).words(look))?;
    request.answer().map_err(|error| error.words(look))
}

/// The answer in words.
fn told(answer: &Answer, look: &Look) -> String {
    let mover = Who::Seat(answer.to_move.unwrap_or(Seat::First));
    let standing =
        if answer.over { say!(look, "cli-solve-over") } else { say!(look, "cli-solve-to-move", who = mover) };
    let rules = games::find(answer.game).map_or_else(String::new, |game| answer.setup.words(game.rules));
    let position = [answer.game, &answer.position, &rules].into_iter().filter(|word| !word.is_empty());
    let mut lines = vec![format!("{}: {standing}", position.collect::<Vec<_>>().join(" "))];
    lines.extend(told::story(answer, look));
    lines.extend(answer.taken.map(|taken| told::taken(taken, look)));
    lines.extend(moves(answer, look));
    lines.join("\n")
}

fn moves(answer: &Answer, look: &Look) -> Vec<String> {
    let (Some(suggested), Some(best)) = (&answer.suggested_move, told::best_moves(answer, look)) else {
        return Vec::new();
    };
    let mut lines = vec![best];
    if !answer.best_moves.is_empty() {
        lines.push(say!(look, "cli-solve-suggested", move = suggested));
    }
    lines.extend(answer.remoteness.map(|count| {
        say!(look, "cli-solve-remoteness", count = count, outcome = answer.outcome.unwrap_or(Outcome::Unknown))
    }));
    lines.extend(answer.grundy.map(|value| say!(look, "cli-solve-grundy", value = value)));
    lines
}
