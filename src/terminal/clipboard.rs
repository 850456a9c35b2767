//! The clipboard inside tmux. By default tmux drops what a program asks of the clipboard, but its own command reaches it, and says
//! whether it did.

use std::{
    env,
    io::{self, Write},
    process::{Command, Stdio},
    sync::mpsc::{Receiver, Sender, channel},
    thread,
    time::{Duration, Instant},
};

use crate::terminal::threads::CLIPBOARD;

const PATIENCE: Duration = Duration::from_secs(2);
/// The time between two checks whether the command has ended.
const PAUSE: Duration = Duration::from_millis(5);

type Thread = (Sender<String>, Receiver<(String, bool)>);

/// The thread that runs the command, if there is one.
#[derive(Debug, Default)]
pub struct Clipboard {
    thread: Option<Thread>,
}

impl Clipboard {
    /// Starts the thread if the program runs inside tmux. It calls `wake` whenever a text was copied, or could not be.
    ///
    /// # Errors
    /// If the system refuses a thread.
    pub fn open(wake: impl Fn() + Send + 'static) -> io::Result<Self> {
        if env::var_os("TMUX").is_none_or(|socket| socket.is_empty()) {
            return Ok(Self::default());
        }
        let ((asked, texts), (told, answers)) = (channel::<String>(), channel());
        thread::Builder::new().name(CLIPBOARD.to_owned()).spawn(move || {
            for text in texts {
                let done = load(&text).unwrap_or(false);
                if told.send((text, done)).is_err() {
                    break;
                }
                wake();
            }
        })?;
        Ok(Self { thread: Some((asked, answers)) })
    }

    /// Starts copying a text. Returns it if only the terminal can be asked.
    pub(super) fn copy(&self, text: String) -> Option<String> {
        match &self.thread {
            Some((asked, _)) => asked.send(text).err().map(|unsent| unsent.0),
            None => Some(text),
        }
    }

    /// Returns a text that was copied, or could not be, and which of the two.
    pub(super) fn answer(&self) -> Option<(String, bool)> {
        self.thread.as_ref()?.1.try_recv().ok()
    }
}

/// Gives tmux a text, for its own buffer and for the clipboard of the terminal around it. Returns whether tmux took the text.
fn load(text: &str) -> io::Result<bool> {
    let mut command = Command::new("tmux");
    command.args(["load-buffer", "-w", "-"]).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn()?;
    // The input is closed at once, because the command reads to its end.
    let written = child.stdin.take().map_or(Ok(()), |mut input| input.write_all(text.as_bytes()));
    let since = Instant::now();
    while since.elapsed() < PATIENCE {
        if let Some(status) = child.try_wait()? {
            return Ok(status.success() && written.is_ok());
        }
        thread::sleep(PAUSE);
    }
    child.kill()?;
    child.wait()?;
    Ok(false)
}
