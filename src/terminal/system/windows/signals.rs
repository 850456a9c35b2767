//! The events that end a program, and the bell by which they, the keys and the worker wake it.

use std::{
    io, process,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    task::{Context, Wake, Waker},
    time::Duration,
};

use tokio::signal::windows::{CtrlBreak, CtrlC, CtrlClose, CtrlLogoff, CtrlShutdown};
use tokio::signal::windows::{ctrl_break, ctrl_c, ctrl_close, ctrl_logoff, ctrl_shutdown};

use super::screen::Screen;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Signal {
    #[expect(dead_code, reason = "it comes with the keys here")]
    Resize,
    #[expect(dead_code, reason = "Windows does not pause programs")]
    Pause,
    #[expect(dead_code, reason = "Windows does not pause programs")]
    Continue,
    /// The program is asked to end, with this exit code.
    End(i32),
}

/// The exit code of a program that Ctrl-C or the end of its console has ended, `STATUS_CONTROL_C_EXIT`.
const ENDED: i32 = 0xC000_013A_u32.cast_signed();

/// The place where the program waits for signals, keys and answers.
#[derive(Debug)]
pub(crate) struct Alarm {
    clapper: Arc<Clapper>,
    requests: Mutex<Requests>,
}

/// Wakes the program when it is rung, and when it is dropped.
#[derive(Debug)]
pub(crate) struct Bell(Arc<Clapper>);

#[derive(Debug, Default)]
struct Clapper {
    rung: Mutex<bool>,
    rings: Condvar,
}

#[derive(Debug)]
struct Requests {
    /// `None` once they end the program at once.
    sources: Option<Sources>,
    /// `true` if a request has not been reported yet.
    arrived: bool,
}

/// The events of the console that ask the program to end. While somebody listens to them, Windows waits: for a few seconds if the window
/// is closed, otherwise until the program ends by itself.
#[derive(Debug)]
struct Sources {
    interrupted: CtrlC,
    broken: CtrlBreak,
    closed: CtrlClose,
    logged_off: CtrlLogoff,
    shut_down: CtrlShutdown,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Clapper {
    fn ring(&self) {
        *locked(&self.rung) = true;
        self.rings.notify_one();
    }

    /// Waits until the bell has rung, without limit if `most` is `None`.
    fn wait(&self, most: Option<Duration>) {
        let rung = locked(&self.rung);
        let mut rung = match most {
            Some(most) => {
                self.rings.wait_timeout_while(rung, most, |rung| !*rung).unwrap_or_else(PoisonError::into_inner).0
            }
            None => self.rings.wait_while(rung, |rung| !*rung).unwrap_or_else(PoisonError::into_inner),
        };
        *rung = false;
    }
}

impl Wake for Clapper {
    fn wake(self: Arc<Self>) {
        self.ring();
    }
}

impl Bell {
    pub(crate) fn ring(&self) {
        self.0.ring();
    }

    #[expect(clippy::unnecessary_wraps, reason = "it may fail on other systems")]
    pub(crate) fn try_clone(&self) -> io::Result<Self> {
        Ok(Self(Arc::clone(&self.0)))
    }
}

impl Drop for Bell {
    fn drop(&mut self) {
        self.ring();
    }
}

impl Sources {
    fn new() -> io::Result<Self> {
        Ok(Self {
            interrupted: ctrl_c()?,
            broken: ctrl_break()?,
            closed: ctrl_close()?,
            logged_off: ctrl_logoff()?,
            shut_down: ctrl_shutdown()?,
        })
    }

    /// Returns whether an event has arrived. The next one wakes `waker`.
    fn have_arrived(&mut self, waker: &Waker) -> bool {
        let cx = &mut Context::from_waker(waker);
        let mut arrived = false;
        loop {
            let polled = [
                self.interrupted.poll_recv(cx),
                self.broken.poll_recv(cx),
                self.closed.poll_recv(cx),
                self.logged_off.poll_recv(cx),
                self.shut_down.poll_recv(cx),
            ];
            // Only a source that was pending wakes the program.
            if polled.iter().all(std::task::Poll::is_pending) {
                return arrived;
            }
            arrived = true;
        }
    }
}

impl Requests {
    fn collect(&mut self, waker: &Waker) {
        self.arrived |= self.sources.as_mut().is_some_and(|sources| sources.have_arrived(waker));
    }
}

impl Alarm {
    pub(crate) fn new() -> io::Result<(Self, Bell)> {
        let clapper = Arc::new(Clapper::default());
        let mut requests = Requests { sources: Some(Sources::new()?), arrived: false };
        requests.collect(&Waker::from(Arc::clone(&clapper)));
        let bell = Bell(Arc::clone(&clapper));
        Ok((Self { clapper, requests: Mutex::new(requests) }, bell))
    }

    /// Waits until the bell rings; without limit if `most` is `None`. Returns whether the terminal has hung up, which is never so.
    #[expect(clippy::unnecessary_wraps, reason = "it may fail on other systems")]
    pub(crate) fn wait(&self, most: Option<Duration>, _: Option<&Screen>) -> io::Result<bool> {
        self.clapper.wait(most);
        Ok(false)
    }

    pub(crate) fn signals(&self) -> impl Iterator<Item = Signal> {
        let mut requests = locked(&self.requests);
        requests.collect(&Waker::from(Arc::clone(&self.clapper)));
        std::mem::take(&mut requests.arrived).then_some(Signal::End(ENDED)).into_iter()
    }

    /// Makes an event that ends the program do so at once from now on, as in any program that does not listen.
    pub(crate) fn end_at_once(&self) {
        let mut requests = locked(&self.requests);
        requests.collect(&Waker::from(Arc::clone(&self.clapper)));
        requests.sources = None;
    }
}

/// Does nothing: Windows does not pause programs.
#[expect(clippy::unnecessary_wraps, reason = "it may fail on other systems")]
pub(crate) const fn pause() -> io::Result<()> {
    Ok(())
}

/// Ends the program with the exit code of one that was interrupted.
pub(crate) fn die_of(code: i32) {
    process::exit(code);
}
