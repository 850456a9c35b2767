//! The tasks that wait for the user today: the puzzle of the day, and positions from the user's own games.

use zugzwang_engine::Day;

use super::{prelude::*, puzzle::of_day};
use crate::{
    keep::storage::{Again, Attempt, Diary, Fate, Puzzles, Tried},
    play::review::Slip,
};

/// Until this many puzzles are solved, the puzzle of the day is an easy one.
const FEW: u64 = 10;
/// A wrong try and the right one, in the line to paste.
const SQUARES: [&str; 2] = ["🟧", "🟦"];
/// If there are more wrong tries, they are not told one by one.
const MOST: u64 = 12;

#[derive(Debug, Clone, Default)]
pub(super) struct Daily {
    /// `None` if nothing is saved; then there is no puzzle of the day.
    pub(super) today: Option<Day>,
    pub(super) puzzles: Puzzles,
    pub(super) diary: Diary,
    pub(super) again: Again,
    pub(super) run: u64,
    /// The number of positions from the user's own games that wait today.
    pub(super) waiting: usize,
}

impl Daily {
    pub(super) fn read(Cx { desk, look }: &mut Cx<'_>) -> Self {
        let Some(keeper) = &mut desk.keeper else { return Self::default() };
        let today = Some(keeper.today());
        let (puzzles, diary, again) = (keeper.puzzles(), keeper.diary(), keeper.again());
        let mut daily = Self {
            today,
            puzzles: desk.read(puzzles, look).unwrap_or_default(),
            diary: desk.read(diary, look).unwrap_or_default(),
            again: desk.read(again, look).unwrap_or_default(),
            ..Self::default()
        };
        daily.sum_up();
        daily
    }

    /// Counts these once, because they are drawn in every frame.
    fn sum_up(&mut self) {
        self.run = self.today.map_or(0, |today| self.diary.run(today));
        self.waiting = self.due().len();
    }

    /// `None` if today's puzzle can no longer be solved.
    pub(super) fn open_day(&self) -> Option<Day> {
        self.today.filter(|_| matches!(self.fate(), None | Some(Fate::Missed)))
    }

    /// Returns whether today's puzzle is the easy one. This does not change once the puzzle was tried.
    pub(super) fn is_gentle(&self) -> bool {
        self.tried().map_or_else(|| self.is_new(), |tried| tried.gentle)
    }

    /// Returns whether the user has solved few puzzles.
    pub(super) fn is_new(&self) -> bool {
        self.puzzles.total() < FEW
    }

    fn tried(&self) -> Option<Tried> {
        self.diary.tried(self.today?)
    }

    /// A day may come twice to a traveller: the diary knows the days whose puzzle was solved.
    pub(super) fn fate(&self) -> Option<Fate> {
        let today = self.today?;
        self.puzzles.fate(today).or_else(|| self.diary.has_solved(today).then_some(Fate::Solved))
    }

    pub(super) fn due(&self) -> Vec<Slip> {
        self.today.map_or_else(Vec::new, |today| self.again.due(today))
    }

    pub(super) fn count(&mut self, attempt: Attempt) {
        self.puzzles = self.puzzles.with(attempt);
        self.diary = std::mem::take(&mut self.diary).with(attempt);
        self.sum_up();
    }

    /// `None` removes the position from those of the user's own games.
    pub(super) fn count_again(&mut self, slip: &Slip, right: Option<bool>) {
        if let Some(today) = self.today {
            self.again = std::mem::take(&mut self.again).after(slip, right, today);
            self.sum_up();
        }
    }

    /// Whether today's puzzle is solved, so that there is a line about it.
    pub(super) fn has_line(&self) -> bool {
        self.tried().is_some_and(|tried| tried.fate == Fate::Solved)
    }

    /// The line about today's puzzle, for the user to paste anywhere once it is solved. Makes the puzzle once more, for its game.
    pub(super) fn line(&self, look: &Look) -> Option<String> {
        let (day, tried) = (self.today?, self.tried().filter(|_| self.has_line())?);
        line(day, tried, self.run, look)
    }
}

/// Returns the line about the puzzle of a day that was solved, with a link in a page. It names the game, but reveals neither the
/// position nor the move.
pub fn line(day: Day, tried: Tried, run: u64, look: &Look) -> Option<String> {
    let puzzle = of_day(day, tried.gentle)?;
    let signs = look.glyphs().tries;
    let [wrong, right] = if signs[0].is_ascii() { signs } else { SQUARES };
    let missed = usize::try_from(tried.missed.min(MOST)).unwrap_or(0);
    let tries = if tried.missed > MOST {
        format!("{}{wrong}{right}", tried.missed)
    } else {
        format!("{}{right}", wrong.repeat(missed))
    };
    let (month, date) = (day.seed() / 100 % 100, day.seed() % 100);
    let date = say!(look, "puzzle-date", month = month, date = date);
    let game = words::title_of(puzzle.game, &puzzle.setup, look);
    let line =
        say!(look, "puzzle-line", name = say!(look, "app-name"), date = date, game = game, tries = tries, run = run);
    Some(match &look.address {
        Some(address) => format!("{line} {address}#puzzle"),
        None => line,
    })
}
