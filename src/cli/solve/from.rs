//! `zugzwang solve --from`: a question a line in, an answer a line out, however many.

use std::{
    io::{self, BufRead, BufWriter, Read, Write},
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
    cli::{Done, source, unreadable},
    look::Look,
    request::{AskError, Request},
    say,
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
    let mut source = source(file, look)?;
    // Programs read the errors within the answers, so these are the same in every language.
    let english = look.english();
    let out = &Mutex::new(BufWriter::new(io::stdout()));
    thread::scope(|scope| {
        let (held, holding) = sync_channel(1);
        thread::Builder::new().spawn_scoped(scope, move || release(&holding, out))?;
        for number in 1_u64.. {
            let Some(line) = read(&mut source).map_err(|error| unreadable(file, &error, look))? else { break };
            let text = match answer(&line, number, &english) {
                Ok(answer) => json(&answer)?,
                Err(error) => json(&Failed { error })?,
            };
            let mut out = locked(out);
            writeln!(out, "{text}")?;
            if source.buffer().contains(&b'\n') {
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

/// The next line; of one that is too long no more than shows that. `None` at the end.
fn read(source: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    if source.by_ref().take(LONGEST + 1).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if is_too_long(&line) && !line.ends_with(b"\n") {
        source.skip_until(b'\n')?;
    }
    Ok(Some(line))
}

const fn is_too_long(line: &[u8]) -> bool {
    line.len() as u64 > LONGEST
}

fn answer(line: &[u8], number: u64, look: &Look) -> Result<Answer, String> {
    if is_too_long(line) {
        return Err(say!(look, "error-file-too-long", line = number, most = LONGEST));
    }
    let line = str::from_utf8(line).map_err(|_| say!(look, "error-file-not-text", line = number))?;
    let request = Request::parse(line).map_err(|error| AskError::from(error).words(look))?;
    request.answer().map_err(|error| error.words(look))
}
