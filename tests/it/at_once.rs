//! Nothing that can take long runs on the thread that draws: every game at its limits, at every degree of telling.
//!
//! Time is not measured. The engine counts the steps that each thread works for a theory; here all that are taken in between two frames
//! are counted.

use std::{
    sync::mpsc::{Receiver, Sender, channel},
    thread,
};

use ratatui::layout::{Rect, Size};
use zugzwang::{
    app::{App, Kept, Msg, worker::Worker},
    play::{
        board::{Degree, Lines, Side},
        boards,
        job::Job,
        table::Table,
    },
};
use zugzwang_engine::cancel;

use crate::common::{Arcade, counts::nightly, desk, plain_look, settle};

/// The most steps between two frames. A theory for the largest setups takes thousands.
const MOST: u64 = 200;

/// Setups at the limits of every game.
fn limits() -> Vec<(&'static str, Vec<String>)> {
    const HUGE: u64 = 1_000_000_000_000_000_000;
    fn list<T: ToString>(all: impl IntoIterator<Item = T>) -> String {
        all.into_iter().map(|one| one.to_string()).collect::<Vec<_>>().join(",")
    }
    let huge = list((0..10).map(|at| HUGE - at * 7));
    let set = list(999_937..=1_000_000);
    let ones = "1".repeat(200);
    let numbers = list((0..5000).map(|at: i64| at * 7919 % 1_000_001 - 500_000));
    let prices = list((0..5000).map(|at: i64| 1 + at * 7919 % 1_000_000));
    // Every arrow between 20 nodes that goes forward, and back.
    let node = |at: u8| char::from(b'a' + at);
    let joined = |back: bool| {
        let pairs = (0..20).flat_map(|one| (0..20).map(move |other| (one, other)));
        list(
            pairs
                .filter(|(one, other)| if back { one != other } else { one < other })
                .map(|(one, other)| format!("{}-{}", node(one), node(other))),
        )
    };
    let stalks = list((0..10).map(|at| "brrbg"[at % 4..=at % 4].repeat(59) + "b"));
    let green = list((1..=10).map(|at| "g".repeat(6 * at)));
    let six = "strip:n=99999:k=777 matches:n=100000:k=3 strip:n=99998:k=700 octal:code=grundy:heaps=100000 coins:x=10000000:set=1,3,4 rope:length=10000";
    let words = |text: &str| text.split(' ').filter(|word| !word.is_empty()).map(ToOwned::to_owned).collect::<Vec<_>>();
    let sum: Vec<String> = six.split(' ').zip("abcdef".chars()).map(|(part, name)| format!("{name}={part}")).collect();
    let mut limits = vec![("sum", sum)];
    let mut add = |game: &'static str, text: &str| limits.push((game, words(text)));
    add("subtraction", &format!("c={HUGE} m=1000000007"));
    add("subtraction", &format!("c={HUGE} m=1 last=loses"));
    add("euclid", &format!("a={HUGE} b=618033988749894848"));
    add("nim", &format!("heaps={huge}"));
    add("nim", &format!("heaps={huge} last=loses"));
    add("moore", &format!("heaps={huge} k=10"));
    add("moore", &format!("heaps={huge} k=3 last=loses"));
    add("coins", &format!("x=10000000 set={set}"));
    add("coins", "x=10000000 set=1,3,4");
    add("coin-piles", &format!("piles={} set={set}", list((0..10).map(|at| 10_000_000 - at))));
    add("fibonacci", &format!("c={HUGE}"));
    add("fibonacci", "c=300");
    add("gold", &format!("prices={prices}"));
    add("both-ends", &format!("numbers={numbers}"));
    add("king", "m=20 n=20");
    add("date", "date=01.01 last=loses");
    add("product", "c=1000000000000");
    add("coprime-product", "c=1000000 r=1000000");
    add("coprime-product", "c=2 r=1000000");
    add("program", "lines=10");
    add("ticktacktwo", "");
    add("northcott", "tracks=10 cells=40");
    add("nimbi", "rows=20 cols=20");
    add("matches", "n=1000000 k=2");
    add("matches", "n=100000 k=3");
    add("matches", &format!("row={ones} k=3"));
    add("strip", "n=1000000 k=2");
    add("strip", "n=100000 k=777");
    add("strip", &format!("row={ones} k=17"));
    add("rope", "length=10000");
    add("rope", "length=9999.99");
    add("table", "table=100 coin=1");
    add("octal", "code=grundy heaps=100000,99999,99998");
    add("octal", &format!("code=0.77 heaps={huge}"));
    add("octal", "code=0.777 heaps=100000,4096");
    add("octal", "code=0.007 heaps=4096,4095");
    add("graph", &format!("arrows={}", joined(false)));
    add("graph", &format!("arrows={}", joined(true)));
    add("chomp", &format!("bar={}", list([10; 10])));
    add("hackenbush", &format!("stalks={stalks}"));
    add("hackenbush", &format!("stalks={green}"));
    add("staircase", &format!("steps={huge}"));
    add("domineering", "rows=6 cols=6");
    limits
}

