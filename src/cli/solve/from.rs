//! `zugzwang solve --from`: reads a position a line, and writes an answer a line.

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

use crate::{
    cli::{Done, json, lines::Lines},
    look::Look,
    play::{
        files::Files,
        own::OwnFault,
        request::{AskError, Request},
    },
    say,
    terminal::disk::{self, Line, MOST_SKIPPED},
    words,
};

/// In bytes, many times the longest valid list.
const LONGEST: u64 = 1 << 20;
/// The longest time that an answer waits in the buffer, so that several hundred quick answers are written together.
const HELD: Duration = Duration::from_millis(5);

#[derive(Serialize)]
struct Failed {
    error: String,
}

/// Answers each line as soon as it is read.
pub(super) fn run(file: &str, look: &Look) -> Done {
    let mut lines = Lines::open(file, LONGEST, look)?;
    // Programs read the errors among the answers, so these are the same in every language.
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
                // The next answer may take long, so this one does not wait for it. A full channel has the same effect.
                let _ = held.try_send(());
            } else {
                // Whoever writes the next line may wait for this answer first.
                out.flush()?;
            }
        }
        Ok(locked(out).flush()?)
    })
}

fn release(holding: &Receiver<()>, out: &Mutex<impl Write>) {
    while holding.recv().is_ok() {
        thread::sleep(HELD);
        // What cannot be written stays in the buffer, and the next write reports the error.
        let _ = locked(out).flush();
    }
}

fn locked<T>(out: &Mutex<T>) -> MutexGuard<'_, T> {
    out.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Answers a line. It may come from anybody, so it can name no list in a file, and nothing in a file is quoted.
fn answer(line: &str, look: &Look) -> Result<Answer, String> {
    let request = Request::parse(line).map_err(|error| AskError::from(error).words(look))?;
    let request = request.with_files(disk::FILES).expanded().map_err(|error| match error {
        AskError::Own(error) if !matches!(error.fault, OwnFault::Unread(_)) => {
            say!(look, "error-line-own", file = words::shortened(&error.file))
        }
        error => error.words(look),
    })?;
    request.with_files(Files::default()).answer_in_full().map_err(|error| error.words(look))
}
