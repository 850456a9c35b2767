//! What the program waits for: keys, the worker, and signals, all in one place and without a clock.

mod decoder;
mod ground;
mod keyboard;
mod pressed;

use std::{
    io::{self, Read, Write},
    os::{fd::BorrowedFd, unix::net::UnixStream},
    panic,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, SyncSender, TryRecvError, sync_channel},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use crossterm::event::{Event, MouseButton, MouseEventKind};
use ratatui::layout::Position;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};

use crate::app::Msg;
pub use decoder::Input;
pub use ground::QUESTION;
pub use keyboard::Keyboard;
pub use pressed::pressed;

/// The cause that ended a wait.
#[derive(Debug)]
pub enum Woken {
    /// Something for the arcade.
    Msg(Msg),
    /// The terminal has said whether its background is light.
    Ground {
        /// `true` where it is light.
        light: bool,
    },
    /// The terminal has answered all that it was asked, as far as it does.
    Answered,
    /// The window's size may have changed.
    Resized,
    /// Somebody asked the program to pause.
    Paused,
    /// The program goes on after a pause.
    Continued,
    /// A signal ends the program.
    Ended(i32),
    /// The terminal is gone, or nobody reads it any more.
    HungUp,
    /// The terminal is there and cannot be read.
    Unread(io::Error),
}

/// The signals that end the program.
const ENDING: [i32; 4] = [SIGTERM, SIGHUP, SIGINT, SIGQUIT];

/// So many keys are read before they are asked for, and those of one more reading: more than anybody types ahead. What else is
/// typed stays with the terminal.
const AHEAD: usize = 256;

/// Everything that can wake the program.
#[derive(Debug)]
pub struct Events {
    /// A byte comes here for each signal, each key and each answer of the worker.
    bell: UnixStream,
    signals: Vec<(i32, Arc<AtomicBool>)>,
    /// `true` where signals that end the program do so at once.
    let_go: Arc<AtomicBool>,
    wake: Bell,
    /// `true` where the worker has answered.
    answered: Arc<AtomicBool>,
    typed: Receiver<io::Result<Input>>,
    /// The thread that reads the keys.
    reader: JoinHandle<()>,
    /// `true` where the reader has ended.
    deaf: bool,
}

/// The end of the bell that is rung.
#[derive(Debug)]
struct Bell(UnixStream);

impl Bell {
    fn ring(&self) {
        // A full pipe rings, too.
        let _ = (&self.0).write(&[0]);
    }

    fn another(&self) -> io::Result<Self> {
        self.0.try_clone().map(Self)
    }
}

impl Drop for Bell {
    fn drop(&mut self) {
        self.ring();
    }
}

/// The reader of the keys. Dropped in this order: who hears the bell finds that no more come.
struct Reader {
    keys: SyncSender<io::Result<Input>>,
    bell: Bell,
}

impl Reader {
    /// Reads until that fails, panics, or nobody listens.
    fn read<I: Into<Input>>(self, mut read: impl FnMut() -> io::Result<I>) {
        loop {
            let event = read().map(Into::into);
            let ended = event.is_err();
            if self.keys.send(event).is_err() || ended {
                break;
            }
            self.bell.ring();
        }
    }
}

impl Events {
    /// Begins to listen.
    ///
    /// # Errors
    /// Where the system refuses a pipe, a signal or a thread.
    pub fn listen() -> io::Result<Self> {
        let mut keyboard = Keyboard::default();
        Self::listen_to(move || keyboard.read())
    }

