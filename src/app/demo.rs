//! The demo: the arcade plays and explains game after game, until the user presses a key that does not change the language or a size.

use std::time::Duration;

use super::{App, Effect, Msg};
use crate::{
    play::{
        board::{Side, Status},
        boards::{self, Entry},
        job::Job,
        table::Table,
    },
    screens::{PlayScreen, action::Action, keymap::Context},
};

const MOVES: usize = 6;
/// Games that can be understood by looking. They are shown before games of numbers.
const PICTURES: [&str; 12] = [
    "king",
    "table",
    "nim",
    "matches",
    "wythoff",
    "gold",
    "northcott",
    "strip",
    "ticktacktwo",
    "rope",
    "chomp",
    "staircase",
];
/// The simplest of so many setups is chosen.
const DRAWN: u64 = 12;
/// The fewest moves of a game worth showing.
const LASTING: usize = 3;

#[derive(Debug)]
pub(super) struct Demo {
    seed: u64,
    shown: usize,
}

impl Demo {
    /// Returns the next game and the seed of its setup. Every game is shown once before any is shown again. The seed decides which comes
    /// first.
    fn next(&mut self) -> (&'static Entry, u64) {
        let (pictures, numbers): (Vec<_>, Vec<_>) =
            boards::ALL.iter().partition(|entry| PICTURES.contains(&entry.game.id));
        let turned = |mut games: Vec<&'static Entry>| {
            let by = usize::try_from(self.seed % 1_000_000).unwrap_or(0) % games.len().max(1);
            games.rotate_left(by);
            games
        };
        let order = [turned(pictures), turned(numbers)].concat();
        let at = self.shown;
        self.shown += 1;
        (order[at % order.len()], self.seed.wrapping_add(DRAWN * at as u64))
    }
}

/// Measures how complicated a position looks: by how many numbers it has, then by how many digits. Signs such as minus do not count:
/// a row with the fewest would be cleared by a single move.
fn glance(position: &str) -> (usize, usize) {
    let numbers = position.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
    numbers.fold((0, 0), |(count, digits), word| (count + 1, digits + word.len()))
}

/// Opens a game of two machines in the simplest of several random setups that last long enough.
fn glanced(entry: &Entry, seed: u64) -> Option<Table> {
    let mut drawn: Vec<Vec<String>> = (0..DRAWN).map(|more| entry.game.of_seed(seed.wrapping_add(more))).collect();
    let opened = |words: &Vec<String>| entry.open(words, &[], Side::Watch).ok();
    drawn.sort_by_cached_key(|words| opened(words).map(|table| glance(&table.position())));
    let lasting = drawn.iter().find(|words| opened(words).is_some_and(lasts));
    lasting.and_then(opened).or_else(|| entry.open::<&str>(&[], &[], Side::Watch).ok())
}

/// Returns whether two perfect players make [`LASTING`] moves before the game is over. Such small setups are solved at once.
fn lasts(mut table: Table) -> bool {
    (1..LASTING).all(|_| {
        table.take_jobs().into_iter().for_each(Job::run);
        table.collect();
        table.reply() && !matches!(table.status(), Status::Over(_))
    })
}

impl App {
    /// Starts the demo with a random seed.
    pub fn begin_demo(&mut self) {
        let seed = self.kept.desk.next_seed();
        self.begin_demo_from(seed);
    }

    /// Starts the demo with this seed.
    pub fn begin_demo_from(&mut self, seed: u64) {
        self.back_to(0);
        self.demo = Some(Demo { seed, shown: 0 });
        self.next_demo();
        self.settle();
    }

    pub(super) fn next_demo(&mut self) {
        let Some((entry, seed)) = self.demo.as_mut().map(Demo::next) else { return };
        self.leave_to(0);
        if let Some(table) = glanced(entry, seed) {
            self.push(Box::new(PlayScreen::explaining(table)));
        }
    }

    /// Ends the demo. The key that ended it does nothing else.
    pub(super) fn end_demo(&mut self) -> Effect {
        self.demo = None;
        self.back_to(0);
        Effect::None
    }

    /// Returns whether an event ends the demo. All input does, except keys that end or suspend the program or change language or size.
    pub(super) fn ends_demo(&self, msg: &Msg) -> bool {
        match msg {
            Msg::Key(key) => {
                let action = self.look.keymap().action(Context::Play, *key, self.look.language());
                !matches!(action, Some(Action::QuitNow | Action::Suspend | Action::Language | Action::Projector))
            }
            Msg::Click(_) | Msg::Touch(..) | Msg::Wheel { .. } | Msg::Paste(_) => true,
            Msg::Size(_) | Msg::Ground { .. } | Msg::Answered | Msg::Tick => false,
        }
    }

    /// Returns how long to show the end of the current game; `None` until it has ended.
    pub(super) fn demo_pause(&mut self) -> Option<Duration> {
        const END: Duration = Duration::from_secs(6);
        self.demo.as_ref()?;
        let table = self.top().table()?;
        let over = matches!(table.status(), Status::Over(_) | Status::Failed | Status::Stopped);
        (over || table.plies() >= MOVES).then_some(END)
    }
}
