//! The events that the program waits for: keys, the worker's answers and signals, all in one place and without a timer.

mod pressed;

use std::{
    io, panic,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc::{Receiver, Sender, TryRecvError, channel},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use crossterm::event::Event;

pub use crate::terminal::system::keyboard::Keyboard;
use crate::{
    app::Msg,
    screens::key::Key,
    terminal::system::{
        input,
        screen::Screen,
        signals::{Alarm, Bell, Signal},
    },
};
pub use pressed::pressed;

/// An input that a terminal sends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input {
    /// The user typed, clicked or pasted, or resized the window.
    Event(Event),
    /// The answer about the background.
    Ground {
        /// `true` if it is light.
        light: bool,
    },
    /// The answer that every terminal gives. A terminal that has not answered an earlier question by now does not know it.
    Answered,
}

#[derive(Debug)]
pub(super) enum Woken {
    Msg(Msg),
    /// The terminal has answered every question that it knows.
    Answered,
    Signal(Signal),
    HungUp,
    Unread(io::Error),
}

/// The most keys that wait, more than anybody types ahead. Further ones are dropped, so that a Ctrl-C after them is noticed.
pub(super) const AHEAD: usize = 16_384;

/// The time that a Ctrl-C waits for the keys before it. Then it overtakes them.
const OVERDUE: Duration = Duration::from_millis(100);

/// The sources of events.
#[derive(Debug)]
pub struct Events {
    alarm: Alarm,
    bell: Bell,
    answered: Arc<AtomicBool>,
    typed: Receiver<io::Result<Input>>,
    waiting: Arc<Waiting>,
    leaving: Option<Instant>,
    reader: JoinHandle<()>,
    reader_ended: bool,
}

#[derive(Debug, Default)]
struct Waiting {
    count: AtomicUsize,
    /// Set while a Ctrl-C is among the keys.
    leaves: AtomicBool,
}

/// The sending end of the keys. The fields are dropped in this order, so that at the last ring the channel is already closed.
struct Reader {
    keys: Sender<io::Result<Input>>,
    waiting: Arc<Waiting>,
    bell: Bell,
}

impl Reader {
    /// Reads until reading fails or panics, or nobody receives any more.
    fn read(self, mut read: impl FnMut() -> io::Result<Input>) {
        loop {
            let input = read();
            let ended = input.is_err();
            let leaves = input.as_ref().is_ok_and(is_ctrl_c);
            if leaves {
                self.waiting.leaves.store(true, Ordering::SeqCst);
            } else if !ended && self.waiting.count.load(Ordering::SeqCst) >= AHEAD {
                if Arc::strong_count(&self.waiting) == 1 {
                    break;
                }
                continue;
            }
            self.waiting.count.fetch_add(1, Ordering::SeqCst);
            if self.keys.send(input).is_err() || ended {
                break;
            }
            self.bell.ring();
        }
    }
}

fn is_ctrl_c(input: &Input) -> bool {
    let Input::Event(event) = input else { return false };
    matches!(pressed::message(event.clone()), Some(Msg::Key(key)) if key.bound() == LEAVE)
}

const LEAVE: Key = Key::ctrl('c');

impl Events {
    /// Starts to wait for the terminal's own keys.
    pub(crate) fn listen() -> io::Result<Self> {
        let mut keyboard = Keyboard::default();
        Self::listen_to(move || keyboard.read())
    }

    /// Starts listening, with the keys that `read` returns. If `read` fails or panics, the next wait reports it.
    ///
    /// # Errors
    /// If the system refuses a pipe, a signal handler or a thread.
    pub fn listen_to(read: impl FnMut() -> io::Result<Input> + Send + 'static) -> io::Result<Self> {
        let (alarm, bell) = Alarm::new()?;
        // Reading blocks, so it has a thread of its own.
        let (keys, typed) = channel();
        let waiting = Arc::<Waiting>::default();
        let reader = Reader { keys, waiting: Arc::clone(&waiting), bell: bell.try_clone()? };
        let reader = thread::Builder::new().name("keys".to_owned()).spawn(move || reader.read(read))?;
        let (answered, leaving) = (Arc::default(), None);
        Ok(Self { alarm, bell, answered, typed, waiting, leaving, reader, reader_ended: false })
    }

