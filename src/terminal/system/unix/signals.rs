//! Signals, and the pipe that they share with the keys and the worker to wake the program.

use std::{
    io::{self, Read, Write},
    os::unix::net::UnixStream,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use rustix::{
    event::{PollFd, PollFlags},
    io::Errno,
    process::{Signal as Stop, getpgrp, getsid, kill_current_process_group},
    stdio::stdin,
};
use signal_hook::{
    consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH},
    flag, low_level,
};

use super::{input::hangs_up, poll, screen::Screen};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Signal {
    /// The window's size may have changed.
    Resize,
    Pause,
    Continue,
    /// The program is asked to end, by the signal of this number.
    End(i32),
}

const ENDING: [i32; 4] = [SIGTERM, SIGHUP, SIGINT, SIGQUIT];

/// The place where the program waits for signals, keys and answers.
#[derive(Debug)]
pub(crate) struct Alarm {
    /// Gets a byte for each signal, key and answer.
    pipe: UnixStream,
    /// The flag is set when the signal arrives.
    signals: Vec<(i32, Arc<AtomicBool>)>,
    /// Set if a signal of [`ENDING`] ends the program at once.
    end_at_once: Arc<AtomicBool>,
}

/// Wakes the program when it is rung, and when it is dropped.
#[derive(Debug)]
pub(crate) struct Bell(UnixStream);

impl Bell {
    pub(crate) fn ring(&self) {
        // A full pipe refuses, but then the program wakes anyway.
        let _ = (&self.0).write(&[0]);
    }

    pub(crate) fn try_clone(&self) -> io::Result<Self> {
        self.0.try_clone().map(Self)
    }
}

impl Drop for Bell {
    fn drop(&mut self) {
        self.ring();
    }
}

impl Alarm {
    pub(crate) fn new() -> io::Result<(Self, Bell)> {
        let (pipe, bell) = UnixStream::pair()?;
        pipe.set_nonblocking(true)?;
        bell.set_nonblocking(true)?;
        let (mut signals, end_at_once) = (Vec::new(), Arc::new(AtomicBool::new(false)));
        for signal in ENDING {
            flag::register_conditional_default(signal, Arc::clone(&end_at_once))?;
        }
        for signal in ENDING.into_iter().chain([SIGTSTP, SIGCONT, SIGWINCH]) {
            let seen = Arc::new(AtomicBool::new(false));
            // The flag is registered first: it must be set when the bell wakes the program.
            flag::register(signal, Arc::clone(&seen))?;
            low_level::pipe::register(signal, bell.try_clone()?)?;
            signals.push((signal, seen));
        }
        Ok((Self { pipe, signals, end_at_once }, Bell(bell)))
    }

    /// Waits until the bell rings, the terminal hangs up, or `screen` can be written to; without limit if `most` is `None`.
    /// Returns whether the terminal has hung up.
    pub(crate) fn wait(&self, most: Option<Duration>, screen: Option<&Screen>) -> io::Result<bool> {
        let stdin = stdin();
        let mut sources = vec![PollFd::new(&stdin, PollFlags::empty()), PollFd::new(&self.pipe, PollFlags::IN)];
        sources.extend(screen.map(|screen| PollFd::new(screen, PollFlags::OUT)));
        match poll(&mut sources, most) {
            Ok(_) | Err(Errno::INTR) => Ok(hangs_up(sources[0].revents())),
            Err(error) => Err(error.into()),
        }
    }

    /// The signals that have arrived since the last call.
    pub(crate) fn signals(&self) -> impl Iterator<Item = Signal> {
        let mut bytes = [0; 64];
        while (&self.pipe).read(&mut bytes).is_ok_and(|count| count > 0) {}
        let seen = self.signals.iter().filter(|(_, seen)| seen.swap(false, Ordering::SeqCst));
        seen.map(|(signal, _)| match *signal {
            SIGTSTP => Signal::Pause,
            SIGCONT => Signal::Continue,
            SIGWINCH => Signal::Resize,
            signal => Signal::End(signal),
        })
    }

    /// Makes every signal that ends the program do so at once from now on.
    pub(crate) fn end_at_once(&self) {
        self.end_at_once.store(true, Ordering::SeqCst);
    }
}

/// Pauses the program as the shell's job control does; does nothing if no shell could continue it.
pub(crate) fn pause() -> io::Result<()> {
    // The process group of a session leader has no shell.
    if getsid(None)? == getpgrp() {
        return Ok(());
    }
    // Ctrl-Z stops the whole group, and the shell waits for all of it.
    Ok(kill_current_process_group(Stop::STOP)?)
}

/// Ends the program by a signal, so that its parent process sees which one.
pub(crate) fn die_of(signal: i32) {
    // It returns only for a signal that does not end a program, and then the exit code must do.
    let _ = low_level::emulate_default_handler(signal);
}
