//! `zugzwang solve --from`: a question a line in, an answer a line out, however many.

use std::{
    io::{self, BufWriter, Write},
    sync::{
        Mutex, MutexGuard, PoisonError,
        mpsc::{Receiver, sync_channel},
    },
    thread,
    time::Duration,
};

use serde::Serialize;
use zugzwang_engine::Answer;

use super::json;
use crate::{
    cli::{Done, lines::Lines},
    look::Look,
    play::request::{AskError, Request},
    say,
    terminal::disk::{self, Line, MOST_SKIPPED},
};

/// The longest line read: the longest list there is fits many times over.
const LONGEST: u64 = 1 << 20;
/// The longest that an answer is held back, so that quick ones go out together: five hundred and more at a time.
const HELD: Duration = Duration::from_millis(5);

#[derive(Serialize)]
struct Failed {
    error: String,
}

/// Answers one request a line, each as soon as it is read.
pub(super) fn run(file: &str, look: &Look) -> Done {
    let mut lines = Lines::open(file, LONGEST, look)?;
    // Programs read the errors within the answers, so these are the same in every language.
    let english = look.english();
    let out = &Mutex::new(BufWriter::new(io::stdout()));
    thread::scope(|scope| {
        let (held, holding) = sync_channel(1);
        thread::Builder::new().spawn_scoped(scope, move || release(&holding, out))?;
        loop {
            let line = lines.next()?;
            if line == Line::End {
                break;
            }
            let answer = lines.text(&line, &english).and_then(|line| answer(line, &english));
            let text = match answer {
                Ok(answer) => json(&answer)?,
                Err(what) => json(&Failed { error: lines.at(&what, &english) })?,
            };
            let is_endless = line == Line::TooLong && !lines.skip()?;
            let mut out = locked(out);
            writeln!(out, "{text}")?;
            if is_endless {
                out.flush()?;
                return Err(lines.refused(&say!(look, "error-line-endless", most = MOST_SKIPPED)));
            }
            if lines.has_more() {
                // Nobody knows how long the next answer takes, so this one does not wait for it. A full channel says the same.
                let _ = held.try_send(());
            } else {
                // Whoever asks the next question only after this answer gets it.
                out.flush()?;
            }
        }
        Ok(locked(out).flush()?)
    })
}

/// Writes what is held back while the next question is thought about.
fn release(holding: &Receiver<()>, out: &Mutex<impl Write>) {
    while holding.recv().is_ok() {
        thread::sleep(HELD);
        // What cannot be written stays, and whoever writes the next answer tells it.
        let _ = locked(out).flush();
    }
}

fn locked<T>(out: &Mutex<T>) -> MutexGuard<'_, T> {
    out.lock().unwrap_or_else(PoisonError::into_inner)
}

fn answer(line: &str, look: &Look) -> Result<Answer, String> {
    let request = Request::parse(line).map_err(|error| AskError::from(error).words(look))?.with_files(disk::FILES);
    let request = request.expanded().map_err(|error| error.words(look))?;
    request.answer().map_err(|error| error.words(look))
}
