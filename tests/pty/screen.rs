//! A program in a terminal of its own: keys go in, and what it draws is read from the screen.

use std::{
    ffi::OsStr,
    fs,
    io::{Read, Write},
    num::NonZeroU16,
    path::Path,
    process::{Child, ExitStatus},
    sync::{Arc, Condvar, Mutex, MutexGuard},
    thread,
    time::{Duration, Instant},
};

use portable_pty::{CommandBuilder, MasterPty, PtyPair, PtySize, SlavePty, native_pty_system};
use rustix::{
    fs::{Mode, OFlags, open},
    process::{Pid, Signal, kill_process},
};
use vt100::{MouseProtocolMode, Parser, Screen};

use crate::common::Folder;

/// The program under test.
pub(super) const ARCADE: &str = env!("CARGO_BIN_EXE_zugzwang");

/// Maximum time for something to happen; far longer than it takes, because the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(10);
/// Interval at which to check whether a program has ended.
const MOMENT: Duration = Duration::from_millis(5);

/// A program about to be started, in an environment without the tester's settings.
pub(super) struct Launch {
    command: CommandBuilder,
    size: PtySize,
    home: Folder,
}

impl Launch {
    pub(super) fn arcade(args: &[&str]) -> Self {
        Self::program(ARCADE, args)
    }

    pub(super) fn program(program: impl AsRef<OsStr>, args: &[&str]) -> Self {
        let home = Folder::new();
        let mut command = CommandBuilder::new(program);
        command.args(args);
        command.env_clear();
        command.env("TERM", "xterm");
        command.env("LANG", "C.UTF-8");
        command.env("HOME", home.path());
        command.env("XDG_CONFIG_HOME", home.path());
        // Anything left behind, such as a core file after SIGQUIT, is removed with the folder.
        command.cwd(home.path());
        Self { command, size: size(80, 24), home }
    }

    pub(super) fn size(mut self, columns: u16, rows: u16) -> Self {
        self.size = size(columns, rows);
        self
    }

    pub(super) fn env(mut self, name: &str, value: &str) -> Self {
        self.command.env(name, value);
        self
    }

    /// Sets the folder for saves, which outlives the program.
    pub(super) fn data(mut self, folder: &Path) -> Self {
        self.command.env("XDG_DATA_HOME", folder);
        self
    }

    /// Creates a file in the folder the program starts in.
    pub(super) fn file(self, name: &str, text: &str) -> Self {
        fs::write(self.home.path().join(name), text).expect("the file is written");
        self
    }

    /// Lets the program use the terminal without belonging to its session, so no signal tells it that the terminal is
    /// closed.
    pub(super) fn of_no_session(mut self) -> Self {
        self.command.set_controlling_tty(false);
        self
    }

    pub(super) fn start(self) -> Terminal {
        let PtyPair { slave, master } = native_pty_system().openpty(self.size).expect("a pseudo-terminal");
        let (rows, columns) = cells(self.size);
        let parser = Parser::new(rows, columns, 0);
        let seen = Seen { parser, bytes: Vec::new(), holding: false, letting_go: false, ended: false };
        let feed = Arc::new(Feed { seen: Mutex::new(seen), changed: Condvar::new() });
        let (reader, reading) = (master.try_clone_reader().expect("a reading end"), Arc::clone(&feed));
        thread::spawn(move || reading.follow(reader));
        let found = modes(master.as_ref());
        let child: Box<dyn portable_pty::Child> = slave.spawn_command(self.command).expect("the program starts");
        // The standard library's own child reports the signal that ended it.
        let child = *child.downcast::<Child>().expect("on unix it is the standard library's");
        Terminal { child, ends: Some(Ends { writer: None, slave, master }), feed, found, _home: self.home }
    }
}

/// The prompt of the shell.
pub(super) const PROMPT: &str = "your turn> ";

/// Starts a shell that waits for a line.
pub(super) fn shell() -> Terminal {
    let mut shell = Launch::program("/bin/sh", &["-i"]).start();
    // The prompt is typed in two pieces, so that it is seen only when the shell prints it.
    shell.keys("PS1='your turn''> '\r");
    shell.wait_for(PROMPT);
    shell
}

/// A terminal and the program in it, which is killed with it.
pub(super) struct Terminal {
    child: Child,
    ends: Option<Ends>,
    feed: Arc<Feed>,
    /// The terminal's modes before the program ran.
    found: String,
    _home: Folder,
}

/// Our handles of the terminal, in the order in which they are dropped.
struct Ends {
    /// Created with the first key, because dropping it types an end of file.
    writer: Option<Box<dyn Write + Send>>,
    /// Held so that the terminal and its modes outlive the program.
    slave: Box<dyn SlavePty + Send>,
    master: Box<dyn MasterPty + Send>,
}

/// The output of the terminal.
struct Feed {
    seen: Mutex<Seen>,
    changed: Condvar,
}