    /// Begins to listen, to keys from elsewhere. What `read` fails with is told, and where it panics, too, nobody waits for it.
    ///
    /// # Errors
    /// Where the system refuses a pipe, a signal or a thread.
    pub fn listen_to<I: Into<Input>>(read: impl FnMut() -> io::Result<I> + Send + 'static) -> io::Result<Self> {
        let (bell, wake) = UnixStream::pair()?;
        bell.set_nonblocking(true)?;
        wake.set_nonblocking(true)?;
        let (mut signals, let_go) = (Vec::new(), Arc::new(AtomicBool::new(false)));
        for signal in ENDING {
            signal_hook::flag::register_conditional_default(signal, Arc::clone(&let_go))?;
        }
        for signal in ENDING.into_iter().chain([SIGTSTP, SIGCONT, SIGWINCH]) {
            let seen = Arc::new(AtomicBool::new(false));
            // The flag first: who hears the bell finds it set.
            signal_hook::flag::register(signal, Arc::clone(&seen))?;
            signal_hook::low_level::pipe::register(signal, wake.try_clone()?)?;
            signals.push((signal, seen));
        }
        // On a thread of its own, which waits within half a sequence, and where there are more keys than are asked for.
        let wake = Bell(wake);
        let (keys, typed) = sync_channel(AHEAD);
        let reader = Reader { keys, bell: wake.another()? };
        let reader = thread::Builder::new().name("keys".to_owned()).spawn(move || reader.read(read))?;
        let answered = Arc::new(AtomicBool::new(false));
        Ok(Self { bell, signals, let_go, wake, answered, typed, reader, deaf: false })
    }

    /// A function that wakes the program, for the worker.
    ///
    /// # Errors
    /// Where the system refuses another handle.
    pub fn waker(&self) -> io::Result<impl Fn() + Send + 'static> {
        let (bell, answered) = (self.wake.another()?, Arc::clone(&self.answered));
        Ok(move || {
            // The flag first: who hears the bell finds it set.
            answered.store(true, Ordering::SeqCst);
            bell.ring();
        })
    }

    /// Waits until something happens, at most this long where a limit is given, and returns it: signals and answers first, and
    /// one key at the most, so that neither ever waits behind keys. A screen that is given ends the wait when it takes more.
    ///
    /// # Errors
    /// Where the system or the terminal refuses.
    pub fn wait(&mut self, most: Option<Duration>, screen: Option<BorrowedFd<'_>>) -> io::Result<Vec<Woken>> {
        let mut typed = self.typed.try_recv();
        let most = if matches!(typed, Err(TryRecvError::Empty)) { most } else { Some(Duration::ZERO) };
        let stdin = rustix::stdio::stdin();
        let mut sources = vec![PollFd::new(&stdin, PollFlags::empty()), PollFd::new(&self.bell, PollFlags::IN)];
        sources.extend(screen.as_ref().map(|screen| PollFd::new(screen, PollFlags::OUT)));
        let most = most.and_then(|most| Timespec::try_from(most).ok());
        match poll(&mut sources, most.as_ref()) {
            Ok(_) | Err(rustix::io::Errno::INTR) => {}
            Err(error) => return Err(error.into()),
        }
        let terminal = sources[0].revents();
        let mut woken = self.hear();
        if woken.is_empty() && matches!(typed, Err(TryRecvError::Empty)) {
            // The key that rang, or it would be looked at a frame later.
            typed = self.typed.try_recv();
        }
        let unread = match typed {
            Ok(Ok(Input::Event(event))) => {
                woken.extend(translated(event));
                None
            }
            Ok(Ok(Input::Ground { light })) => {
                woken.push(Woken::Ground { light });
                None
            }
            Ok(Ok(Input::Answered)) => {
                woken.push(Woken::Answered);
                None
            }
            Ok(Err(error)) => {
                self.deaf = true;
                Some(error)
            }
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => {
                self.deaf = true;
                None
            }
        };
        if terminal.intersects(PollFlags::HUP | PollFlags::ERR) || self.deaf {
            // It cannot be read because it is gone.
            let gone = unread.filter(|_| !is_gone());
            woken.push(gone.map_or(Woken::HungUp, Woken::Unread));
        }
        Ok(woken)
    }

    /// Returns what ended the program in truth, asked when nothing is waited for any more: the signal it is to die of, if one
    /// has come, else nothing. Where who reads the keys has panicked, that goes on here. A signal that comes later ends the
    /// program at once, so nothing may be left to be kept.
    ///
    /// # Errors
    /// The terminal's, where it is still there and no signal has come.
    pub fn verdict(mut self, ended: io::Result<Option<i32>>) -> io::Result<Option<i32>> {
        self.let_go.store(true, Ordering::SeqCst);
        // One that follows its terminal's end may come a little later.
        let signal = ended.as_ref().ok().copied().flatten().or_else(|| self.signal());
        if signal.is_some() {
            return Ok(signal);
        }
        ended.or_else(|error| if is_gone() { Ok(None) } else { Err(error) })?;
        if self.deaf
            && let Err(panic) = self.reader.join()
        {
            panic::resume_unwind(panic);
        }
        Ok(None)
    }

    /// The signal that has come to end the program, if one has.
    fn signal(&mut self) -> Option<i32> {
        let signal = |woken| if let Woken::Ended(signal) = woken { Some(signal) } else { None };
        self.hear().into_iter().find_map(signal)
    }

    /// Takes in signals and the worker's answers.
    fn hear(&mut self) -> Vec<Woken> {
        let mut bytes = [0; 64];
        while self.bell.read(&mut bytes).is_ok_and(|count| count > 0) {}
        let seen = self.signals.iter().filter(|(_, seen)| seen.swap(false, Ordering::SeqCst));
        let signals = seen.map(|(signal, _)| match *signal {
            SIGTSTP => Woken::Paused,
            SIGCONT => Woken::Continued,
            SIGWINCH => Woken::Resized,
            signal => Woken::Ended(signal),
        });
        let answered = self.answered.swap(false, Ordering::SeqCst).then_some(Woken::Msg(Msg::Answered));
        signals.chain(answered).collect()
    }
}

