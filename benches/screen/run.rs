//! Runs a program in a terminal of its own and measures it.

use std::{
    fs,
    io::{Read, Write},
    num::NonZeroU16,
    path::PathBuf,
    sync::mpsc::{Receiver, channel},
    thread,
    time::{Duration, Instant},
};

use portable_pty::{CommandBuilder, PtyPair, PtySize, native_pty_system};
use vt100::{Parser, Screen};

const ROWS: u16 = 24;
const COLUMNS: u16 = 80;
/// After this time without output, a program has finished drawing.
const QUIET: Duration = Duration::from_millis(150);
/// The longest time to wait, because some programs write for ever.
const LONGEST: Duration = Duration::from_millis(1500);
const IDLE: Duration = Duration::from_secs(2);
/// The number of keys pressed.
const KEYS: usize = 20;

/// The measurements of one start.
#[derive(Debug, Default)]
pub(super) struct Figures {
    /// The time to the first frame in seconds.
    pub(super) first_frame: f64,
    /// The peak memory until the first screen was complete in kilobytes; only on Linux.
    pub(super) memory: Option<u64>,
    /// The bytes written until then.
    pub(super) start: usize,
    /// The bytes written for each key.
    pub(super) keys: Vec<usize>,
    /// The bytes written and the context switches in two seconds without input; only on Linux.
    pub(super) idle: Option<(usize, u64)>,
}

/// A program to measure.
pub(super) struct Program {
    pub(super) name: String,
    pub(super) path: PathBuf,
    pub(super) args: Vec<String>,
    /// Keys typed before those that are measured.
    pub(super) before: String,
    pub(super) keys: [&'static str; 2],
}

/// A folder for the files of programs, empty at the start.
pub(super) struct Home(PathBuf);

impl Home {
    pub(super) fn new() -> Self {
        let path = std::env::temp_dir().join(format!("zugzwang-bench-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder is made");
        Self(path)
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

type Chunk = (Instant, Vec<u8>);

impl Program {
    /// Starts the program and measures the start and, if `keys` is set, keys and idling.
    pub(super) fn measure(&self, home: &Home, keys: bool) -> Figures {
        let size = PtySize { rows: ROWS, cols: COLUMNS, pixel_width: 0, pixel_height: 0 };
        let PtyPair { slave, master } = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut reader = master.try_clone_reader().expect("a reading end");
        let mut writer = master.take_writer().expect("a writing end");
        let (sender, chunks) = channel::<Chunk>();
        thread::spawn(move || {
            let mut buffer = vec![0; 1 << 16];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                if sender.send((Instant::now(), buffer[..count].to_vec())).is_err() {
                    break;
                }
            }
        });
        let began = Instant::now();
        let mut child = slave.spawn_command(self.command(home)).expect("the program starts");
        let process = child.process_id().expect("the program runs");
        let first = take(&chunks, &mut writer);
        let start = first.iter().map(|(_, bytes)| bytes.len()).sum();
        let first_frame = first_frame(&first, began);
        let mut figures = Figures { first_frame, memory: memory(process), start, ..Figures::default() };
        if keys {
            let mut press = |key: &str| {
                writer.write_all(key.as_bytes()).and_then(|()| writer.flush()).expect("keys are taken");
                take(&chunks, &mut writer).iter().map(|(_, bytes)| bytes.len()).sum::<usize>()
            };
            press(&self.before);
            figures.keys = (0..KEYS).map(|number| press(self.keys[number % 2])).collect();
            let before = switches(process);
            thread::sleep(IDLE);
            let written = chunks.try_iter().map(|(_, bytes)| bytes.len()).sum();
            figures.idle = before.zip(switches(process)).map(|(before, after)| (written, after - before));
        }
        let _ = child.kill();
        let _ = child.wait();
        figures
    }

    fn command(&self, home: &Home) -> CommandBuilder {
        let mut command = CommandBuilder::new(&self.path);
        command.args(&self.args);
        command.env_clear();
        for name in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
            command.env(name, &home.0);
        }
        command.env("TERM", "xterm-256color");
        command.env("LANG", "C.UTF-8");
        command.cwd(&home.0);
        command
    }
}

/// The questions that a program may ask its terminal before it draws, with their answers: the position of the cursor, the colour of
/// the background, and the kind of terminal.
const ANSWERS: [(&[u8], &[u8]); 3] =
    [(b"\x1b[6n", b"\x1b[1;1R"), (b"\x1b]11;?", b"\x1b]11;rgb:0000/0000/0000\x1b\\"), (b"\x1b[c", b"\x1b[?62;22c")];

/// Collects output until there is no more, and answers the program's questions.
fn take(chunks: &Receiver<Chunk>, writer: &mut impl Write) -> Vec<Chunk> {
    let (began, mut taken) = (Instant::now(), Vec::new());
    while began.elapsed() < LONGEST
        && let Ok(chunk) = chunks.recv_timeout(QUIET)
    {
        for (question, answer) in ANSWERS {
            if chunk.1.windows(question.len()).any(|bytes| bytes == question) {
                let _ = writer.write_all(answer).and_then(|()| writer.flush());
            }
        }
        taken.push(chunk);
    }
    taken
}

/// The seconds until half of the first screen was shown.
fn first_frame(chunks: &[Chunk], began: Instant) -> f64 {
    let parser = || {
        let [rows, columns] = [ROWS, COLUMNS].map(|cells| NonZeroU16::new(cells).expect("the size is not 0"));
        Parser::new(rows, columns, 0)
    };
    let mut whole = parser();
    for (_, bytes) in chunks {
        whole.process(bytes);
    }
    let settled = signs(whole.screen());
    let mut growing = parser();
    for (time, bytes) in chunks {
        growing.process(bytes);
        let there = signs(growing.screen()).iter().filter(|sign| settled.contains(sign)).count();
        if there > 0 && 2 * there >= settled.len() {
            return (*time - began).as_secs_f64();
        }
    }
    f64::NAN
}

/// All characters with their positions.
fn signs(screen: &Screen) -> std::collections::BTreeSet<(u16, u16, String)> {
    let places = (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (row, column)));
    let sign = |(row, column)| Some((row, column, screen.cell(row, column)?.contents().to_owned()));
    places.filter_map(sign).filter(|(_, _, sign)| !sign.trim().is_empty()).collect()
}

/// The median.
pub(super) fn median(figures: impl Iterator<Item = f64>) -> f64 {
    let mut figures: Vec<f64> = figures.collect();
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or(f64::NAN)
}

/// The peak memory of a process in kilobytes.
fn memory(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?.trim().strip_suffix(" kB")?.trim().parse().ok()
}

/// The number of context switches of a process.
fn switches(process: u32) -> Option<u64> {
    let mut sum = 0;
    for task in std::fs::read_dir(format!("/proc/{process}/task")).ok()? {
        let status = std::fs::read_to_string(task.ok()?.path().join("status")).ok()?;
        let counts = status.lines().filter_map(|line| line.split_once("ctxt_switches:"));
        sum += counts.filter_map(|(_, count)| count.trim().parse::<u64>().ok()).sum::<u64>();
    }
    Some(sum)
}