struct Seen {
    parser: Parser,
    bytes: Vec<u8>,
    /// Whether reading is paused.
    holding: bool,
    /// Whether the reader should stop as soon as possible.
    letting_go: bool,
    ended: bool,
}

impl Feed {
    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().expect("no thread panics while reading")
    }

    fn follow(&self, mut reader: Box<dyn Read + Send>) {
        let mut buffer = [0; 4096];
        while let Ok(count @ 1..) = reader.read(&mut buffer) {
            let mut seen = self.seen();
            seen.parser.process(&buffer[..count]);
            seen.bytes.extend_from_slice(&buffer[..count]);
            self.changed.notify_all();
            if seen.letting_go {
                break;
            }
            drop(self.changed.wait_while(seen, |seen| seen.holding).expect("no thread panics while reading"));
        }
        drop(reader);
        self.seen().ended = true;
        self.changed.notify_all();
    }
}

impl Terminal {
    pub(super) fn keys(&mut self, keys: &str) {
        let Ends { writer, master, .. } = self.ends.as_mut().expect("the terminal exists");
        let writer = writer.get_or_insert_with(|| master.take_writer().expect("a writing end"));
        writer.write_all(keys.as_bytes()).and_then(|()| writer.flush()).expect("keys are accepted");
    }

    /// Sends a click of the main button as a terminal reports it. Columns and rows count from 0.
    pub(super) fn click(&mut self, column: u16, row: u16) {
        let (x, y) = (column + 1, row + 1);
        self.keys(&format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m"));
    }

    /// Stops reading the terminal and fills its buffer, so that it accepts nothing more.
    pub(super) fn fill(&self) {
        self.feed.seen().holding = true;
        let name = self.ends.as_ref().and_then(|ends| ends.master.tty_name()).expect("it has a name");
        let flags = OFlags::WRONLY | OFlags::NONBLOCK | OFlags::NOCTTY;
        let terminal = open(name, flags, Mode::empty()).expect("a terminal");
        // The reader may have started already and takes a little more.
        for _ in 0..3 {
            while rustix::io::write(&terminal, &[b'.'; 4096]).is_ok() {}
            thread::sleep(MOMENT);
        }
    }

    /// Starts reading the terminal again.
    pub(super) fn release(&self) {
        self.feed.seen().holding = false;
        self.feed.changed.notify_all();
    }

    /// Resizes the window without waiting for a redraw.
    pub(super) fn resize_unseen(&self, columns: u16, rows: u16) {
        let ends = self.ends.as_ref().expect("the terminal exists");
        ends.master.resize(size(columns, rows)).expect("the terminal can be resized");
    }

    pub(super) fn resize(&mut self, columns: u16, rows: u16) {
        let size = size(columns, rows);
        let (rows, columns) = cells(size);
        // Held, so that nothing drawn for the new size is parsed with the old one.
        let mut seen = self.feed.seen();
        seen.parser.set_size(rows, columns);
        let ends = self.ends.as_ref().expect("the terminal exists");
        ends.master.resize(size).expect("the terminal can be resized");
    }

    /// Returns the present screen.
    pub(super) fn screen(&self) -> Screen {
        self.feed.seen().parser.screen().clone()
    }

    /// Returns the number of bytes read once no more have come for a while.
    pub(super) fn settled(&self) -> usize {
        const WHILE: Duration = Duration::from_millis(200);
        let start = Instant::now();
        let mut before = self.count();
        while start.elapsed() < PATIENCE {
            thread::sleep(WHILE);
            let now = self.count();
            if now == before {
                return now;
            }
            before = now;
        }
        panic!("it keeps writing; the screen:\n{}", self.screen().contents())
    }

    /// Sends keys and returns how many bytes they cost once their effect is seen.
    pub(super) fn cost(&mut self, keys: &str, seen: impl Fn(&Screen) -> bool) -> usize {
        let before = self.settled();
        self.keys(keys);
        self.wait_until("what the keys do", seen);
        self.settled() - before
    }

    /// Returns the number of bytes read so far.
    pub(super) fn count(&self) -> usize {
        self.feed.seen().bytes.len()
    }

    /// Returns all output so far.
    pub(super) fn written(&self) -> String {
        String::from_utf8_lossy(&self.feed.seen().bytes).into_owned()
    }

    pub(super) fn wait_for(&self, text: &str) {
        self.wait_until(&format!("“{text}”"), |screen| screen.contents().contains(text));
    }

    pub(super) fn wait_until(&self, what: &str, is_so: impl Fn(&Screen) -> bool) {
        self.wait(what, |seen| is_so(seen.parser.screen()));
    }

    /// Waits for a text that appears after `count` bytes.
    pub(super) fn wait_for_more(&self, count: usize, text: &str) {
        self.wait(&format!("another “{text}”"), |seen| {
            String::from_utf8_lossy(&seen.bytes[count..]).contains(text)
        });
    }

    fn wait(&self, what: &str, is_so: impl Fn(&Seen) -> bool) {
        let waited = self.feed.changed.wait_timeout_while(self.feed.seen(), PATIENCE, |seen| !is_so(seen));
        let (seen, _) = waited.expect("no thread panics while reading");
        let (met, screen) = (is_so(&seen), seen.parser.screen().contents());
        drop(seen);
        assert!(met, "timed out waiting for {what}; the screen:\n{screen}");
    }

    pub(super) const fn child(&self) -> &Child {
        &self.child
    }

    /// Waits for the program to end while nobody reads its terminal.
    pub(super) fn end_unread(mut self) -> Ended {
        assert!(self.wait_for_end(PATIENCE).is_some(), "the program does not end");
        self.release();
        self.end()
    }

    /// Waits for the program to end, and for all its output.
    pub(super) fn end(mut self) -> Ended {
        let ended = self.wait_for_end(PATIENCE);
        let status =
            ended.unwrap_or_else(|| panic!("the program does not end; the screen:\n{}", self.screen().contents()));
        let Ends { writer, slave, master } = self.ends.take().expect("the terminal exists");
        let left = modes(master.as_ref());
        // Nothing else has the terminal open now, so the reader reaches the end.
        drop(slave);
        self.wait("the end of what was written", |seen| seen.ended);
        drop((writer, master));
        let seen = self.feed.seen();
        let written = String::from_utf8_lossy(&seen.bytes).into_owned();
        Ended { status, written, screen: seen.parser.screen().clone(), found: self.found.clone(), left }
    }

    /// Closes the terminal as closing its window does. Returns `None` if the program has not ended after this time.
    pub(super) fn hang_up(mut self, patience: Duration) -> Option<ExitStatus> {
        // A terminal lives as long as someone reads it, and the reader checks this flag only when something is drawn.
        self.feed.seen().letting_go = true;
        self.resize(100, 30);
        kill_process(Pid::from_child(&self.child), Signal::WINCH).expect("the program can receive signals");
        self.wait("a frame", |seen| seen.ended);
        self.ends = None;
        self.wait_for_end(patience)
    }

    fn wait_for_end(&mut self, patience: Duration) -> Option<ExitStatus> {
        let start = Instant::now();
        loop {
            let status = self.child.try_wait().expect("the child can be waited for");
            if status.is_some() || start.elapsed() > patience {
                return status;
            }
            thread::sleep(MOMENT);
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The end of a program and the state of its terminal.
pub(super) struct Ended {
    pub(super) status: ExitStatus,
    /// All output to the terminal.
    pub(super) written: String,
    screen: Screen,
    found: String,
    left: String,
}

impl Ended {
    pub(super) fn assert_restored(&self) {
        assert!(self.written.contains("\x1b[?1049h"), "the alternate screen was never on");
        self.assert_as_found();
    }

    /// Checks the same, and that each step of it was done once.
    pub(super) fn assert_restored_once(&self) {
        self.assert_restored();
        for code in ["\x1b[?1049h", "\x1b[?1049l", "\x1b[?2004l", "\x1b[?1000l", "\x1b[?25h"] {
            assert_eq!(self.written.matches(code).count(), 1, "{code:?} in {:?}", self.written);
        }
    }

    /// Checks that the terminal works as before, whatever it still shows.
    pub(super) fn assert_modes(&self) {
        assert_eq!(self.left, self.found, "the terminal's modes are not those it had");
    }

    /// Checks that the terminal is as before, whether or not it was ever taken over.
    pub(super) fn assert_as_found(&self) {
        assert!(!self.screen.alternate_screen(), "the alternate screen is still on");
        assert!(!self.screen.hide_cursor(), "the cursor is still hidden");
        assert!(!self.screen.bracketed_paste(), "bracketed paste is still on");
        assert_eq!(self.screen.mouse_protocol_mode(), MouseProtocolMode::None, "mouse reports are still on");
        self.assert_modes();
    }
}

/// Returns the modes of a terminal in words.
fn modes(master: &dyn MasterPty) -> String {
    format!("{:?}", master.get_termios().expect("the terminal has modes"))
}

const fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

fn cells(size: PtySize) -> (NonZeroU16, NonZeroU16) {
    let count = |cells| NonZeroU16::new(cells).expect("the terminal has a size");
    (count(size.rows), count(size.cols))
}

pub(super) const ENTER: &str = "\r";
pub(super) const BACKSPACE: &str = "\x7f";
pub(super) const UP: &str = "\x1b[A";
pub(super) const DOWN: &str = "\x1b[B";
pub(super) const LEFT: &str = "\x1b[D";
pub(super) const RIGHT: &str = "\x1b[C";
pub(super) const F1: &str = "\x1bOP";
pub(super) const F12: &str = "\x1b[24~";
pub(super) const CTRL_C: &str = "\x03";
pub(super) const CTRL_Z: &str = "\x1a";