/// An arcade, and the questions that it asks.
struct Asked {
    arcade: Arcade,
    jobs: Receiver<Job>,
    done: Sender<()>,
}

impl Asked {
    fn new(degree: Degree) -> Self {
        let (jobs, inbox) = channel();
        let (done, told) = channel();
        // The arcade waits a moment for each question that is not reported as done.
        (0..1 << 14).for_each(|_| done.send(()).expect("the receiver exists"));
        let area = Rect::new(0, 0, 120, 40);
        let worker = Worker::Thread { jobs, done: told, open: 0 };
        let mut desk = desk(None);
        desk.telling = degree.into();
        let app = App::new(plain_look(), Kept { desk, ..Kept::default() }, worker, area);
        Self { arcade: Arcade::of(app, area), jobs: inbox, done }
    }

    /// Works on the questions on another thread, for at most as long as most answers take.
    fn answer(&mut self) {
        const LONGEST: u64 = 500;
        for _ in 0..4 {
            let jobs: Vec<Job> = self.jobs.try_iter().collect();
            if jobs.is_empty() {
                return;
            }
            // The steps are counted on each thread, and this one is new.
            let work = move || {
                for job in jobs {
                    drop(job.run_while(|_, _| cancel::steps() < LONGEST));
                }
            };
            thread::Builder::new().stack_size(64 << 20).spawn(work).expect("a thread").join().expect("it ends");
            let _ = self.done.send(());
            self.arcade.handle(Msg::Answered);
        }
    }
}

/// Opens a game and presses keys; returns the keys after which this thread worked out a theory, with the number of steps.
fn worked(game: &str, words: &[String], degree: Degree, keys: &str, answers: bool) -> Vec<(String, u64)> {
    let mut worked = Vec::new();
    let mut asked = Asked::new(degree);
    let mut before = cancel::steps();
    let table = boards::find(game).expect("a game").open::<String>(words, &[], Side::First).expect("a valid setup");
    asked.arcade.app.open(table);
    for key in std::iter::once("").chain(keys.split(' ')) {
        asked.arcade.press(key);
        asked.arcade.buffer();
        if answers {
            asked.answer();
            asked.arcade.buffer();
        }
        let steps = cancel::steps();
        if steps - before > MOST {
            worked.push((key.to_owned(), steps - before));
        }
        before = steps;
    }
    worked
}

const DEGREES: [Degree; 3] = [Degree::All, Degree::Figure, Degree::Nothing];

fn check(keys: &str, answers: bool) {
    let mut turns = DEGREES.into_iter().cycle();
    for (game, words) in limits() {
        for degree in turns.by_ref().take(nightly(1, DEGREES.len())) {
            let worked = worked(game, &words, degree, keys, answers);
            assert!(worked.is_empty(), "{game} {:.80} {degree:?} {worked:?}", words.join(" "));
        }
        // So every game meets each degree sooner or later.
        turns.next();
    }
}

/// Every pane and screen that a game has, while the worker is busy with something else.
#[test]
fn no_frame_works_out_a_theory_while_it_waits_for_an_answer() {
    check(
        "Down Right PgDn PgUp Home End i i i i f f f W Tab Tab e Space e c Space Space c M Tab Esc ? Esc P P s u x Enter v Left Esc",
        false,
    );
}

#[test]
fn no_frame_works_out_a_theory_with_the_answers_that_come_soon() {
    check("i i i i f f W Tab Right e Space Space e x v", true);
}

/// A part of the idea that takes long is asked of the worker, and the figure says so until it is there.
#[test]
fn a_figure_says_that_its_values_are_being_worked_out() {
    let words = ["a=strip:n=20:k=3", "b=nim:heaps=3"].map(str::to_owned);
    let mut table = boards::find("sum").expect("a game").open::<String>(&words, &[], Side::First).expect("a setup");
    let figure = |table: &Table, looks: bool| {
        let lines = table.lines(Lines::Figure { looks }, &plain_look(), Size::new(60, 12));
        lines.iter().map(|line| line.to_string() + "\n").collect::<String>()
    };
    assert!(figure(&table, false).contains("a  111") && !figure(&table, false).contains("Thinking"));
    assert!(figure(&table, true).contains("a  111") && figure(&table, true).contains("Thinking"));
    settle(&mut table);
    assert!(
        figure(&table, true).contains("2+1") && !figure(&table, true).contains("Thinking"),
        "{}",
        figure(&table, true)
    );
}