    pub(super) fn waker(&self) -> io::Result<impl Fn() + Send + 'static> {
        let (bell, answered) = (self.bell.try_clone()?, Arc::clone(&self.answered));
        Ok(move || {
            // The flag is set first, because the bell wakes the program, which looks at it.
            answered.store(true, Ordering::SeqCst);
            bell.ring();
        })
    }

    /// Waits for events, at most this long if a limit is given: signals and answers first, and at most one key, so that
    /// neither waits behind keys. If a screen is given, the wait also ends when it can be written to.
    pub(super) fn wait(&mut self, most: Option<Duration>, screen: Option<&Screen>) -> io::Result<Vec<Woken>> {
        if self.is_overdue() {
            return Ok(vec![Woken::Msg(Msg::Key(LEAVE))]);
        }
        let mut typed = self.next_key();
        let most = if matches!(typed, Err(TryRecvError::Empty)) { most } else { Some(Duration::ZERO) };
        let hung_up = self.alarm.wait(most, screen)?;
        let mut woken = self.signals_and_answers();
        if woken.is_empty() && matches!(typed, Err(TryRecvError::Empty)) {
            // The key that rang the bell would otherwise be handled a frame later.
            typed = self.next_key();
        }
        let mut unread = None;
        match typed {
            Ok(Ok(Input::Event(event))) => woken.extend(pressed::message(event).map(Woken::Msg)),
            Ok(Ok(Input::Ground { light })) => woken.push(Woken::Msg(Msg::Ground { light })),
            Ok(Ok(Input::Answered)) => woken.push(Woken::Answered),
            Ok(Err(error)) => (self.reader_ended, unread) = (true, Some(error)),
            Err(TryRecvError::Disconnected) => self.reader_ended = true,
            Err(TryRecvError::Empty) => {}
        }
        if hung_up || self.reader_ended {
            // If the terminal is gone, that is why it could not be read.
            let unread = unread.filter(|_| !input::has_hung_up());
            woken.push(unread.map_or(Woken::HungUp, Woken::Unread));
        }
        Ok(woken)
    }

    /// Returns the signal that the program must die of, if any, given how the loop ended. A panic of the thread that reads the
    /// keys goes on here. From now on a signal ends the program at once, so everything must be saved before.
    pub(super) fn verdict(self, ended: io::Result<Option<i32>>) -> io::Result<Option<i32>> {
        self.alarm.end_at_once();
        // The signal may arrive a little later than the end of the terminal that caused it.
        let end = |signal| if let Signal::End(signal) = signal { Some(signal) } else { None };
        let signal = ended.as_ref().ok().copied().flatten().or_else(|| self.alarm.signals().find_map(end));
        if signal.is_some() {
            return Ok(signal);
        }
        ended.or_else(|error| if input::has_hung_up() { Ok(None) } else { Err(error) })?;
        if self.reader_ended
            && let Err(panic) = self.reader.join()
        {
            panic::resume_unwind(panic);
        }
        Ok(None)
    }

    fn next_key(&mut self) -> Result<io::Result<Input>, TryRecvError> {
        let typed = self.typed.try_recv()?;
        self.waiting.count.fetch_sub(1, Ordering::SeqCst);
        if typed.as_ref().is_ok_and(is_ctrl_c) {
            self.leaving = None;
            self.waiting.leaves.store(false, Ordering::SeqCst);
        }
        Ok(typed)
    }

    /// Returns whether a Ctrl-C has waited too long. If so, the keys before it are dropped.
    fn is_overdue(&mut self) -> bool {
        if !self.waiting.leaves.load(Ordering::SeqCst) {
            return false;
        }
        let is_overdue = self.leaving.get_or_insert_with(Instant::now).elapsed() >= OVERDUE;
        while is_overdue && self.leaving.is_some() && self.next_key().is_ok() {}
        is_overdue
    }

    fn signals_and_answers(&self) -> Vec<Woken> {
        // The flag is read last, because looking for signals empties the pipe that the worker rings, too.
        let mut woken: Vec<Woken> = self.alarm.signals().map(Woken::Signal).collect();
        woken.extend(self.answered.swap(false, Ordering::SeqCst).then_some(Woken::Msg(Msg::Answered)));
        woken
    }
}

#[cfg(test)]
pub(super) mod tests;