/// Returns whether the terminal has hung up.
fn is_gone() -> bool {
    let stdin = rustix::stdio::stdin();
    let mut terminal = [PollFd::new(&stdin, PollFlags::empty())];
    let now = Timespec { tv_sec: 0, tv_nsec: 0 };
    poll(&mut terminal, Some(&now)).is_err() || terminal[0].revents().intersects(PollFlags::HUP | PollFlags::ERR)
}

fn translated(event: Event) -> Option<Woken> {
    match event {
        Event::Key(key) => pressed(&key).map(|key| Woken::Msg(Msg::Key(key))),
        Event::Paste(text) => Some(Woken::Msg(Msg::Paste(text))),
        Event::Resize(..) => Some(Woken::Resized),
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                Some(Woken::Msg(Msg::Click(Position::new(mouse.column, mouse.row))))
            }
            MouseEventKind::ScrollUp => Some(Woken::Msg(Msg::Wheel { up: true })),
            MouseEventKind::ScrollDown => Some(Woken::Msg(Msg::Wheel { up: false })),
            _ => None,
        },
        Event::FocusGained | Event::FocusLost => None,
    }
}

/// Pauses the program as the shell's job control does. A program that no shell waits for goes on.
///
/// # Errors
/// Where the system refuses.
pub fn pause() -> io::Result<()> {
    // The group of a session's leader has no shell that could bring it back.
    if rustix::process::getsid(None)? == rustix::process::getpgrp() {
        return Ok(());
    }
    // The whole group, as Ctrl-Z means it: a shell waits for all of it.
    Ok(rustix::process::kill_current_process_group(rustix::process::Signal::STOP)?)
}

/// Dies of the signal, so that whoever sent it sees what it did.
pub fn die_of(signal: i32) {
    // Returns only for a signal that does not end a program, and then an exit code must do.
    let _ = signal_hook::low_level::emulate_default_handler(signal);
}

#[cfg(test)]
mod tests;
