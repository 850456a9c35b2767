//! The arcade shows itself: it plays and explains, game after game, until a key is pressed that is not about how it is shown.

use std::time::Duration;

use super::{App, Effect, Msg};
use crate::{
    play::{
        board::{Side, Status, Table},
        boards::{self, Entry},
        job::Job,
    },
    screens::{
        PlayScreen,
        action::Action,
        keymap::{self, Context},
    },
};

/// After so many moves of one game it is another's turn.
const MOVES: usize = 6;
/// Games that are understood by looking: they are shown before those of numbers.
const PICTURES: [&str; 10] =
    ["king", "table", "nim", "matches", "wythoff", "gold", "northcott", "strip", "ticktacktwo", "rope"];
/// So many setups are drawn, and the one that is seen at a glance is shown.
const DRAWN: u64 = 12;
/// So many moves make a game, rather than one that is over as soon as it has begun.
const LASTING: usize = 3;

/// A demonstration that runs.
#[derive(Debug)]
pub(super) struct Demo {
    /// The seed that its games are drawn from.
    seed: u64,
    /// The number of games begun.
    shown: usize,
}

impl Demo {
    /// The next game, and the seed of its setup: each once, beginning with another one each time, then all once more.
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

/// Measures a setup for being taken in at a glance: counts the numbers that stand there, and the digits they have. Of signs
/// such as minus there may be as many as there are: a row without any is won by taking all of it.
fn glance(position: &str) -> (usize, usize) {
    let numbers = position.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
    numbers.fold((0, 0), |(count, digits), word| (count + 1, digits + word.len()))
}

/// A game of two machines in a setup that is seen at a glance: of those drawn the one with the fewest numbers and digits in
/// which there is something to see.
fn glanced(entry: &Entry, seed: u64) -> Option<Box<dyn Table>> {
    let mut drawn: Vec<Vec<String>> = (0..DRAWN).map(|more| entry.game.of_seed(seed.wrapping_add(more))).collect();
    let opened = |words: &Vec<String>| entry.open(words, &[], Side::Watch).ok();
    drawn.sort_by_cached_key(|words| opened(words).map(|table| glance(&table.position())));
    let lasting = drawn.iter().find(|words| opened(words).is_some_and(lasts));
    lasting.and_then(opened).or_else(|| entry.open::<&str>(&[], &[], Side::Watch).ok())
}

/// Returns whether two perfect players make [`LASTING`] moves before the game is over. Setups at a glance are solved in no
/// time.
fn lasts(mut table: Box<dyn Table>) -> bool {
    (1..LASTING).all(|_| {
        table.take_jobs().into_iter().for_each(Job::run);
        table.collect();
        table.reply() && !matches!(table.status(), Status::Over(_))
    })
}

impl App {
    /// Begins to play and explain by itself.
    pub fn begin_demo(&mut self) {
        let seed = self.kept.desk.next_seed();
        self.begin_demo_from(seed);
    }

    /// The same, with what this seed draws.
    pub fn begin_demo_from(&mut self, seed: u64) {
        self.back_to(0);
        self.demo = Some(Demo { seed, shown: 0 });
        self.next_demo();
        self.settle();
    }

    /// The next game of the demonstration, in a setup of its own.
    pub(super) fn next_demo(&mut self) {
        let Some((entry, seed)) = self.demo.as_mut().map(Demo::next) else { return };
        self.leave_to(0);
        if let Some(table) = glanced(entry, seed) {
            self.push(Box::new(PlayScreen::explaining(table)));
        }
    }

    /// Whatever is pressed ends the demonstration, and nothing else.
    pub(super) fn end_demo(&mut self) -> Effect {
        self.demo = None;
        self.back_to(0);
        Effect::None
    }

    /// Returns whether the demonstration ends with this: with whatever a user does, but not with what ends or pauses the
    /// program, nor with what changes the language or the size for those who watch.
    pub(super) fn ends_demo(&self, msg: &Msg) -> bool {
        match msg {
            Msg::Key(key) => {
                let action = keymap::action(Context::Play, *key, self.look.language());
                !matches!(action, Some(Action::QuitNow | Action::Suspend | Action::Language | Action::Projector))
            }
            Msg::Click(_) | Msg::Wheel { .. } | Msg::Paste(_) => true,
            Msg::Size(_) | Msg::Ground { .. } | Msg::Answered | Msg::Tick => false,
        }
    }

    /// Returns the time for which the end of a game is shown; `None` while it goes on.
    pub(super) fn demo_pause(&mut self) -> Option<Duration> {
        const END: Duration = Duration::from_secs(6);
        self.demo.as_ref()?;
        let table = self.top().table()?;
        let over = matches!(table.status(), Status::Over(_) | Status::Failed | Status::Stopped);
        (over || table.plies() >= MOVES).then_some(END)
    }
}
